/** Where to place a bubble: beside the thing that it is about, and not over things that could be pressed instead. */
import type { Box } from './traces';

export interface Size {
  width: number;
  height: number;
}
/** The corner of the bubble, and where its pointer touches the edge that faces the thing. */
export interface Spot {
  x: number;
  y: number;
  side: 'above' | 'below' | 'left' | 'right';
  pointer: number;
}

const GAP_PX = 16;
const EDGE_PX = 8;
/** The pointer stays clear of the round corners. */
const CORNER_PX = 22;
/** Covering the thing itself is worse than covering anything else. */
const COVER_COST = 50;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

const within = (value: number, most: number) => Math.max(EDGE_PX, Math.min(value, most - EDGE_PX));

/** Of all places around the thing, the one that covers least of it and of the others; the nearest first. */
export function besideOf(thing: Box, bubble: Size, others: Box[], screen: Size): Spot {
  const [middleX, middleY] = [thing.x + thing.width / 2, thing.y + thing.height / 2];
  const shifts = [0.5, 0.2, 0.8, 0, 1];
  const candidates: { x: number; y: number; side: Spot['side'] }[] = [];
  for (const shift of shifts) {
    const x = within(middleX - shift * bubble.width, screen.width - bubble.width);
    const y = within(middleY - shift * bubble.height, screen.height - bubble.height);
    candidates.push(
      { x, y: thing.y - GAP_PX - bubble.height, side: 'above' },
      { x, y: thing.y + thing.height + GAP_PX, side: 'below' },
      { x: thing.x + thing.width + GAP_PX, y, side: 'right' },
      { x: thing.x - GAP_PX - bubble.width, y, side: 'left' },
    );
  }
  let best: { cost: number; spot: Spot } | null = null;
  for (const { x: wishedX, y: wishedY, side } of candidates) {
    // It must stay on the screen: it is moved back, and may then cover something.
    const x = within(wishedX, screen.width - bubble.width);
    const y = within(wishedY, screen.height - bubble.height);
    const box = { x, y, ...bubble };
    const cost = COVER_COST * overlap(box, thing) + others.reduce((sum, other) => sum + overlap(box, other), 0);
    if (best && cost >= best.cost) continue;
    const across = side === 'above' || side === 'below';
    const [at, from, length] = across ? [middleX, x, bubble.width] : [middleY, y, bubble.height];
    best = { cost, spot: { x, y, side, pointer: Math.max(CORNER_PX, Math.min(at - from, length - CORNER_PX)) } };
  }
  return best!.spot;
}
