import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstStyle, openings, styleHash, withFirstStyle } from './opening.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf-8');

test('the page itself says what is being opened, in each language', () => {
  expect(read('../index.html')).toContain('<!--openings-->');
  expect(openings()).toContain('lang="en" data-page="table"><b>Torri</b><br />Opening the table …</p>');
  expect(openings()).toContain('lang="it" data-page="learn"><b>Torri</b><br />Si prepara la lezione …</p>');
  expect(openings().match(/<p /g)).toHaveLength(12);
  expect(openings()).not.toMatch(/undefined|null|object/);
});

test('the first style has a value for every role that it names, and the server lets it pass', () => {
  const style = firstStyle();
  const named = new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
  expect(named.size).toBeGreaterThan(8);
  for (const name of named) expect(style).toContain(`${name}:`);
  // Whoever changes it gives the guard its new hash.
  const allowed = /PAGE_STYLE_HASH: Final = "(.+)"/.exec(read('../../src/torri/server/http/guard.py'));
  expect(allowed?.[1]).toBe(styleHash(style));
});

test('the style sheets come after what is being opened', () => {
  const page = withFirstStyle('<head><link rel="stylesheet" crossorigin href="/a.css">\n</head><body><p>…</p></body>');
  expect(page.indexOf('<style>')).toBeLessThan(page.indexOf('<p>'));
  expect(page.indexOf('/a.css')).toBeGreaterThan(page.indexOf('</p>'));
  expect(page.match(/a\.css/g)).toHaveLength(1);
});
