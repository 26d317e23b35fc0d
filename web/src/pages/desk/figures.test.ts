import { expect, test } from 'vitest';
import { fieldOf, kindOf, read, same, withCount, written } from './figures';

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

test.each(['1,2,-3', '1 2 −3', ' 1; 2 ;-3, '])('%j is a list of three numbers', (text) => {
  expect(read(text, 'numbers')).toEqual([1, 2, -3]);
});

test('what is typed stays as it is typed, until the value is another', () => {
  expect(fieldOf('0,0 ,', [0, 0], 'numbers')).toBe('0,0 ,');
  expect(fieldOf('0,0 ,', [0, 1], 'numbers')).toBe('0, 1');
});

test('what is no number stays a word, for the server to refuse', () => {
  expect(read('seven', 'number')).toBe('seven');
  expect(read('1, x', 'numbers')).toEqual([1, 'x']);
});

test('a price has its goods, and a list its things', () => {
  expect(kindOf({ wood: 2 })).toBe('price');
  expect(same({ wood: 2, florins: 50 }, { florins: 50, wood: 2, cloth: 0 })).toBe(true);
  expect(withCount({ wood: 2 }, 'cloth', 1)).toEqual({ wood: 2, cloth: 1 });
  expect(withCount({ wood: 2 }, 'wood', 0)).toEqual({});
  expect(withCount(['lady', 'beard'], 'lady', 2)).toEqual(['lady', 'beard', 'lady']);
  expect(withCount(['lady', 'beard'], 'lady', 0)).toEqual(['beard']);
});
