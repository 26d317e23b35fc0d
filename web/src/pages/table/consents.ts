/** Requests for consent at a table, in words. */
import { t } from '$lib/texts.svelte';
import type { SeatSeen, Update } from '$lib/types';

export function namesAt(seats: SeatSeen[], numbers: readonly number[]): string {
  return numbers.map((number) => seats[number]?.name ?? '').join(', ');
}

/** Whose consent a seat is waiting for, after it has asked for an undo or for a bot in place of an absent player. */
export function waitingFor({ table: { wish, absence } }: Update, seats: SeatSeen[], seat: number | null): string {
  if (seat === null) return '';
  if (wish?.seat === seat) return t('table-undo-waits', { names: namesAt(seats, wish.waits) });
  if (!absence?.agreed.includes(seat) || !absence.waits.length) return '';
  return t('table-absent-waits', { absent: namesAt(seats, [absence.seat]), names: namesAt(seats, absence.waits) });
}
