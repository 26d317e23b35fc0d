/** Where points come from, in the order in which they are counted at the end. */
import type { PointSource } from '$lib/board';

export const sources: PointSource[] = [
  { name: 'commission', lines: ['commission'] },
  { name: 'balcony', lines: ['balcony'] },
  { name: 'floor-tile', lines: ['floor-tile'] },
  { name: 'privilege', lines: ['privilege'] },
  { name: 'last-seal', lines: ['last-seal'] },
  { name: 'majority', lines: ['majority'], short: (line, words) => `${words(String(line.facts.colour))} ${line.points}` },
  { name: 'festival', lines: ['festival'] },
];
