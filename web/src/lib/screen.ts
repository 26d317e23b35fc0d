/** What kind of screen the app is on. */
import { MediaQuery } from 'svelte/reactivity';

/** Narrow: one thing below the other, the main thing in reach of the thumb. */
export const narrow = new MediaQuery('max-width: 860px');
