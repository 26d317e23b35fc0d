/** Where points come from, in the order in which they are counted at the end. */
import type { PointSource } from '$lib/board';

export const sources: PointSource[] = [
  { name: 'higher-tower', lines: ['higher-tower'] },
  { name: 'lower-tower', lines: ['lower-tower'] },
  { name: 'heads', lines: ['heads'] },
];
