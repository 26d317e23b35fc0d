/** The progress in each lesson, kept in this browser. */
const KEPT = 'torri-learn';

interface Come {
  /** The current step; equal to the number of steps at the end. */
  step: number;
  /** Whether the lesson has been finished before. */
  finished: boolean;
  /** How many steps there are, where the lesson has been opened. */
  of?: number;
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

/** The content of the browser's storage, limited to a step that the lesson has. */
export function progress(game: string, steps: number): Come {
  const kept = all()[game] as Partial<Come> | undefined;
  const step = Number(kept?.step ?? 0);
  if (!Number.isInteger(step) || step < 0 || step > steps) return NOWHERE;
  return { step, finished: kept?.finished === true, ...(Number.isInteger(kept?.of) && { of: kept!.of! }) };
}

export function keepProgress(game: string, come: Come): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...all(), [game]: come }));
}
