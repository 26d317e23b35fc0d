/** What the page of the deal of the day computes from what the server says. */
import type { components } from '$generated/api';

type Schemas = components['schemas'];
export type DealSeen = Schemas['DealSeen'];
export type DealsToday = Schemas['DealsToday'];
export type DealField = Schemas['DealField'];
export type FieldRow = Schemas['FieldRow'];
export type DealDay = Schemas['DealDay'];

export const FLOORS = 5;
/** More bars than these could not be told apart. */
const MOST_BARS = 21;
const DAY_MS = 86_400_000;

/** A result as a tower: a floor for each fifth of the others that is behind, one at least. */
export function floorsOf(ofHundred: number): number {
  return Math.max(1, Math.min(FLOORS, Math.ceil((ofHundred * FLOORS) / 100)));
}

export interface Bar {
  from: number;
  to: number;
  count: number;
  /** The user's points are here; else whether these have fewer. */
  own: boolean;
  behind: boolean;
  maestro: boolean;
}

/** How many have made how many points: each bar has as many points as it needs for all to fit. */
export function barsOf(columns: DealField['columns'], own: number | null, maestro: number | null = null): Bar[] {
  if (!columns.length) return [];
  const ends = [...columns.map((one) => one.points), ...(maestro === null ? [] : [maestro])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const wide = Math.ceil((high - low + 1) / MOST_BARS);
  return Array.from({ length: Math.ceil((high - low + 1) / wide) }, (_, number) => {
    const [from, to] = [low + number * wide, low + (number + 1) * wide - 1];
    const count = columns.reduce((sum, one) => sum + (one.points >= from && one.points <= to ? one.count : 0), 0);
    const has = (points: number | null) => points !== null && points >= from && points <= to;
    return { from, to, count, own: has(own), behind: own !== null && to < own, maestro: has(maestro) };
  });
}

export interface Cell {
  day: string;
  date: number;
  played: DealDay | null;
  /** It could have been played. */
  past: boolean;
  today: boolean;
}

/** The days of a month as rows of weeks that begin on Monday; null before the first. */
export function cellsOf(month: string, today: string, played: DealDay[]): (Cell | null)[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  const cells = Array.from({ length: days }, (_, number) => {
    const day = `${month}-${String(number + 1).padStart(2, '0')}`;
    return { day, date: number + 1, played: played.find((one) => one.day === day) ?? null, past: day < today, today: day === today };
  });
  return [...Array.from({ length: before }, () => null), ...cells];
}

export function monthBeside(month: string, step: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

export function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}

/** The rows that are shown: the best, and those around the user; null where some are left out. */
export function rowsShown(rows: FieldRow[], all: boolean): (FieldRow | null)[] {
  const own = rows.findIndex((row) => row.yours);
  if (all || rows.length <= 12 || own < 0) return rows;
  const shown = rows.map((_, index) => index < 7 || Math.abs(index - own) <= 2);
  return rows.flatMap<FieldRow | null>((row, index) => (shown[index] ? [row] : shown[index - 1] ? [null] : []));
}

/** A result for others, which gives no move away. */
export function sharedTower(ofHundred: number): string {
  const floors = floorsOf(ofHundred);
  return '🧱'.repeat(floors) + '⬜'.repeat(FLOORS - floors);
}

/** How long a day's deal can still be played. */
export function timeLeft(ends: number, now: number): { hours: number; minutes: number } {
  const minutes = Math.max(0, Math.floor((ends - now) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
