/** The question that is asked, as it is said where one answers by pressing. */
import type { GameWords } from '$lib/texts.svelte';
import type { View } from '$lib/types';

/** What stands in brackets is how one answers by writing. */
export function questionIn(words: GameWords, view: View): string {
  return words.ask(view.question).replace(/\s*\([^()]*\)$/, '');
}
