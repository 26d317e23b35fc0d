/** The four steps of a turn (P3), and which of them a question belongs to. */
import type { View } from '$lib/types';

export const PHASES = ['card', 'build', 'move', 'take'].map((name) => `patrizier-phase-${name}`);

const QUESTIONS = ['PLAY', 'BUILD', 'MOVE', 'TAKE'];

export function phaseOf(view: View): number {
  return Math.max(0, QUESTIONS.indexOf(view.question === 'LAY_OUT' ? 'TAKE' : view.question));
}
