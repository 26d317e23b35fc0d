/** What everybody will probably end with, as the server reckons it from what the seat may know. */
import type { BoardProps } from '$lib/board';
import { signed } from './own';
import { outlookOf, shown, type Expected, type FlorenzaTable } from './table';

/** As it was reckoned last, without a plan: what is only planned is no standing, and its worth is nobody's to be told. */
let kept = $state.raw<Expected[]>([]);
/** Whether the goods and tracks of everybody are looked at instead. */
let goods = $state(false);

export const panel = {
  get goods() {
    return goods;
  },
  set goods(wanted: boolean) {
    goods = wanted;
  },
};

/** To be called in an effect. */
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

/** The scale on which all are drawn: whole tens, from nothing or below. */
export function scaleOf(all: Expected[]): { from: number; to: number } {
  const tens = (value: number, round: (share: number) => number) => round(value / TENS) * TENS;
  return {
    from: Math.min(0, ...all.map(({ points }) => tens(points, Math.floor))),
    to: Math.max(LEAST_SCALE, ...all.map(({ points, hidden }) => tens(points + (hidden ? TENS / 2 : 0), Math.ceil))),
  };
}

/** The families as they sit, the own one first: no order that could be read as a ranking. */
export function seated(table: FlorenzaTable, seat: number | null): number[] {
  const seats = table.seats.map((_, number) => number);
  return seat === null ? seats : [...seats.slice(seat), ...seats.slice(0, seat)];
}
