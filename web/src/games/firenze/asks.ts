/** What an event asks of a player, with its cause: which card it is, who took it, and what is at stake. */
import type { BoardProps } from '$lib/board';
import { t } from '$lib/texts.svelte';
import { coloured } from './facts';
import { shown, type FirenzeView } from './table';

/** The questions of events, and the sentence for each. */
const EVENTS: Record<string, string> = {
  WARD: 'ward',
  FLOOD: 'give',
  FIRE: 'give',
  TAX_TOWER: 'some',
  TAX: 'pay',
  TRIBUTE: 'some',
  COLLAPSE: 'collapse',
  BOTCH: 'botch',
};

/** The card that interrupts, and the player who took it. */
function causeOf({ words, seat }: BoardProps, { question, table }: FirenzeView): string | null {
  if (!EVENTS[question] || table.taking === null || seat === null) return null;
  const card = words(`card-${table.taking}`);
  const other = table.player !== null && table.player !== seat;
  return other ? t('firenze-asks-cause', { card, name: words.nameOf(table.player!) }) : card;
}

/** For the question that is asked now, without the plan. */
export const cause = (board: BoardProps) => causeOf(board, board.now as FirenzeView);

export function asks(board: BoardProps): string | null {
  const { question, table } = shown(board);
  const cause = causeOf(board, shown(board));
  if (cause === null || board.seat === null) return null;
  const { words } = board;
  const own = table.seats[board.seat]?.towers ?? [];
  const towers = table.at_stake.flatMap((slot) => {
    const tower = own[slot];
    return tower ? [t('firenze-asks-tower', { ...coloured(words, tower.colour), height: tower.height })] : [];
  });
  return t(`firenze-asks-${EVENTS[question]}`, { cause, count: table.due, towers: towers.join(', '), number: towers.length });
}
