/** Pictures are left out of unit tests: they say nothing, cannot be pressed, and would take a third of the time. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Without a text, a name or a control; browser tests see them. */
const PICTURE = /[\\/](Icon|CrestMark|Patterns|Backdrop|KindIcon|Scene|Sign|Pawn|Face|Landscape|Floor|Shield)\.svelte$/;

/** Of a component what others import from it; nothing to be seen. */
export function undrawnOf(source: string): string {
  return /<script module[^]*?<\/script>/.exec(source)?.[0] ?? '';
}

export function undrawn(): Plugin {
  return {
    name: 'torri-undrawn',
    enforce: 'pre',
    apply: (_config, { mode }) => mode === 'test',
    load: (id) => (PICTURE.test(id) ? undrawnOf(readFileSync(id, 'utf-8')) : null),
  };
}
