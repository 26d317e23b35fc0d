/** What every panel of a review is given: the review, and the replay that it stands beside. */
import type { GameWords } from '$lib/texts.svelte';
import type { Reviewing } from './reviewing.svelte';
import type { Place } from './types';

export interface PanelProps {
  reviewing: Reviewing;
  replaying: Place;
  words: GameWords;
}
