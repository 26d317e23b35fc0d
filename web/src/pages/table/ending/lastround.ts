/** The last round in words: why it is the last, and how many turns a player still has. */
import type { components } from '$generated/api';
import type { GameUi } from '$lib/board';
import { t, type GameWords } from '$lib/texts.svelte';
import type { View } from '$lib/types';

export type LastRound = components['schemas']['LastRound'];

/** Null: it has not begun, or the match is over. */
export function lastRoundOf(view: View): LastRound | null {
  return (view.table as { last_round?: LastRound | null }).last_round ?? null;
}

/** "Last round"; in Patrizier "Last cards" while everybody has several. */
export function lastTitle(last: LastRound, view: View): string {
  return t(`ending-last-title-${view.game}`, { turns: Math.max(1, ...last.turns) });
}

/** The player who caused the end begins the round. */
export function lastCause(last: LastRound, view: View, ui: GameUi, words: GameWords): string {
  const by = last.order[0]!;
  const round = ui.round?.(view);
  return t(`ending-last-why-${view.game}`, {
    name: words.nameOf(by),
    you: by === words.own ? 'yes' : 'no',
    round: round?.round ?? 0,
    rounds: round?.rounds ?? 0,
  });
}

/** How many turns a seat still has; empty for spectators. */
export function lastLeft(last: LastRound, view: View, seat: number | null): string {
  if (seat === null) return '';
  const count = last.turns[seat] ?? 0;
  return count === 1 && view.actor === seat ? `${t('ending-last-turn')}.` : t(`ending-last-left-${view.game}`, { count });
}
