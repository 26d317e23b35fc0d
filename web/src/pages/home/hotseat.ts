/** Several people on one device: their names and crests are kept for the next time. */
import { freeCrest, wished } from '$parts/home/crests';
import type { ChairWish, TableWish } from '$lib/types';

const KEPT = 'torri-hotseat';

export interface Sitter {
  name: string;
  crest: number;
}

export function keptSitters(): Sitter[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    if (Array.isArray(kept)) return kept.filter((one) => typeof one?.name === 'string' && typeof one?.crest === 'number');
  } catch {
    // the stored data is not ours
  }
  return [];
}

export function keepSitters(sitters: Sitter[]): void {
  localStorage.setItem(KEPT, JSON.stringify(sitters));
}

/** This many people at the table: first the user, then the others as they were last time, each with a different crest. */
export function seated(count: number, first: Sitter, before: Sitter[]): Sitter[] {
  const sitters = [first];
  for (let seat = 1; seat < count; seat += 1) {
    const known = before[seat];
    const taken = sitters.map((one) => one.crest % 5);
    const crest = known && !taken.includes(known.crest % 5) ? known.crest % 5 : freeCrest(taken);
    sitters.push({ name: known?.name ?? '', crest });
  }
  return sitters;
}

export function hotSeatTable(game: string, sitters: Sitter[]): TableWish {
  const chairs = sitters.map<ChairWish>(({ name, crest }) => ({ kind: 'me', name: name.trim(), crest: wished(crest) }));
  return { game, chairs };
}

/** Why this table cannot be created: a text id, or null. */
export function fault(sitters: Sitter[]): 'nameless' | 'alike' | null {
  const names = sitters.map((one) => one.name.trim().toLocaleLowerCase());
  if (names.some((name) => !name)) return 'nameless';
  return new Set(names).size < names.length ? 'alike' : null;
}
