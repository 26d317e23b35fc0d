import { expect, test } from 'vitest';
import { CARDS } from '../cards';
import { SCENES } from '.';

test('each of the 27 cards has a scene of its own', () => {
  expect(Object.keys(SCENES).sort()).toEqual([...CARDS].sort());
  expect(new Set(Object.values(SCENES).map((strokes) => JSON.stringify(strokes))).size).toBe(CARDS.length);
  for (const [card, strokes] of Object.entries(SCENES)) {
    expect([card, strokes.length >= 6]).toEqual([card, true]);
    for (const [, path] of strokes) expect(path).not.toMatch(/NaN|undefined/);
  }
});
