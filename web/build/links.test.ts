import { expect, it } from 'vitest';
import { linksOf } from './links';

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = [], css: string[] = [], isEntry = false) => ({
  fileName,
  facadeModuleId,
  imports,
  isEntry,
  viteMetadata: { importedCss: new Set(css) },
});

it('names what an address wants beside the app, with its styles and the texts of each language', () => {
  const links = linksOf(
    [
      chunk('app.js', '/web/src/main.ts', ['base.js'], [], true),
      chunk('base.js', null),
      chunk('shared.js', null, ['base.js'], ['shared.css']),
      chunk('learn.js', '/web/src/pages/Learn.svelte', ['shared.js', 'base.js'], ['learn.css']),
      chunk('replay.js', '/web/src/pages/Replay.svelte', ['base.js']),
      chunk('setup.js', '/web/src/pages/Setup.svelte', ['base.js']),
      chunk('florenza.js', '/web/src/games/florenza/index.ts', ['base.js'], ['florenza.css']),
      chunk('app-de.js', '\0virtual:texts/app/de'),
      chunk('learn-de.js', '\0virtual:texts/area/learn/de'),
      chunk('florenza-de.js', '\0virtual:texts/game/florenza/de'),
    ],
    ['sans.woff2'],
  );
  expect(links['']).toMatchObject({ '': ['base.js', 'app.js'], de: ['app-de.js'], en: [] });
  expect(links.learn).toMatchObject({ '': ['learn.js', 'learn.css', 'shared.js', 'shared.css'], de: ['learn-de.js'] });
  expect(links['learn/florenza']).toMatchObject({ '': ['florenza.js', 'florenza.css', 'sans.woff2'], de: ['florenza-de.js'] });
  expect(links['index.html']).toEqual({ '': ['sans.woff2'] });
  expect(links.replay).toMatchObject({ '': ['replay.js'] });
  expect(links['replay/florenza']).toEqual(links['learn/florenza']);
  expect(links.new).toMatchObject({ '': ['setup.js'] });
});
