/** Under test, drawings that say nothing are left blank: they are most of what a board consists of, and the window of a unit
 * test takes its time over each stroke. The boxes' contents (`Components.svelte`) are drawn in full, and everything is in the
 * browser's tests. */
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const BLANK = join(import.meta.dirname, 'Blank.svelte');
const SRC = join(import.meta.dirname, '../src');
const DRAWINGS = [
  'parts/CrestMark',
  ...['Backdrop', 'Scene'].map((name) => `games/firenze/${name}`),
  ...['Bonus', 'Floor', 'Landscape', 'Shield'].map((name) => `games/patrizier/${name}`),
  ...['Duomo', 'East', 'Face', 'Pawn', 'Scene', 'Sign', 'West'].map((name) => `games/florenza/${name}`),
];
const FILES = new Set(DRAWINGS.map((name) => join(SRC, `${name}.svelte`)));
const NAMES = new Set([...FILES].map((file) => basename(file)));
const DRAWN_IN_FULL = 'Components.svelte';

export function blank(): Plugin {
  return {
    name: 'torri-blank-drawings',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !NAMES.has(basename(source)) || basename(importer) === DRAWN_IN_FULL || FILES.has(importer)) return null;
      const file = source.startsWith('.')
        ? join(dirname(importer), source)
        : (await this.resolve(source, importer, { skipSelf: true }))?.id;
      return file && FILES.has(file) ? BLANK : null;
    },
  };
}
