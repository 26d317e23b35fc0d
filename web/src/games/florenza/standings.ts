/** Everybody's position on the tracks now and at the end of phase 7, in words and in numbers. */
import type { BoardProps } from '$lib/board';
import { t } from '$lib/texts.svelte';
import { signed } from './own';
import type { Outlook, Standing } from './table';

/** `17–22`, or one number if chance cannot change it. */
export function rangeSaid([low, high]: [number, number]): string {
  return low === high ? signed(low) : `${signed(low)}–${signed(high)}`;
}

/** In what a player is surely ahead of all others, whatever the dice show. */
function leads(own: Standing, others: Standing[]): 'both' | 'prestige' | 'bishop' | 'none' {
  const prestige = others.every((one) => own.prestige[0] > one.prestige[1]);
  const bishop = own.bishop > 0 && others.every((one) => own.bishop > one.bishop);
  return prestige && bishop ? 'both' : prestige ? 'prestige' : bishop ? 'bishop' : 'none';
}

/** If all is paid, or as things stand. */
export function standsSaid(board: BoardProps, outlook: Outlook): string {
  const { paid, standings, prestige, bishop } = outlook;
  if (board.seat === null || !standings || !prestige) return '';
  const own = paid ?? { prestige, bishop: bishop ?? 0 };
  const others = standings.filter((_, seat) => seat !== board.seat);
  // Only the leader reads this: in a replay, the reader may look from a stranger's seat.
  const lead = board.seat === board.words.own ? leads(own, others) : 'none';
  return t('florenza-stands', { range: rangeSaid(own.prestige), points: board.words('good-bishop', { count: own.bishop }), lead });
}
