import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { drawings } from './build/drawings.ts';
import { fonts } from './build/fonts.ts';
import { links } from './build/links.ts';
import { texts } from './build/texts.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Not the pictures of the first page, which come when it stands.
const BASE = /node_modules|src[\\/](lib[\\/]|parts[\\/](?!home)|pages[\\/]home[\\/])/;

// Elements are made one by one: that is faster than having the browser read them from a text.
const SVELTE = { compilerOptions: { fragments: 'tree' } } as const;

const alias = { $lib: here('src/lib'), $parts: here('src/parts'), $games: here('src/games'), $generated: here('src/generated') };

export default defineConfig(({ mode }) => ({
  plugins: [texts(), drawings(alias), svelte(SVELTE), fonts(), links(), compress()],
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
    // What every page needs comes in one file: on a slow network each further one costs a round trip.
    rolldownOptions: {
      output: { advancedChunks: { groups: [{ name: 'base', test: BASE }] } },
    },
  },
  server: { proxy: { '/api': { target: process.env.TORRI_SERVER ?? 'http://127.0.0.1:8000', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'build/**/*.test.ts'], setupFiles: ['src/lib/testing.ts'] },
}));
