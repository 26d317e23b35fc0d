/** Facts that a game writes in its notation, said in words: who plays in a browser need not know how answers are written. */
import type { Facts } from './types';

type Say = (id: string) => string;
/** By the names of facts: what to say of each. */
export type FactWords = Record<string, (value: unknown, say: Say) => unknown>;

const given = new Map<string, FactWords>();

/** A game brings words for facts of its own. */
export function sayFacts(game: string, words: FactWords): void {
  given.set(game, words);
}

export function inWords(game: string, facts: Facts | undefined, say: Say): Facts | undefined {
  const ways = Object.entries(given.get(game) ?? {}).filter(([name]) => facts && name in facts);
  if (!ways.length) return facts;
  return { ...facts, ...Object.fromEntries(ways.map(([name, way]) => [name, way(facts![name], say)])) } as Facts;
}
