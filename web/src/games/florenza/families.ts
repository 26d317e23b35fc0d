/** A family in words. */
import type { BoardProps } from '$lib/board';
import { nameOf } from '$lib/seats';
import { t } from '$lib/texts.svelte';
import { expectedOf, expectedSaid } from './expected.svelte';
import { shown, standing, totalOf } from './table';

/** Everything that a row shows, for users who cannot see its signs. */
export function seatSaid(board: BoardProps, seat: number): string {
  const { table } = shown(board);
  const one = table.seats[seat]!;
  const parts = [seat === board.words.own ? t('florenza-you') : nameOf(board, seat)];
  if (one.family) parts.push(board.words(`family-${one.family}`));
  if (table.captain === seat) parts.push(board.words('office-captain'));
  if (table.bishop === seat) parts.push(board.words('office-bishop'));
  if (standing(board).actor === seat) parts.push(t('florenza-on-turn'));
  const expected = expectedOf(board)[seat];
  if (expected) parts.push(t('florenza-expected-said', { points: expectedSaid(expected) }));
  parts.push(
    t('florenza-said-points', { prestige: one.prestige, bishop: one.bishop_points }),
    t('florenza-workers', { ready: one.workers, reserve: one.reserve }),
    t('florenza-said-goods', { florins: one.florins, cubes: totalOf(one.cubes) }),
    one.certificates === undefined ? t('florenza-certificates-hidden') : t('florenza-certificates', { count: one.certificates }),
  );
  return parts.join(', ');
}

/** The place of a seat in turn order, from 1. */
export function placeOf(board: BoardProps, seat: number): number {
  return shown(board).table.order.indexOf(seat) + 1;
}
