/** Where points come from, in the order in which they are counted at the end. */
import type { PointSource } from '$lib/board';

export const sources: PointSource[] = [
  { name: 'commission', lines: ['commission'] },
  // The name of the source already says that it is a balcony.
  { name: 'balcony', lines: ['balcony'], short: (line, words) => words.line({ ...line, name: 'commission' }) },
  { name: 'floor-tile', lines: ['floor-tile'] },
  { name: 'privilege', lines: ['privilege'] },
  { name: 'last-seal', lines: ['last-seal'] },
  { name: 'majority', lines: ['majority'], short: (line, words) => `${words(String(line.facts.colour))} ${line.points}` },
  { name: 'festival', lines: ['festival'] },
];
