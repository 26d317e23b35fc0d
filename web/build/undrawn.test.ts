import { expect, it } from 'vitest';
import { undrawnOf } from './undrawn';

it('leaves of a picture only what others import from it', () => {
  const shared = '<script module lang="ts">\n  export const EDGES = 3;\n</script>';
  const own = '<script lang="ts">\n  let { crest } = $props();\n</script>';
  expect(undrawnOf(`${shared}\n\n${own}\n\n<svg></svg>\n`)).toBe(shared);
  expect(undrawnOf(`${own}\n\n<svg></svg>\n`)).toBe('');
});
