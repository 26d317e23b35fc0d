/** The results of a round, from the events: the market, the districts, the artworks, the offices, the income. */
import type { EventSeen, Told } from '$lib/types';

/** The phase that an event belongs to; other events are no results. */
const PHASE: Record<string, number> = {
  ...named(5, 'sold', 'bought', 'traded', 'traded-for'),
  ...named(6, 'used', 'declined', 'paid', 'yielded', 'cube-chosen', 'bartered', 'bartered-for', 'built', 'not-built'),
  ...named(7, 'completed', 'fame-rolled', 'fame', 'masterpiece', 'failed', 'palazzo-complete', 'chiesa-complete'),
  ...named(8, 'captain-named', 'no-captain', 'bishop-named', 'no-bishop', 'cardinal', 'first'),
  ...named(9, 'left', 'arrived', 'ended'),
  ...named(1, 'round', 'income', 'income-rolled', 'income-short', 'own-income'),
};
const NAMING = new Set(['captain-named', 'no-captain']);

function named(phase: number, ...names: string[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, phase]));
}

export interface Line {
  key: string;
  ply: number;
  phase: number;
  event: EventSeen;
}

function linesOf(told: Told[]): Line[] {
  return told.flatMap((one) =>
    one.events.map((event, number) => ({ key: `${one.ply}.${number}`, ply: one.ply, phase: PHASE[event.name] ?? 0, event })),
  );
}

export interface Round {
  /** When the offices were named: then the results of the round are shown. */
  ply: number;
  lines: Line[];
}

/** The last finished round, from the end of placing workers to the income of the next round. */
export function lastRound(told: Told[]): Round | null {
  const lines = linesOf(told);
  const naming = lines.findLastIndex((line) => NAMING.has(line.event.name));
  if (naming < 0) return null;
  let first = naming;
  while (first > 0 && lines[first - 1]!.phase >= 5) first -= 1;
  let end = naming + 1;
  while (end < lines.length && lines[end]!.phase > 0) end += 1;
  return { ply: lines[naming]!.ply, lines: lines.slice(first, end) };
}
