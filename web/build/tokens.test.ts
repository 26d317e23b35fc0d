import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string) => readFileSync(here(path), 'utf-8');

const TOKENS = read('../src/tokens.css') + read('../src/paints.css');
const SOURCES = readdirSync(here('../src'), { recursive: true, encoding: 'utf-8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.(svelte|css|ts)$/.test(path) && !/^generated\/|\.test\.ts$|^(tokens|dark|paints)\.css$/.test(path))
  .map((path): [string, string] => [path, read(`../src/${path}`)]);

// Not a private method (#add), nor a part of an address (url(#add), /rules#F10).
const HEX = /(?<![\w&./]|url\()#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!\()/gi;
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/gi;
const NAMED =
  /(?<![\w-])(?:fill|stroke|(?:[a-z]+-)*color|background|border(?:-[a-z]+)*|outline)(?:: *|=["'{ ]*)(?:[^;"'{}]* )?(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple|brown|pink|gold|silver|ivory|beige|tan)\b(?!-)/gi;

it('no colour stands outside the tokens', () => {
  const raw = SOURCES.flatMap(([path, text]) =>
    [HEX, FUNCTION, NAMED].flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => `${path}: ${found}`)),
  );
  expect(raw).toEqual([]);
});

it('what is read is written in ink: a bare colour is a surface or a line, too dim for letters in the dark', () => {
  const dim = SOURCES.flatMap(([path, text]) =>
    [...text.matchAll(/(?<![\w-])color: var\(--(?:danger|confirm|focus|accent|alert|attention)(?:-strong)?\)/g)].map(
      ([found]) => `${path}: ${found}`,
    ),
  );
  expect(dim).toEqual([]);
});

it('no size of type stands outside the tokens', () => {
  const raw = SOURCES.flatMap(([path, text]) =>
    [...text.matchAll(/\bfont(?:-size: |: (?:italic )?\d+ )[\d.]+(?:px|rem)/g)].map(([found]) => `${path}: ${found}`),
  );
  expect(raw).toEqual([]);
});

it('every token is defined once, and used', () => {
  const defined = [...TOKENS.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name!);
  expect(defined.filter((name, at) => defined.indexOf(name) !== at)).toEqual([]);
  const everything = SOURCES.map(([, text]) => text).join('\n') + TOKENS;
  const used = new Set([...everything.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
  // Seals are asked for by number: var(--crest-{number}).
  const unused = defined.filter((name) => !name.startsWith('--crest-') && !used.has(name));
  expect(unused).toEqual([]);
  const given = new Set([...everything.matchAll(/(?<!var\()--[\w-]+/g)].map(([name]) => name));
  const wanted = [...everything.matchAll(/var\((--[\w-]+)\b(?!-)/g)].map(([, name]) => name!);
  const unknown = wanted.filter((name) => !given.has(name));
  expect(unknown).toEqual([]);
});

it('scenes are drawn in paints that there are', () => {
  const scenes = SOURCES.filter(([path]) => /games\/firenze\/(scenes\/|Scene\.svelte)/.test(path));
  const named = scenes.flatMap(([, text]) => [...text.matchAll(/'([a-z]+-\d+)'/g)].map(([, paint]) => paint!));
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((paint) => !TOKENS.includes(`--${paint}:`))).toEqual([]);
});

it('says how many colours there are', () => {
  const colours = new Set([...TOKENS.matchAll(HEX)].map(([colour]) => colour.toLowerCase()));
  console.info(`${colours.size} colours in tokens.css and paints.css`);
  expect(colours.size).toBeLessThan(180);
});

it('the browser paints its own bars as the app does', () => {
  const night = /--night: (#\w+);/.exec(TOKENS)![1]!;
  expect(read('../index.html')).toContain(`<meta name="theme-color" content="${night}" />`);
  const { theme_color, background_color } = JSON.parse(read('../public/manifest.webmanifest')) as Record<string, string>;
  expect(theme_color).toBe(night);
  expect(TOKENS).toContain(`--surface-page: ${background_color};`);
});

it('a button on a dark bar keeps a dark ground under the pointer, also while it says "Link copied"', () => {
  const ground = /\.button\.on-night:hover[^{]*\{[^}]*background: var\((--[\w-]+)\)/.exec(read('../src/app.css'))?.[1];
  expect(ground).toMatch(/^--night/);
});
