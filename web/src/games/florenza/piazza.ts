/** Where the wings of the city and their artworks stand in the drawing of the piazza. */
export const WIDTH = 988;
export const HEIGHT = 344;

export interface Wing {
  /** The notation of its artworks begins with this. */
  place: string;
  /** A proper name, the same in every language. */
  name: string;
  middle: number;
}

export const WINGS: readonly Wing[] = [
  { place: 'banco', name: 'Banco', middle: 56 },
  { place: 'battistero', name: 'Battistero', middle: 153 },
  { place: 'lastricato', name: 'Lastricato', middle: 251 },
  { place: 'duomo', name: 'Duomo', middle: 497 },
  { place: 'ospedale', name: 'Ospedale', middle: 743 },
  { place: 'palazzo-della-signoria', name: 'Signoria', middle: 840 },
  { place: 'palazzo-vescovile', name: 'Vescovile', middle: 936 },
];

const UPPER = 140;
const LOWER = 230;

/** The upper left corner of each niche. */
export const NICHES: Record<string, { x: number; y: number; wide?: true }> = {
  'banco.atrio': { x: 14, y: UPPER },
  'battistero.cupola': { x: 111, y: UPPER },
  'battistero.portali': { x: 111, y: LOWER },
  'lastricato.fontana': { x: 209, y: UPPER },
  'lastricato.monumento-equestre': { x: 209, y: LOWER },
  'duomo.abside': { x: 311.5, y: UPPER },
  'duomo.navata': { x: 311.5, y: LOWER },
  'duomo.altare': { x: 407, y: UPPER },
  'duomo.facciata': { x: 407, y: LOWER },
  'duomo.cappella': { x: 502.5, y: UPPER },
  'duomo.pulpito': { x: 502.5, y: LOWER },
  'duomo.campanile': { x: 602, y: LOWER },
  'duomo.cupola': { x: 397, y: 42, wide: true },
  'ospedale.cappella': { x: 701, y: UPPER },
  'ospedale.chiostro': { x: 701, y: LOWER },
  'palazzo-della-signoria.facciata': { x: 798, y: UPPER },
  'palazzo-della-signoria.salone': { x: 798, y: LOWER },
  'palazzo-vescovile.facciata': { x: 894, y: UPPER },
  'palazzo-vescovile.salone': { x: 894, y: LOWER },
};
export const STALL = { x: 13, y: 228 };

/** The place of an artwork, from its notation. */
export function placeOf(work: string): string {
  return work.slice(0, work.indexOf('.'));
}

export const CATHEDRAL = 'duomo';

interface Niche {
  x: number;
  y: number;
  wide?: true;
}

/** Every artwork with its niche; one that an owner's edition names differently takes a free niche. */
export function nichesOf<Work extends { work: string }>(works: Work[]): { work: Work; niche: Niche }[] {
  const taken = new Set(works.map((one) => one.work));
  const left = Object.keys(NICHES).filter((work) => !taken.has(work));
  return works.map((work) => ({ work, niche: NICHES[work.work] ?? NICHES[left.shift() ?? ''] ?? STALL }));
}
