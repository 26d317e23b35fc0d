/** What the view of a Florenza table holds (`knowledge.py`), and small ways to read it. */
import type { BoardProps } from '$lib/board';
import type { View } from '$lib/types';

export type Cube = 'marble' | 'wood' | 'gold' | 'metal' | 'cloth' | 'spice';
export const CUBES: readonly Cube[] = ['marble', 'wood', 'gold', 'metal', 'cloth', 'spice'];
/** How a cube is written, in the order of `CUBES`. */
export const LETTERS: readonly string[] = ['m', 'w', 'g', 't', 'c', 's'];
export type Talent = 'architect' | 'sculptor' | 'painter';
export const TALENTS: readonly Talent[] = ['architect', 'sculptor', 'painter'];
export type Family = 'medici' | 'pazzi' | 'pitti' | 'rucellai' | 'strozzi';
export const FAMILIES: readonly Family[] = ['medici', 'pazzi', 'pitti', 'rucellai', 'strozzi'];

export type Cubes = Record<Cube, number>;
/** What is paid or given; only what there is of it is named. */
export type Good = Cube | 'florins' | 'prestige' | 'bishop' | 'workers' | 'any_cube' | 'swaps';
export type Goods = Partial<Record<Good, number>>;
export const GOODS: readonly Good[] = [...CUBES, 'any_cube', 'swaps', 'florins', 'workers', 'prestige', 'bishop'];

/** A building tile as all of its name are. */
export interface Kind {
  building: string;
  name: string;
  left: number;
  copies: number;
  build: Goods;
  use: Goods;
  output: Goods;
  prestige: number;
  income: Goods;
}

/** What an artist earns by a talent: the fee, the fame of each face of the die, and its golden faces (1 to 6). */
export interface Row {
  talent: Talent;
  fee: number;
  fame: number[];
  gold: number[];
}

export interface Artist {
  kind: 'artist';
  person: string;
  name: string;
  hired: boolean;
  /** Whether a masterpiece has turned the card. */
  master: boolean;
  rows: Row[];
}

export interface Preacher {
  kind: 'preacher';
  person: string;
  name: string;
  hired: boolean;
  fee: number;
  /** The workers that come, by the face of the die. */
  workers: number[];
  prestige: number;
  bishop: number;
}

export type Person = Artist | Preacher;

export interface LifeCard {
  numeral: string;
  persons: Person[];
}

interface WorkFigures {
  work: string;
  name: string;
  talents: Talent[];
  cost: Goods;
  prestige: number;
  bishop: number;
  income: Goods;
  /** Who is hired for it. */
  artist: string | null;
}

/** An artwork of the main board: the seats that have completed or planned it. */
export interface CityWork extends WorkFigures {
  crest: number | null;
  planned: number | null;
}

/** An artwork of a district. */
export interface OwnWork extends WorkFigures {
  completed: boolean;
  planned: boolean;
}

export interface Lot {
  /** 1 to 8. */
  field: number;
  building: string | null;
  name: string | null;
  finished: boolean;
  worker: number | null;
}

export interface SeatTable {
  family: Family | null;
  prestige: number;
  bishop_points: number;
  florins: number;
  cubes: Cubes;
  workers: number;
  reserve: number;
  chiesa: string | null;
  lots: Lot[];
  works: OwnWork[];
  /** Own, or shown by an option, or at the end. */
  certificates?: number;
  points?: number;
}

export interface FlorenzaTable {
  round: number;
  rounds: number;
  phase: number;
  order: number[];
  captain: number | null;
  bishop: number | null;
  supply: Cubes;
  buildings: Kind[];
  life: LifeCard[];
  nameless: Record<Talent | 'preacher', number>;
  bag: number;
  guarded: string | null;
  guarded_worker: number | null;
  banished: string | null;
  pulpit: { open: boolean; preacher: string | null; seat: number | null };
  market: number[];
  passed: number[];
  works: CityWork[];
  /** What the question is about. */
  at: {
    district: number | null;
    field: number | null;
    work: string | null;
    person: string | null;
    roll: number | null;
    given: number;
    due: number;
  };
  seats: SeatTable[];
}

export interface LedgerRow {
  name: string;
  rule: string;
  kept: boolean | null;
  facts: Record<string, unknown>;
  /** The artwork or lot that it is about, as it is written. */
  target: string | null;
  change: Goods;
  after: Goods;
}

export interface Way {
  name: 'market' | 'use';
  building: string | null;
  other_seat: number | null;
  field: number | null;
  brings: Goods;
  costs: Goods;
  text: string | null;
}

export interface Standing {
  prestige: [number, number];
  bishop: number;
}

/** What the server reckons of the table that is shown; any of it may be missing for a moment. */
export interface Outlook {
  makers?: Record<string, Record<string, number>>;
  places?: Record<string, string[]>;
  ledger?: { now: Goods; rows: LedgerRow[]; end: Goods; short: Goods } | null;
  /** Artworks and buildings that what is left would pay for. */
  payable?: string[];
  risk?: number;
  prestige?: [number, number];
  bishop?: number;
  /** Where the seat would stand if it had what is missing. */
  paid?: Standing | null;
  /** Where every seat would stand at the end of phase 7. */
  standings?: Standing[];
  ways?: Way[];
  workers?: { ready: number; reserve: number; placed: number };
  reconstructed?: string[];
  /** After each first word of an action or a power what may be said next. */
  reach?: Record<string, string[]>;
}

export type FlorenzaView = View<FlorenzaTable>;

/** The table with what is planned; as it stands where nothing is. */
export function shown(board: BoardProps): FlorenzaView {
  return (board.ahead ?? board.now) as FlorenzaView;
}

/** The table without what is planned. */
export function standing(board: BoardProps): FlorenzaView {
  return board.now as FlorenzaView;
}

export function outlookOf(board: BoardProps): Outlook {
  return (board.outlook ?? {}) as Outlook;
}

/** Is the seat that looks the one that is asked? */
export function asked(board: BoardProps): boolean {
  return board.seat !== null && shown(board).actor === board.seat;
}

export function totalOf(cubes: Cubes): number {
  return CUBES.reduce((sum, cube) => sum + (cubes[cube] ?? 0), 0);
}

/** How a seat is written: by its family, once it has one. */
export function seatText(table: FlorenzaTable, seat: number): string {
  return table.seats[seat]?.family ?? `seat-${seat + 1}`;
}

/** How the building on a field is written. */
export function lotText(table: FlorenzaTable, seat: number, field: number): string {
  return `${seatText(table, seat)}.${field}`;
}

/** The nameless are persons as well: how they are written. */
export function namelessText(kind: Talent | 'preacher'): string {
  return `nameless-${kind}`;
}

export function personOf(table: FlorenzaTable, person: string): Person | null {
  for (const card of table.life) for (const one of card.persons) if (one.person === person) return one;
  return null;
}

export function kindOf(table: FlorenzaTable, building: string | null): Kind | null {
  return table.buildings.find((one) => one.building === building) ?? null;
}

export function workOf(table: FlorenzaTable, work: string, seat: number | null): CityWork | OwnWork | null {
  const own = seat === null ? [] : (table.seats[seat]?.works ?? []);
  return [...own, ...table.works].find((one) => one.work === work) ?? null;
}
