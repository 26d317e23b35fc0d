/** The strokes of the scenes on the cards, in an area of 80 by 40. The important part is in the middle 36: where there
 * is little room, only that part is shown. */

/** A surface in a paint (paints.css) without its dashes, or a line if it has a width. */
export type Stroke = [paint: string, path: string, width?: number];
export type Scenes = Record<string, Stroke[]>;

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A person from the front, in a robe; hair, hat and tools are added later. */
export function person(robe: string, collar: string, skin = 'plaster-84'): Stroke[] {
  return [
    [robe, 'M25 40C25 29 31 25 40 25C49 25 55 29 55 40Z'],
    [collar, 'M35 25.5L40 32L45 25.5Z'],
    [skin, 'M37.5 20h5v6q-2.5 2.5-5 0Z'],
    [skin, disc(40, 16.5, 6.4)],
    ['wood-30', disc(37.6, 16.4, 0.9) + disc(42.4, 16.4, 0.9)],
    ['clay-57', 'M38 19.8q2 1.4 4 0', 0.9],
  ];
}

/** Bricks, lying or flying. */
export function bricks(paint: string, ...at: [x: number, y: number][]): Stroke[] {
  const path = at.map(([x, y]) => box(x, y, 8, 4)).join('');
  return [
    [paint, path],
    ['wood-25', path, 0.9],
  ];
}
