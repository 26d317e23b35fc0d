/** What the page of a person computes from what the server says of them. */
import type { components } from '$generated/api';

type Schemas = components['schemas'];
export type Profile = Schemas['Profile'];
export type Friend = Schemas['FriendSeen'];
export type Friends = Schemas['Friends'];
export type GameRecord = Schemas['GameRecord'];
export type Leaderboard = Schemas['Leaderboard'];
export type Rating = Schemas['RatingSeen'];

/** How far up and down a chart shows at least, in points. */
const LEAST_HEIGHT = 120;

export interface Chart {
  line: string;
  band: string;
}

/** The course of a rating, and how uncertain it was, in a field of this size; match by match. */
export function chartOf(course: GameRecord['course'], wide: number, high: number): Chart | null {
  const points = course ?? [];
  if (points.length < 2) return null;
  const lows = points.map((one) => one.points - one.error);
  const highs = points.map((one) => one.points + one.error);
  const middle = (Math.min(...lows) + Math.max(...highs)) / 2;
  const height = Math.max(LEAST_HEIGHT, Math.max(...highs) - Math.min(...lows));
  const x = (index: number) => ((index / (points.length - 1)) * wide).toFixed(1);
  const y = (value: number) => (high / 2 - ((value - middle) / height) * high).toFixed(1);
  const path = (values: number[]) => values.map((value, index) => `${x(index)} ${y(value)}`);
  const back = path(lows).reverse();
  return {
    line: `M${path(points.map((one) => one.points)).join('L')}`,
    band: `M${path(highs).join('L')}L${back.join('L')}Z`,
  };
}

/** By how much a rating has changed since a time. */
export function changeSince(course: GameRecord['course'], at: number): number | null {
  const points = course ?? [];
  const before = points.findLast((one) => one.at < at) ?? points[0];
  const now = points.at(-1);
  return before && now && before !== now ? now.points - before.points : null;
}

/** Among those who are listed, of whom these are rated higher, in how many of a hundred somebody is; at least one. */
export function topPercent(record: GameRecord): number | null {
  const { higher = 0, listed = 0, rating } = record;
  if (!rating || rating.provisional || listed < 2) return null;
  return Math.max(1, Math.round((100 * (higher + 1)) / listed));
}

/** The months of a leaderboard that can be chosen: this one and some before it, as the server writes them. */
export function lastMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}
