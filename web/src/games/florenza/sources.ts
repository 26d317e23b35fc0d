/** Where points come from, in the order in which they are counted at the end. */
import type { PointSource } from '$lib/board';

export const sources: PointSource[] = [
  { name: 'certificates', lines: ['certificates'] },
  { name: 'prestige', lines: ['prestige'] },
  { name: 'offices', lines: ['captain', 'bishop'] },
  { name: 'goods', lines: ['cubes', 'florins'] },
  { name: 'empty-fields', lines: ['empty-fields'] },
  { name: 'missing-works', lines: ['palazzo-uncompleted', 'chiesa-uncompleted', 'no-palazzo', 'no-chiesa'] },
];
