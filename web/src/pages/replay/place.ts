/** A moment as an address for sharing: `/replay/florenza/MATCH?ply=120&as=2`, a seat by its number from 0, or `as=open`.
    The game is in it so that the server can preload its board; without the game it works too, a little slower. */
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

export function matchOf(parts: string[]): string {
  return parts[2] ?? parts[1] ?? '';
}

export function addressOf(game: string, match: string, ply: number, { seat, open }: Knowledge): string {
  const query = new URLSearchParams({ ply: String(ply) });
  if (open) query.set('as', 'open');
  else if (seat !== null) query.set('as', String(seat));
  return `/replay/${game}/${encodeURIComponent(match)}?${query}`;
}
