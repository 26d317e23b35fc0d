/** Cities and cards as they are drawn: what a card's notation says, and the colours of its city. */

export const HEADS = ['lady', 'redhat', 'beard'] as const;
/** P5.2: shown beside the heads; what they bring is counted by the server. */
export const HEADS_IN_SET = 3;
export const POINTS_OF_SET = 6;

export type HeadKind = (typeof HEADS)[number];

export interface Card {
  code: string;
  /** The city's name as the texts and drawings know it: `lucca`. */
  city: string;
  crests: number;
  head: HeadKind | null;
  heads: number;
  action: 'move' | 'any' | null;
  start: boolean;
}

interface CityLook {
  ground: string;
  /** Letters on that ground. */
  letters: string;
}

const LIGHT = '#fff7e8';
const DARK = '#2a1f17';

export const CITY_LOOKS: Record<string, CityLook> = {
  bologna: { ground: '#e6b02a', letters: DARK },
  firenze: { ground: '#4f265b', letters: LIGHT },
  roma: { ground: '#902c1c', letters: LIGHT },
  milano: { ground: '#2259a6', letters: LIGHT },
  lucca: { ground: '#93c4c1', letters: DARK },
  siena: { ground: '#c4beb2', letters: DARK },
  ferrara: { ground: '#d9a0ab', letters: DARK },
  parma: { ground: '#7a4f2c', letters: LIGHT },
  verona: { ground: '#3f7350', letters: LIGHT },
  pistoia: { ground: '#d98a3d', letters: DARK },
};

const NAMES = Object.fromEntries(Object.keys(CITY_LOOKS).map((name) => [cityCode(name), name]));

/** The two letters by which the notation names a city. */
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

/** The message of the game's texts that says what a card shows beside its crest. */
export function faceId(card: Card): string {
  if (card.crests === 2) return 'face-two';
  if (card.action) return `face-${card.action}`;
  return `face-${card.heads === 2 ? 'two-' : ''}${card.head}${card.start ? '-start' : ''}`;
}

/** The number of floors as it is cut into a plinth. */
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
