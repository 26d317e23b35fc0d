/** The nine phases of a round (L3 to L10), and which of them it is. */
import type { FlorenzaView } from './table';

const NAMES = ['income', 'captain', 'bishop', 'workers', 'market', 'districts', 'artworks', 'offices', 'end'];
export const PHASES = NAMES.map((name) => `florenza-phase-${name}`);

/** Questions that begin something new: the plan before them is complete, even if the same seat is asked again. */
export const WHOLE = new Set(['CAPTAIN', 'BISHOP', 'ACTION', 'MARKET', 'USE', 'BUILD', 'WORK']);

/** -1 during the setup: the table counts from 1. */
export function phaseOf(view: FlorenzaView): number {
  return view.table.phase - 1;
}
