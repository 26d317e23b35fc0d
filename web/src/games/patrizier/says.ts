/** What the action bar says beyond the question: what the plan wins and takes. */
import type { BoardProps } from '$lib/board';
import { t } from '$lib/texts.svelte';
import { cardWords, cityWord, leadWords, sideWord, tookWords } from './spoken';
import { citiesShown, ownSeat, SIDES, type TableSeen } from './table';

export function says(board: BoardProps): string[] {
  if (!board.ahead) return [];
  const cities = citiesShown(board);
  const said: string[] = [];
  for (const shown of cities) {
    for (const side of SIDES) {
      const tower = shown.towers[side];
      const changed = tower.planned < tower.floors.length || tower.gone !== null;
      if (!changed || tower.leader === null) continue;
      const facts = { city: cityWord(board, shown.name), side: sideWord(board, side) };
      if (shown.seen.scored) said.push(t('patrizier-says-scored', { ...facts, took: tookWords(board, shown, side) }));
      else said.push(t('patrizier-says-tower', { ...facts, lead: leadWords(board, tower.floors, tower.leader) }));
    }
  }
  const taken = cities.find((shown) => shown.card.taken)?.card.code;
  if (taken) said.push(t('patrizier-says-take', { card: cardWords(board, taken) }));
  const before = board.seat === null ? undefined : (board.now.table as TableSeen).seats[board.seat]?.points;
  const after = ownSeat(board)?.points;
  if (before !== undefined && after !== undefined && after > before) {
    said.push(t('patrizier-says-points', { points: after - before }));
  }
  return said;
}
