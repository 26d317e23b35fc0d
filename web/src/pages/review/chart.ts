/** The positions in the chart of the margins; lengths are pixels. */
import { axis, every, marginsAt } from './model';
import type { Course, Turn } from './types';

const NARROW_PX = 560;
const TOP_PX = 10;
const BELOW_PX = 22;
/** The height of the strip for the luck of turns. */
export const LUCK_PX = 32;
/** A mark hangs this far below its line, and needs this much room. */
const HANGS_PX = 17;
const ROOM_PX = 25;
const LABEL_PX = 21;

export interface Spot {
  x: number;
  y: number;
}

export interface Chart {
  width: number;
  height: number;
  narrow: boolean;
  left: number;
  top: number;
  wide: number;
  high: number;
  /** From the top to the strip for the luck of turns. */
  below: number;
  ticks: { value: number; y: number }[];
  turns: { number: number; x: number; wide: number; named: boolean }[];
  lines: string[];
  /** At the right end, moved apart if they would touch. */
  labels: { seat: number; y: number; line: number; margin: number }[];
  x(ply: number): number;
  y(margin: number): number;
  marks(plies: number[]): Spot[];
}

export function chartOf(course: Course, turns: Turn[], last: number, size: { width: number; height: number }, shown: number): Chart {
  const { width, height } = size;
  const narrow = width < NARROW_PX;
  const left = narrow ? 32 : 40;
  const wide = Math.max(120, width - left - (narrow ? 62 : 132));
  const high = Math.max(80, height - TOP_PX - BELOW_PX - LUCK_PX - 2);
  const all = course.margins.flat();
  const low = Math.min(-2, ...all);
  const top = Math.max(2, ...all);
  const air = (top - low) * 0.06;
  const x = (ply: number) => left + (last ? (wide * ply) / last : 0);
  const y = (margin: number) => TOP_PX + (high * (top + air - margin)) / (top - low + 2 * air);
  const step = every(turns.length, narrow ? 8 : 18);
  const seats = course.margins[0]?.map((_, seat) => seat) ?? [];
  const ends = course.margins.at(-1) ?? [];

  return {
    width,
    height,
    narrow,
    left,
    top: TOP_PX,
    wide,
    high,
    below: TOP_PX + high + BELOW_PX,
    ticks: axis(low - air, top + air).map((value) => ({ value, y: y(value) })),
    turns: turns.map((turn) => ({
      number: turn.number,
      x: x(turn.first),
      wide: x(turn.last + 1) - x(turn.first),
      named: turn.actor >= 0 && turn.number % step === 0,
    })),
    lines: seats.map((seat) => 'M' + course.plies.map((ply, at) => `${round(x(ply))} ${round(y(course.margins[at]![seat]!))}`).join('L')),
    labels: apart(
      seats.map((seat) => ({ seat, margin: ends[seat] ?? 0, line: y(ends[seat] ?? 0), y: y(ends[seat] ?? 0) })),
      TOP_PX + 8,
      TOP_PX + high - 4,
    ),
    x,
    y,
    marks: (plies) =>
      hang(
        plies.map((ply) => ({ x: x(ply), y: y(marginsAt(course, ply)[shown] ?? 0) + HANGS_PX })),
        TOP_PX + high,
      ),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Labels in the order of their lines, without overlap, all within the chart. */
function apart<Label extends { y: number }>(labels: Label[], top: number, bottom: number): Label[] {
  const sorted = [...labels].sort((a, b) => a.y - b.y);
  let free = top;
  for (const label of sorted) {
    label.y = Math.max(label.y, free);
    free = label.y + LABEL_PX;
  }
  free = bottom;
  for (const label of sorted.reverse()) {
    label.y = Math.min(label.y, free);
    free = label.y - LABEL_PX;
  }
  return sorted.reverse();
}

/** Marks hang below their line, and lower if there is another mark already. */
function hang(spots: Spot[], bottom: number): Spot[] {
  const placed: Spot[] = [];
  for (const spot of spots) {
    // As squares: that is the area that fingers and accessibility checks use.
    const clashes = (one: Spot) => placed.some((other) => Math.abs(other.x - one.x) < ROOM_PX && Math.abs(other.y - one.y) < ROOM_PX);
    let down = { ...spot };
    while (clashes(down) && down.y < bottom) down = { ...down, y: down.y + 4 };
    let up = { ...spot, y: spot.y - 2 * HANGS_PX };
    while (clashes(up)) up = { ...up, y: up.y - 4 };
    placed.push(down.y <= bottom - 6 ? down : up);
  }
  return placed;
}
