/** Two editions side by side; each one lists its differences from the edition of the package. */
import type { EditionSeen } from '$lib/types';

export interface Difference {
  path: string;
  label: string;
  before: string;
  after: string;
  notes: string;
}

/** Where they differ; without a second edition, the differences from the edition of the package. */
export function differences(edition: EditionSeen, other: EditionSeen | null): Difference[] {
  const own = new Map(edition.corrections.map((one) => [one.path, one]));
  const others = new Map(other?.corrections.map((one) => [one.path, one]));
  const paths = [...new Set([...own.keys(), ...others.keys()])];
  return paths
    .map((path) => {
      const [mine, theirs] = [own.get(path), others.get(path)];
      const { label, before } = (mine ?? theirs)!;
      const notes = [theirs?.note, mine?.note].filter(Boolean).join(' / ');
      return { path, label, before: theirs?.after ?? before, after: mine?.after ?? before, notes };
    })
    .filter(({ path, before, after }) => before !== after || (!other && own.has(path)));
}
