/** Where the things of the skyline stand, in px of its area. */
export interface Skyline {
  width: number;
  height: number;
  phone: boolean;
  gutter: number;
  column: number;
  ground: number;
  floor: number;
  /** The top of the shafts, below the battlements. */
  top: number;
  shaft: number;
}

/** Six commissions, and below them one and a half storeys for door and plinth. */
const STOREYS = 7.45;

export function skyline(width: number, height: number, phone: boolean): Skyline {
  const gutter = phone ? 38 : 96;
  const ground = height - (phone ? 22 : 40);
  const floor = (ground - (phone ? 33 : 74)) / STOREYS;
  const column = (width - gutter - (phone ? 4 : 26)) / 6;
  return { width, height, phone, gutter, column, ground, floor, top: ground - floor * STOREYS, shaft: column * 0.8 };
}

/** The middle of a storey. */
export function storey(sky: Skyline, height: number): number {
  return sky.ground - sky.floor * (height - 2) - sky.floor * 0.85;
}

/** The middle of a tower, by the number of its colour. */
export function middle(sky: Skyline, number: number): number {
  return sky.gutter + sky.column * (number + 0.5);
}

/** Battlements of three whole and two half merlons, as one path. */
export function battlements(left: number, top: number, width: number, phone: boolean): string {
  const [over, high, deep] = phone ? [3, 12, 7] : [5, 15, 10];
  const step = (width + 2 * over) / 7;
  const teeth = Array.from({ length: 3 }, () => `h${step}v${deep}h${step}v${-deep}`).join('');
  return `M${left - over} ${top + 2}V${top - high}${teeth}h${step}V${top + 2}Z`;
}
