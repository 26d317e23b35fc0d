/** Figures of the edition that are not part of the table, and their sources. */
import { CUBES, TALENTS, type Cube, type Row, type Talent } from './table';
import { figuresOf } from '$lib/figures.svelte';

interface Figures {
  market: { sale: number; price: number; given: number };
  nameless: { fee: number; fame: number[] };
  preachers: { fee: number; workers: number };
  /** The card under which the nameless stand, 1 to 7. */
  homes: Record<Talent | 'preacher', number>;
  /** The cube for each face of the die in the income (L3.2). */
  die: readonly Cube[];
  /** What all four artworks of a Palazzo or a Chiesa bring (L8.5). */
  completion: { palazzo: number; chiesa: number };
  /** The lowest prestige, and what Bishop and Cardinals need and get (L9). */
  offices: { lowest: number; bishop: number; cardinal: number; prestige: number };
  /** The number of figures, and how many of them are reconstructed. */
  all: number;
  reconstructed: number;
}

const RECONSTRUCTED = 'X';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- numbers and rows of them, as the edition has them
export const figuresKnown = figuresOf('florenza', (read: Map<string, any>, all): Figures => {
  const homes: number[] = read.get('nameless_artists.life') ?? [3, 4, 5];
  return {
    market: { sale: read.get('market.sale'), price: read.get('market.price'), given: read.get('market.given') },
    nameless: { fee: read.get('nameless_artists.fee'), fame: read.get('nameless_artists.fame') },
    preachers: { fee: read.get('nameless_preachers.fee'), workers: read.get('nameless_preachers.workers') },
    homes: {
      ...(Object.fromEntries(TALENTS.map((talent, number) => [talent, homes[number]!])) as Record<Talent, number>),
      preacher: read.get('nameless_preachers.life') ?? 2,
    },
    die: read.get('income.die') ?? CUBES,
    completion: { palazzo: read.get('completion.palazzo'), chiesa: read.get('completion.chiesa') },
    offices: {
      lowest: read.get('offices.lowest_prestige'),
      bishop: read.get('offices.bishop_needs'),
      cardinal: read.get('offices.cardinal_needs'),
      prestige: read.get('offices.cardinal_prestige'),
    },
    all: all.length,
    reconstructed: all.filter(({ mark }) => mark.includes(RECONSTRUCTED)).length,
  };
});

/** The face of the die for a kind of cube in the income (L3.2). */
export function dieFace(cube: Cube): number {
  return (figuresKnown()?.die ?? CUBES).indexOf(cube) + 1;
}

export function namelessRow(figures: Figures, talent: Talent): Row {
  return { talent, fee: figures.nameless.fee, fame: figures.nameless.fame, gold: [] };
}
