import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { blank } from './build/blank.ts';
import { compress } from './build/compress.ts';
import { drawings } from './build/drawings.ts';
import { groups } from './build/files.ts';
import { fonts } from './build/fonts.ts';
import { licences } from './build/licences.ts';
import { links } from './build/links.ts';
import { opening } from './build/opening.ts';
import { policy } from './build/policy.ts';
import { lettersInside, shownTexts } from './build/show.ts';
import { texts } from './build/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Elements are made one by one: that is faster than having the browser read them from a text.
const SVELTE = { configFile: false, compilerOptions: { fragments: 'tree' } } as const;

const alias = { $lib: here('src/lib'), $parts: here('src/parts'), $games: here('src/games'), $generated: here('src/generated') };

/** Tests that put something in the place of a module: those after them would meet it. Others share one window, which is much
 * faster; so none does without need. */
const ALONE = readdirSync(here('src'), { recursive: true, encoding: 'utf-8' })
  .filter((file) => file.endsWith('.test.ts') && readFileSync(here(`src/${file}`), 'utf-8').includes('vi.mock('))
  .map((file) => `src/${file.replaceAll('\\', '/')}`);

/** What builds the app needs no window. */
const IN_A_WINDOW = { environment: 'happy-dom', setupFiles: ['src/testing.ts'] };

/** The app as a folder for any host, below any path (`torri build static`); otherwise our own server has it at its root. */
const STATIC = process.env.VITE_TORRI_STATIC === '1';
const SENT_BY_SERVER = STATIC ? [policy()] : [links(), compress()];

/** The board by itself, for notebooks: one script and one style sheet (build/show.ts). */
const SHOWN: UserConfig = {
  plugins: [shownTexts(), svelte(SVELTE), fonts(), lettersInside()],
  resolve: { alias },
  publicDir: false,
  build: {
    outDir: process.env.TORRI_WEB_OUT ?? here('../src/torri/web/show'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rolldownOptions: {
      input: here('src/show.ts'),
      output: {
        format: 'es',
        codeSplitting: false,
        entryFileNames: 'show.js',
        assetFileNames: ({ names }) => (names[0]?.endsWith('.css') ? 'show.css' : '[name][extname]'),
      },
    },
  },
};

const app = defineConfig(({ mode }) => ({
  base: STATIC ? './' : '/',
  plugins: [mode === 'test' && blank(), texts(), drawings(alias), svelte(SVELTE), fonts(), licences(), opening(), ...SENT_BY_SERVER],
  worker: { format: 'es' },
  resolve: {
    alias,
    // Under test the browser's half of Svelte is wanted, not the server's.
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  build: {
    outDir: process.env.TORRI_WEB_OUT ?? here('../src/torri/web'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts and pictures stay files: the server allows none in the address itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: groups() } } },
  },
  server: { proxy: { '/api': { target: process.env.TORRI_SERVER ?? 'http://127.0.0.1:8000', ws: true } } },
  test: {
    pool: 'threads',
    maxWorkers: '100%',
    testTimeout: 30_000,
    unstubGlobals: true,
    // What was compiled once is kept among the packages, by content.
    experimental: { fsModuleCache: true },
    projects: [
      ...(ALONE.length ? [{ extends: true, test: { name: 'alone', include: ALONE, ...IN_A_WINDOW } } as const] : []),
      { extends: true, test: { name: 'together', include: ['src/**/*.test.ts'], exclude: ALONE, isolate: false, ...IN_A_WINDOW } },
      { extends: true, test: { name: 'build', include: ['build/**/*.test.ts'], isolate: false } },
    ],
  },
}));

export default process.env.TORRI_SHOW === '1' ? SHOWN : app;
