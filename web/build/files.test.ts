import { expect, it } from 'vitest';
import { filesOfApp, groups } from './files';

it('what the first page begins with is one file, and what only other pages share another', () => {
  const imports: Record<string, string[]> = {
    '/web/src/main.ts': ['/web/src/App.svelte', '/web/node_modules/svelte/index.js'],
    '/web/src/App.svelte': ['/web/src/lib/texts.ts', '/web/src/main.ts'],
    '/web/src/pages/Table.svelte': ['/web/src/lib/texts.ts', '/web/src/lib/plan.ts'],
  };
  const fileOf = filesOfApp('/web/src/main.ts');
  const file = (id: string) => fileOf(id, { getModuleInfo: (wanted) => ({ importedIds: imports[wanted] ?? [] }) });
  expect(['App.svelte', 'lib/texts.ts'].map((name) => file(`/web/src/${name}`))).toEqual(['base', 'base']);
  expect(file('/web/node_modules/svelte/index.js')).toBe('base');
  expect(file('/web/src/lib/plan.ts')).toBe('common');
  expect(file('/web/src/lib/server.svelte.ts'), 'the banner is on every page').toBe('base');
  expect(['main.ts', 'pages/Table.svelte', 'parts/home/Vignette.svelte'].map((name) => file(`/web/src/${name}`))).toEqual([
    null,
    null,
    null,
  ]);
});

it('what pages share around a board is one file, and what drawings share with the board of their game another', () => {
  const fileOf = (id: string) => {
    const found = groups().find(({ test }) => test?.test(id));
    return typeof found?.name === 'function' ? found.name(id, { getModuleInfo: () => null }) : found?.name;
  };
  expect(fileOf('/web/src/pages/table/Bar.svelte')).toBe('around');
  expect(fileOf('/web/src/games/florenza/DieFaces.svelte')).toBe('florenza-drawings');
  expect(fileOf('/web/src/games/patrizier/Tile.svelte')).toBe('patrizier-drawings');
  expect(fileOf('/web/src/pages/Setup.svelte')).toBeUndefined();
});
