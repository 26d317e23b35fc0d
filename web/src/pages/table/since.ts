/** What the others did since the player's own turn, a line for each of them. */
import type { EventSeen } from '$lib/types';
import type { Turn } from '$lib/turns';

export interface SeatSince {
  seat: number;
  /** What they did in all their turns, and in the last of them. */
  events: EventSeen[];
  last: EventSeen[];
}

/** One for each seat; the last to move comes last. */
export function bySeat(turns: Pick<Turn, 'seat' | 'events'>[]): SeatSince[] {
  const found = new Map<number, SeatSince>();
  for (const { seat, events } of turns) {
    if (seat === null) continue;
    const before = found.get(seat);
    found.delete(seat);
    found.set(seat, { seat, events: [...(before?.events ?? []), ...events], last: events });
  }
  return [...found.values()];
}
