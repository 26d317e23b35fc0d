/** Up to which line the chat of each table has been read in this browser. */
const KEPT = 'torri-read';
const MAX_MATCHES_KEPT = 50;

type Kept = [match: string, seq: number][];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(found) ? (found as Kept) : [];
  } catch {
    return [];
  }
}

export function readUpTo(match: string): number {
  return kept().find(([id]) => id === match)?.[1] ?? -1;
}

export function keepRead(match: string, seq: number): void {
  if (seq <= readUpTo(match)) return;
  localStorage.setItem(KEPT, JSON.stringify([[match, seq], ...kept().filter(([id]) => id !== match)].slice(0, MAX_MATCHES_KEPT)));
}
