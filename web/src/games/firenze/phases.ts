/** The six phases of a turn (F3.1), and which of them a question belongs to. */
import type { FirenzeView } from './table';

export const PHASES = ['card', 'exchange', 'build', 'ruins', 'commissions', 'limits'].map((name) => `firenze-phase-${name}`);

const CARD = ['TAKE', 'PAY', 'WARD', 'FLOOD', 'FIRE', 'TAX_TOWER', 'TAX', 'TRIBUTE', 'COLLAPSE', 'BOTCH'];
const OF: Record<string, number> = {
  ...Object.fromEntries(CARD.map((question) => [question, 0])),
  ...{ EXCHANGE: 1, LAY: 1, FETCH: 1, BUILD: 2, COST: 2, CLAIM: 4, ADJUST: 4, WHICH: 4, RETURN: 5, DISCARD: 5 },
};
const ANY_PHASE = new Set(['LAY_OUT', 'DRAW', 'RESTOCK', 'SWAP', 'SWAP_FOR', 'SMUGGLE', 'SMUGGLE_FOR', 'SABOTAGE', 'DISMISS']);

/** Persons are played in several phases and the view does not say in which. It is the phase last seen in this turn. */
let last = { turn: '', phase: 0 };

/** The phase of the question that a view asks; -1 outside of turns. */
export function phaseOf(view: FirenzeView): number {
  const turn = `${view.table.round}.${view.table.player}`;
  if (!view.table.round) return -1;
  if (ANY_PHASE.has(view.question)) {
    const least = view.table.exchanged ? 1 : 0;
    return last.turn === turn ? Math.max(last.phase, least) : least;
  }
  const phase = OF[view.question] ?? -1;
  if (phase >= 0) last = { turn, phase };
  return phase;
}
