/** How far one has come in each lesson, kept in this browser. */
const KEPT = 'torri-learn';

interface Come {
  /** The step one stands at; as many as there are steps: the end. */
  step: number;
  /** Whether it has been played to the end before. */
  finished: boolean;
}

const NOWHERE: Come = { step: 0, finished: false };

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Whatever lies in the browser's storage, made into a step that the lesson has. */
export function progress(game: string, steps: number): Come {
  const kept = all()[game] as Partial<Come> | undefined;
  const step = Number(kept?.step ?? 0);
  if (!Number.isInteger(step) || step < 0 || step > steps) return NOWHERE;
  return { step, finished: kept?.finished === true };
}

export function keepProgress(game: string, come: Come): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: come }));
}
