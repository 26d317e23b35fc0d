import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openings } from './opening.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf-8');

test('the page itself says what is being opened, in each language', () => {
  expect(read('../index.html')).toContain('<!--openings-->');
  expect(openings()).toContain('lang="en" data-page="table"><b>Torri</b><br />Opening the table …</p>');
  expect(openings()).toContain('lang="it" data-page="learn"><b>Torri</b><br />Si prepara la lezione …</p>');
  expect(openings().match(/<p /g)).toHaveLength(12);
  expect(openings()).not.toMatch(/undefined|null|object/);
});
