/** A moment as an address, to be shared: `?ply=120&as=2`, a seat by its number from 0, or `as=open`. */
import type { Knowledge } from './replaying.svelte';

export interface At {
  ply: number | null;
  knowledge: Knowledge | null;
}

export function placeOf(query: URLSearchParams): At {
  const ply = query.get('ply') ?? '';
  const as = query.get('as') ?? '';
  return { ply: /^\d+$/.test(ply) ? Number(ply) : null, knowledge: knowledgeOf(as) };
}

function knowledgeOf(as: string): Knowledge | null {
  if (as === 'open') return { seat: null, open: true };
  return /^\d+$/.test(as) ? { seat: Number(as), open: false } : null;
}

export function addressOf(match: string, ply: number, { seat, open }: Knowledge): string {
  const query = new URLSearchParams({ ply: String(ply) });
  if (open) query.set('as', 'open');
  else if (seat !== null) query.set('as', String(seat));
  return `/replay/${encodeURIComponent(match)}?${query}`;
}
