/** Figures of the current edition that are not part of a view. */
import { SvelteMap } from 'svelte/reactivity';
import { editionPlayed, rulesOf } from './rules.svelte';
import type { Rules } from './types';

type ByPath = Map<string, Rules['figures'][number]['value']>;

/** What a game makes of its figures: null until they have come. They are asked for when they are first wanted, and again
 * where that has failed. */
export function figuresOf<T>(game: string, made: (figures: ByPath, all: Rules['figures']) => T): () => T | null {
  const known = new SvelteMap<string, T>();
  const asked = new Set<string>();
  return () => {
    const edition = editionPlayed();
    const found = known.get(edition);
    if (found === undefined && !asked.has(edition)) {
      asked.add(edition);
      rulesOf(game, edition).then(
        ({ figures }) => known.set(edition, made(new Map(figures.map(({ path, value }) => [path, value])), figures)),
        () => asked.delete(edition),
      );
    }
    return found ?? null;
  };
}
