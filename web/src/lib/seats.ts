/** Those who sit at a table, as they are shown. */
import type { BoardProps } from './board';
import type { SeatSeen } from './types';

const CRESTS = 5;

/** Everybody at a table has a different crest, the same for all viewers: on a conflict, the later chair gets the next free one. */
export function distinct(seats: SeatSeen[]): SeatSeen[] {
  const used = new Set<number>();
  const crests = new Map<number, number>();
  // Persons have priority over bots, since they have chosen theirs.
  const order = seats.map((_, seat) => seat).sort((a, b) => rank(seats[a]!) - rank(seats[b]!) || a - b);
  for (const seat of order) {
    let crest = seats[seat]!.crest % CRESTS;
    while (used.has(crest) && used.size < CRESTS) crest = (crest + 1) % CRESTS;
    used.add(crest);
    crests.set(seat, crest);
  }
  return seats.map((seat, number) => ({ ...seat, crest: crests.get(number)! }));
}

function rank(seat: SeatSeen): number {
  return seat.kind === 'bot' ? 1 : 0;
}

type Seats = Pick<BoardProps, 'seats'>;

export function crestOf(board: Seats, seat: number): number {
  return (board.seats[seat]?.crest ?? seat) % CRESTS;
}

/** The colour of a seal, as styles and drawings name it. */
export function crestColour(crest: number): string {
  return `var(--crest-${((crest % CRESTS) + CRESTS) % CRESTS})`;
}

export function nameOf(board: Seats, seat: number): string {
  return board.seats[seat]?.name ?? String(seat + 1);
}
