/** Cards, towers and cities in words, in the language of the app. */
import type { BoardProps } from '$lib/board';
import type { HelpText } from '$lib/help.svelte';
import { nameOf } from '$lib/seats';
import { t } from '$lib/texts.svelte';
import { faceId, readCard } from './cards';
import { SIDES, tableOf, type CityShown, type Outlook, type Side, type Standing, type TableSeen } from './table';

export function cityWord(board: BoardProps, name: string): string {
  return board.words(`city-${name}`);
}

export function sideWord(board: BoardProps, side: Side): string {
  return board.words(side === 0 ? 'side-left' : 'side-right');
}

/** Facts about a seat: its name, and whether it is the reader's own. */
function who(board: BoardProps, seat: number): Record<string, unknown> {
  return { name: nameOf(board, seat), you: seat === board.words.own ? 'yes' : 'no' };
}

export function cardWords(board: BoardProps, code: string): string {
  const card = readCard(code);
  return t('patrizier-card', { city: cityWord(board, card.city), face: board.words(faceId(card)) });
}

export function cardHelp(board: BoardProps, code: string): HelpText {
  const card = readCard(code);
  const city = cityWord(board, card.city);
  const lines = [t('patrizier-help-build', { city, floors: card.crests })];
  if (card.head) lines.push(t('patrizier-help-heads', { heads: card.heads, head: board.words(`head-${card.head}`) }));
  if (card.action) lines.push(t(`patrizier-help-${card.action}`, { city }));
  if (card.start) lines.push(t('patrizier-help-start'));
  return { title: cardWords(board, code), lines };
}

/** A dash without a line break around it. */
const DASH = '\u2060–\u2060';

/** Each player's number of floors in a tower, most first: "2–1". */
function countsOf(floors: number[], leader: number): { counts: string; tie: boolean } {
  const each = new Map<number, number>();
  for (const owner of floors) each.set(owner, (each.get(owner) ?? 0) + 1);
  const most = each.get(leader) ?? 0;
  const others = [...each].filter(([owner]) => owner !== leader).map(([, count]) => count);
  others.sort((a, b) => b - a);
  return { counts: [most, ...(others.length ? others : [0])].join(DASH), tie: others.includes(most) };
}

/** Who leads a tower, and by how much. The server names the leader; the floors are those that are drawn. */
export function leadWords(board: BoardProps, floors: number[], leader: number | null): string {
  if (leader === null || floors.length === 0) return t('patrizier-empty');
  const { counts, tie } = countsOf(floors, leader);
  return t(tie ? 'patrizier-leads-tie' : 'patrizier-leads', { ...who(board, leader), counts });
}

export function leadShort(board: BoardProps, floors: number[], leader: number | null): string {
  if (leader === null || floors.length === 0) return t('patrizier-empty-short');
  const { counts, tie } = countsOf(floors, leader);
  return t(tie ? 'patrizier-leads-tie-short' : 'patrizier-leads-short', { ...who(board, leader), counts });
}

/** The points of the tile that a tower wins, as the city stands now; null while the towers are equally high. */
export function tileOf(board: BoardProps, shown: CityShown, side: Side, standing: Standing | null): number | null {
  const higher = standing?.higher ?? null;
  if (higher === null) return null;
  const before = (board.now.table as TableSeen).cities[shown.index]!;
  const tiles = before.tiles.length ? before.tiles : shown.seen.tiles;
  return tiles[side === higher ? 0 : 1] ?? null;
}

export function leftWords(shown: CityShown): string {
  if (shown.seen.scored) return t('patrizier-scored');
  return t('patrizier-left', { floors: shown.left });
}

/** The same, short enough for the room beside the pips of a plinth. */
export function leftShort(shown: CityShown): string {
  return t(shown.seen.scored ? 'patrizier-scored' : 'patrizier-left-short', { floors: shown.left });
}

export function tookWords(board: BoardProps, shown: CityShown, side: Side): string {
  const leader = shown.towers[side].leader;
  if (leader === null) return '';
  return t(side === shown.higher ? 'patrizier-took-higher' : 'patrizier-took-lower', who(board, leader));
}

export function tookShort(board: BoardProps, shown: CityShown, side: Side): string {
  const leader = shown.towers[side].leader;
  if (leader === null) return '';
  return t(side === shown.higher ? 'patrizier-took-higher-short' : 'patrizier-took-lower-short', who(board, leader));
}

/** The whole city in words, for screen readers. */
export function cityLabel(board: BoardProps, shown: CityShown): string {
  const parts = [t('patrizier-city-label', { city: cityWord(board, shown.name), floors: shown.seen.floors })];
  parts.push(leftWords(shown));
  for (const side of SIDES) {
    const { floors } = shown.towers[side];
    const owners = floors.map((owner) => (owner === board.words.own ? t('patrizier-you') : nameOf(board, owner)));
    const facts = { side: sideWord(board, side), owners: owners.join(', '), floors: owners.length };
    parts.push(t('patrizier-tower-label', facts));
    if (shown.seen.scored) parts.push(tookWords(board, shown, side));
  }
  const [high, low] = shown.seen.tiles;
  if (high !== undefined) parts.push(t('patrizier-tiles-label', { high, low }));
  const { code } = shown.card;
  parts.push(code ? t('patrizier-card-label', { card: cardWords(board, code) }) : t('patrizier-no-card'));
  return parts
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ');
}

export function towerLabel(board: BoardProps, shown: CityShown, side: Side): string {
  const tower = shown.towers[side];
  const answer = tower.text === null ? undefined : board.legal.get(tower.text);
  const facts = { city: cityWord(board, shown.name), side: sideWord(board, side) };
  const place = t('patrizier-site', facts);
  if (!answer) return `${place}: ${leadWords(board, tower.floors, tower.leader)}`;
  return `${place}: ${board.words.answer(answer)}`;
}

export function spaceLabel(board: BoardProps, shown: CityShown): string {
  const card = cardWords(board, shown.card.code!);
  const id = shown.card.taken ? 'patrizier-space-taken' : shown.card.can ? 'patrizier-space-take' : 'patrizier-space';
  return t(id, { city: cityWord(board, shown.name), card });
}

/** The state of the city after a way to build, if the server sends it. */
export function afterBuilding(board: BoardProps, text: string): Standing | null {
  return (board.outlook as Outlook).builds?.[text] ?? null;
}

export function stockOf(board: BoardProps): number {
  return tableOf(board).stock;
}
