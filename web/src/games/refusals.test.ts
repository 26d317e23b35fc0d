import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusals as firenze } from './firenze/refusals';
import { refusals as florenza } from './florenza/refusals';
import { refusals as patrizier } from './patrizier/refusals';

const KNOWN = { firenze, patrizier, florenza };

test('every reason of a game has a heading of its kind, and one only', () => {
  for (const [game, refusals] of Object.entries(KNOWN)) {
    const texts = readFileSync(`../src/torri/games/${game}/texts/en.ftl`, 'utf8');
    const reasons = [...texts.matchAll(/^reason-([\w-]+) =/gm)].map(([, name]) => name);
    expect(Object.values(refusals).flat().sort()).toEqual(reasons.sort());
  }
});
