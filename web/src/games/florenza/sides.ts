/** The sides of the table (a phone shows one at a time), and where things happen in each phase. */
import type { FlorenzaTable } from './table';

export type Side = 'city' | 'district' | 'artists' | 'market';

const AT_HOME = /^(palazzo|chiesa)\./;

/** Questions whose answers are all on one side. */
const SIDE_OF: Partial<Record<string, Side>> = { DRAFT: 'district', OCCUPY: 'district', PLAN: 'district', DONATE: 'artists' };

export function sideAsked(question: string): Side | null {
  return SIDE_OF[question] ?? null;
}

/** The side where something happens now: guarding and banishing among the persons, artworks where they stand. */
export function sideOf({ phase, at }: Pick<FlorenzaTable, 'phase' | 'at'>): Side {
  if (phase === 2 || phase === 3) return 'artists';
  if (phase === 5) return 'market';
  if (phase === 6) return 'district';
  return phase === 7 && at.work !== null && AT_HOME.test(at.work) ? 'district' : 'city';
}
