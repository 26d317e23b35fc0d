/** Where the cities stand and how big their parts are: for a wide board, and for a phone. Lengths are in the map's own units. */
import { TALL, WIDE, type Land } from './landscape';

export interface Metrics {
  /** Plinth: width, height of the band with the name, height of the foot with the pips. */
  width: number;
  band: number;
  foot: number;
  shield: { x: number; y: number; scale: number };
  name: { x: number; y: number };
  roman: number;
  pips: { x: number; y: number; size: number; step: number };
  left: { x: number; y: number };
  towers: [number, number];
  floor: { w: number; h: number };
  /** No tower is drawn higher than this: its floors become flatter instead. */
  tallest: number;
  flag: number;
  tiles: { x: number; high: number; low: number; scale: number };
  card: { x: number; y: number; w: number; h: number; scale: number; standing: boolean };
  badge: number;
}

export interface Layout {
  land: Land;
  metrics: Metrics;
  /** The left end of the plinth and the top of its band. */
  places: Record<string, [number, number]>;
  lake: [number, number, number];
}

export const WIDE_LAYOUT: Layout = {
  land: WIDE,
  metrics: {
    width: 179,
    band: 26,
    foot: 18.5,
    shield: { x: 15, y: 25.3, scale: 1.42 },
    name: { x: 36, y: 19 },
    roman: 168,
    pips: { x: 37, y: 31.4, size: 8, step: 10.2 },
    left: { x: 174, y: 39.6 },
    towers: [53, 113],
    floor: { w: 54, h: 17.6 },
    tallest: 112,
    flag: 1,
    tiles: { x: 12, high: -59.5, low: -29.5, scale: 1.1 },
    card: { x: 180, y: -12.7, w: 66, h: 57.2, scale: 1.1, standing: false },
    badge: 0.84,
  },
  places: {
    milano: [19, 187.5],
    verona: [331, 161.5],
    ferrara: [638, 231.5],
    parma: [160, 317.5],
    bologna: [462, 367.5],
    lucca: [51, 505.5],
    pistoia: [292, 448],
    firenze: [557, 545.5],
    siena: [362, 691.5],
    roma: [724, 691.5],
  },
  lake: [410, 498, 1.04],
};

export const TALL_LAYOUT: Layout = {
  land: TALL,
  metrics: {
    width: 121,
    band: 16.5,
    foot: 12.5,
    shield: { x: 8.2, y: 18.4, scale: 0.78 },
    name: { x: 20, y: 12 },
    roman: 113,
    pips: { x: 20.5, y: 20.3, size: 4.9, step: 6.2 },
    left: { x: 118, y: 26.6 },
    towers: [24.5, 53.5],
    floor: { w: 26.5, h: 11.8 },
    tallest: 70,
    flag: 0.57,
    tiles: { x: 4, high: -34, low: -17, scale: 0.62 },
    card: { x: 84, y: -42.4, w: 34, h: 42, scale: 1, standing: true },
    badge: 0.62,
  },
  places: {
    milano: [5, 93],
    verona: [130, 93],
    ferrara: [255, 93],
    parma: [5, 211.5],
    bologna: [130, 211.5],
    lucca: [5, 330],
    pistoia: [130, 330],
    firenze: [255, 330],
    siena: [130, 449],
    roma: [255, 449],
  },
  lake: [191, 309, 0.66],
};

/** The height of one floor in a tower of this many floors. */
export function floorHeight(metrics: Metrics, floors: number): number {
  return Math.min(metrics.floor.h, metrics.tallest / Math.max(1, floors));
}
