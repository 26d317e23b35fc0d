/** Facts of Firenze that arrive in notation, in words. */
import type { Counted, FactReaders } from '$lib/facts';
import type { GameWords } from '$lib/texts.svelte';

const COLOURS: Record<string, string> = { w: 'white', y: 'yellow', g: 'green', r: 'red', b: 'blue', p: 'purple' };

/** `wwb` is two white ones and a blue one. */
export function bricksCounted(written: string): Counted[] {
  const counts = Object.entries(COLOURS).map(([letter, colour]) => ({
    name: `brick-${colour}`,
    count: written.split(letter).length - 1,
  }));
  const there = counts.filter(({ count }) => count);
  return there.length ? there : [{ name: 'brick-none', count: 0 }];
}

/** The text that names bricks of a colour. */
export function brickOf(colour: unknown): string {
  return String(colour).replace('colour-', 'brick-');
}

/** A colour by its name, and in the form that stands before a noun. */
export function coloured(words: GameWords, colour: string) {
  return { colour: words(`colour-${colour}`), colour_adjective: words(`colour-${colour}-adjective`) };
}

export const FACTS: FactReaders = { bricks: bricksCounted };
