import { describe, expect, it } from 'vitest';
import { besideOf } from './beside';

const SCREEN = { width: 1440, height: 900 };
const BUBBLE = { width: 300, height: 160 };

function overlaps(a: { x: number; y: number; width: number; height: number }, b: typeof a): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

describe('a bubble', () => {
  it('never covers the pressed thing, wherever that is', () => {
    for (const x of [0, 300, 700, 1320]) {
      for (const y of [0, 200, 500, 800]) {
        const thing = { x, y, width: 120, height: 100 };
        const spot = besideOf(thing, BUBBLE, [], SCREEN);
        expect(overlaps({ ...spot, ...BUBBLE }, thing)).toBe(false);
        expect(spot.x).toBeGreaterThanOrEqual(0);
        expect(spot.x + BUBBLE.width).toBeLessThanOrEqual(SCREEN.width);
      }
    }
  });

  it('leaves what is legal in sight', () => {
    const thing = { x: 600, y: 500, width: 150, height: 120 };
    const legal = [
      { x: 560, y: 300, width: 230, height: 120 }, // above it
      { x: 780, y: 480, width: 160, height: 160 }, // to its right
    ];
    const spot = besideOf(thing, BUBBLE, legal, SCREEN);
    for (const one of [thing, ...legal]) expect(overlaps({ ...spot, ...BUBBLE }, one)).toBe(false);
  });

  it('points at the thing', () => {
    const spot = besideOf({ x: 20, y: 20, width: 60, height: 60 }, BUBBLE, [], SCREEN);
    expect(spot.side).toBe('below');
    expect(spot.x + spot.pointer).toBeCloseTo(50, 0);
  });
});
