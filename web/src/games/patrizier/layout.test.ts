import { describe, expect, test } from 'vitest';
import { TALL_LAYOUT, WIDE_LAYOUT, type Layout } from './layout';

/** Left, top, right, bottom. */
type Box = [number, number, number, number];

/** The arms of a city are 22 wide and 26.5 high; a flag on a tower 20.5 high, on battlements of half a floor. */
const ARMS: Box = [-11, -13, 11, 13.5];
const FLAG = 20.5;

const overlap = (a: Box, b: Box) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function arms({ metrics: m }: Layout, [x, y]: [number, number]): Box {
  const [left, top, right, bottom] = ARMS.map((one) => one * m.shield.scale) as Box;
  return [x + m.shield.x + left, y + m.shield.y + top, x + m.shield.x + right, y + m.shield.y + bottom];
}

function towers({ metrics: m }: Layout, [x, y]: [number, number]): Box {
  const high = m.tallest + m.floor.h / 2 + FLAG * m.flag;
  return [x + m.towers[0], y - high, x + m.towers[1] + m.floor.w, y];
}

describe.each([
  ['wide', WIDE_LAYOUT],
  ['tall', TALL_LAYOUT],
])('the %s map', (_, layout) => {
  const cities = Object.entries(layout.places);
  test.each(cities)('the towers of %s, as high as they get, cover no other city’s arms', (city, place) => {
    const covered = cities.filter(([name, there]) => name !== city && overlap(towers(layout, place), arms(layout, there)));
    expect(covered.map(([name]) => name)).toEqual([]);
  });
});
