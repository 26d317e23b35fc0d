/** The reasons of refusals, grouped by the heading shown above them. */
import type { Refusals } from '$lib/board';

export const refusals: Refusals = {
  absent: ['not-among-start-cards', 'not-in-stock', 'not-in-hand', 'city-not-in-play', 'no-own-floor', 'no-tower', 'no-card-there'],
  lacking: ['too-few-crests'],
  done: ['city-scored'],
  later: ['take-now', 'stock-closed', 'tile-not-chosen'],
  unfit: ['site-left-empty'],
  place: ['just-built-there', 'not-where-built', 'not-city-of-card', 'card-of-city'],
};
