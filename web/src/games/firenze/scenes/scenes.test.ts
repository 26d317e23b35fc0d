import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CARDS } from '../cards';
import { SCENES } from '.';

const paints = readFileSync(fileURLToPath(new URL('../../../paints.css', import.meta.url)), 'utf-8');

test('each of the 27 cards has a scene of its own, in paints that there are', () => {
  expect(Object.keys(SCENES).sort()).toEqual([...CARDS].sort());
  expect(new Set(Object.values(SCENES).map((strokes) => JSON.stringify(strokes))).size).toBe(CARDS.length);
  for (const [card, strokes] of Object.entries(SCENES)) {
    expect([card, strokes.length >= 6]).toEqual([card, true]);
    for (const [paint, path] of strokes) {
      expect(paints).toContain(`--${paint}:`);
      expect(path).not.toMatch(/NaN|undefined/);
    }
  }
});
