/** Facts that a game writes in its notation, in words: players in a browser need not know the notation. */
import type { Facts } from './types';

/** So many of a thing, by the name of its sentence: `brick-white`. */
export interface Counted {
  name: string;
  count: number;
}
/** By the names of facts: how each is read. */
export type FactReaders = Record<string, (written: string) => Counted[]>;

const given = new Map<string, FactReaders>();

/** A game reads facts of its own. */
export function readFacts(game: string, readers: FactReaders): void {
  given.set(game, readers);
}

export function inWords(game: string, facts: Facts | undefined, say: (counted: Counted) => string): Facts | undefined {
  const readers = Object.entries(given.get(game) ?? {}).filter(([name]) => typeof facts?.[name] === 'string');
  if (!readers.length) return facts;
  return { ...facts, ...Object.fromEntries(readers.map(([name, read]) => [name, read(facts![name] as string).map(say)])) };
}

/** Which of the seats that a sentence speaks of the reader has; without a reader, whether somebody does something to themselves. */
export function readerIn(facts: Facts | undefined, reader: number | null): string {
  const other = facts?.owner_seat ?? facts?.other_seat ?? -1;
  const own = facts?.seat === other;
  if (reader !== null && facts?.seat === reader) return own ? 'both' : 'seat';
  if (reader !== null && other === reader) return 'target';
  return own ? 'self' : 'none';
}
