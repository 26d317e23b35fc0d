import { expect, test } from 'vitest';
import { goodsOf, kindOf, read, same, written } from './figures';

test.each([
  [7, 'number', '7'],
  ['bologna', 'text', 'bologna'],
  [[1, 2, -3], 'numbers', '1, 2, -3'],
  [['lady', 'beard'], 'texts', 'lady, beard'],
  [[], 'texts', ''],
] as const)('%j is typed as it is read', (value, kind, text) => {
  expect(kindOf(value)).toBe(kind);
  expect(written(value)).toBe(text);
  expect(read(text, kind)).toEqual(value);
});

test('what is no number stays a word, for the server to refuse', () => {
  expect(read('seven', 'number')).toBe('seven');
  expect(read('1, x', 'numbers')).toEqual([1, 'x']);
});

test('a price has its goods', () => {
  expect(kindOf({ wood: 2 })).toBe('price');
  expect(written({ wood: 2, florins: 0 })).toBe('wood 2');
  expect(same({ wood: 2 }, { wood: 2, cloth: 0 })).toBe(true);
  expect(goodsOf([{ path: 'a', value: { wood: 1, cloth: 2 }, mark: 'X' }])).toEqual(['wood', 'cloth']);
});
