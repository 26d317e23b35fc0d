/** The points that everybody will probably end with, computed by the server from what the seat may know. */
import type { BoardProps } from '$lib/board';
import { signed } from './own';
import { outlookOf, shown, type Expected, type FlorenzaTable } from './table';

/** The last values without a plan: a plan is no standing, and nobody may be told what it is worth. */
let kept = $state.raw<Expected[]>([]);
/** Whether everybody's goods and tracks are shown instead. */
let goods = $state(false);

export const panel = {
  get goods() {
    return goods;
  },
  set goods(wanted: boolean) {
    goods = wanted;
  },
};

/** Call it in an effect. */
export function keep(board: BoardProps): void {
  const { expected } = outlookOf(board);
  if (expected && !board.plan.length) kept = expected;
}

/** For each seat; empty until the first round. */
export function expectedOf(board: BoardProps): Expected[] {
  const { expected } = outlookOf(board);
  const found = expected && !board.plan.length ? expected : kept;
  return found.length === shown(board).table.seats.length ? found : [];
}

/** `49`, or `28+` where certificates lie face down. */
export function expectedSaid({ points, hidden }: Expected): string {
  return `${signed(points)}${hidden ? '+' : ''}`;
}

const TENS = 10;
const LEAST_SCALE = 40;

/** The common scale of all bars: whole tens, from zero or below. */
export function scaleOf(all: Expected[]): { from: number; to: number } {
  const tens = (value: number, round: (share: number) => number) => round(value / TENS) * TENS;
  return {
    from: Math.min(0, ...all.map(({ points }) => tens(points, Math.floor))),
    to: Math.max(LEAST_SCALE, ...all.map(({ points, hidden }) => tens(points + (hidden ? TENS / 2 : 0), Math.ceil))),
  };
}

/** The families in seat order, the player's own first: this order must not look like a ranking. */
export function seated(table: FlorenzaTable, seat: number | null): number[] {
  const seats = table.seats.map((_, number) => number);
  return seat === null ? seats : [...seats.slice(seat), ...seats.slice(0, seat)];
}
