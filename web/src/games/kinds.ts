/** The kinds of decisions of every game; no board is loaded for them. */
import { KINDS as FIRENZE } from './firenze/kinds';
import { KINDS as FLORENZA } from './florenza/kinds';
import { KINDS as PATRIZIER } from './patrizier/kinds';

const OF: Record<string, Record<string, string[]>> = { firenze: FIRENZE, florenza: FLORENZA, patrizier: PATRIZIER };

/** The kind that a question belongs to; null for one that is unknown here. */
export function kindOf(game: string, question: string): string | null {
  return Object.entries(OF[game] ?? {}).find(([, questions]) => questions.includes(question))?.[0] ?? null;
}
