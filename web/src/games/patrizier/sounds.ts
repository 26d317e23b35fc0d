/** The sounds of Patrizier. */
import { hears } from '$lib/sound';

export const soundOf = hears({
  card: ['played', 'taken'],
  brick: ['built', 'moved'],
  seal: ['tile-won'],
  win: ['ended'],
});
