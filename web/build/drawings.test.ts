import { expect, it } from 'vitest';
import { asComponent } from './drawings';

it('keeps a drawing and its styles, and nothing of the component that drew it', () => {
  const drawn = '<!--[--><svg class="vignette svelte-1ab"><!--[!--><path class="svelte-1ab" d="M0 0"></path><!--]--></svg><!--]-->';
  const source =
    '<script>\n  const a = 1;\n</script>\n\n<svg class="vignette"></svg>\n\n<style>\n  path {\n    fill: red;\n  }\n</style>\n';
  expect(asComponent(drawn, source)).toBe(
    '<svg class="vignette"><path d="M0 0"></path></svg><style>\n  path {\n    fill: red;\n  }\n</style>',
  );
});
