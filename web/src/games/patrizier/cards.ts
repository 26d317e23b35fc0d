/** Cities and cards as they are drawn: what a card's notation says, and the colours of its city. */

export const HEADS = ['lady', 'redhat', 'beard'] as const;
/** P5.2: shown beside the heads; the server counts their points. */
export const HEADS_IN_SET = 3;
export const POINTS_OF_SET = 6;

export type HeadKind = (typeof HEADS)[number];

export interface Card {
  code: string;
  /** The city's name in texts and drawings: `lucca`. */
  city: string;
  crests: number;
  head: HeadKind | null;
  heads: number;
  action: 'move' | 'any' | null;
  start: boolean;
}

interface CityLook {
  ground: string;
  /** The colour of letters on that ground. */
  letters: string;
}

const LIGHT = 'var(--plaster-97)';
const DARK = 'var(--wood-25)';

export const CITY_LOOKS: Record<string, CityLook> = {
  bologna: { ground: 'var(--ochre-79)', letters: DARK },
  firenze: { ground: 'var(--violet-35)', letters: LIGHT },
  roma: { ground: 'var(--clay-44)', letters: LIGHT },
  milano: { ground: 'var(--blue-47)', letters: LIGHT },
  lucca: { ground: 'var(--water-78)', letters: DARK },
  siena: { ground: 'var(--plaster-80)', letters: DARK },
  ferrara: { ground: 'var(--rose-76)', letters: DARK },
  parma: { ground: 'var(--wood-47)', letters: LIGHT },
  verona: { ground: 'var(--leaf-48)', letters: LIGHT },
  pistoia: { ground: 'var(--ochre-70)', letters: DARK },
};

const NAMES = Object.fromEntries(Object.keys(CITY_LOOKS).map((name) => [cityCode(name), name]));

/** The two letters of a city in the notation. */
export function cityCode(name: string): string {
  return name.charAt(0).toUpperCase() + name.charAt(1);
}

export function cityName(code: string): string {
  return NAMES[code.slice(0, 2)] ?? '';
}

export function readCard(code: string): Card {
  const face = code.slice(3);
  const start = face.endsWith('*');
  const bare = face.replace('*', '');
  const head = HEADS.find((kind) => bare.endsWith(kind)) ?? null;
  return {
    code,
    city: cityName(code),
    crests: bare === '2' ? 2 : 1,
    head,
    heads: head === null ? 0 : bare.startsWith('2') ? 2 : 1,
    action: bare === 'move' || bare === 'any' ? bare : null,
    start,
  };
}

/** The text id that says what a card shows beside its crest. */
export function faceId(card: Card): string {
  if (card.crests === 2) return 'face-two';
  if (card.action) return `face-${card.action}`;
  return `face-${card.heads === 2 ? 'two-' : ''}${card.head}${card.start ? '-start' : ''}`;
}

/** The number of floors as it is written on a plinth. */
export function roman(number: number): string {
  const signs: [number, string][] = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ];
  let rest = number;
  let text = '';
  for (const [value, sign] of signs) {
    while (rest >= value) {
      text += sign;
      rest -= value;
    }
  }
  return text;
}
