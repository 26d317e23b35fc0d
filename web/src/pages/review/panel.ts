/** What every panel of a review receives: the review, and the replay beside it. */
import type { GameWords } from '$lib/texts.svelte';
import type { Reviewing } from './reviewing.svelte';
import type { Place } from './types';

export interface PanelProps {
  reviewing: Reviewing;
  replaying: Place;
  words: GameWords;
}
