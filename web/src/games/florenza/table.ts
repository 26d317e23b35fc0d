/** Florenza's types as the server describes them (generated from `views.py`), and small functions to read them. */
import type { components } from '$generated/api';
import type { BoardProps } from '$lib/board';

type Schemas = components['schemas'];

export type FlorenzaView = Schemas['FlorenzaView'];
export type FlorenzaTable = Schemas['FlorenzaTable'];
export type SeatTable = Schemas['FlorenzaSeat'];
export type Lot = Schemas['FlorenzaLot'];
/** A kind of building: the data that all tiles of one name share. */
export type Kind = Schemas['FlorenzaBuilding'];
export type CityWork = Schemas['FlorenzaCityWork'];
export type OwnWork = Schemas['FlorenzaOwnWork'];
export type LifeCard = Schemas['FlorenzaLifeCard'];
export type Person = LifeCard['persons'][number];
/** An artist's fee and fame for one talent. */
export type Row = Schemas['FlorenzaTalent'];
export type Cubes = Schemas['FlorenzaCubes'];
export type Goods = Schemas['FlorenzaGoods'];
export type LedgerRow = Schemas['FlorenzaLedgerRow'];
export type Way = Schemas['FlorenzaWay'];
export type Standing = Schemas['FlorenzaStanding'];
export type Expected = Schemas['FlorenzaExpected'];
/** Any part may be missing for a moment, until the server has answered. */
export type Outlook = Partial<Schemas['FlorenzaOutlook']>;

export type Cube = keyof Cubes;
export const CUBES: readonly Cube[] = ['marble', 'wood', 'gold', 'metal', 'cloth', 'spice'];
/** The notation of the cubes, in the order of `CUBES`. */
export const LETTERS: readonly string[] = ['m', 'w', 'g', 't', 'c', 's'];
export type Talent = Row['talent'];
export const TALENTS: readonly Talent[] = ['architect', 'sculptor', 'painter'];
export type Family = NonNullable<SeatTable['family']>;
export const FAMILIES: readonly Family[] = ['medici', 'pazzi', 'pitti', 'rucellai', 'strozzi'];
export type Good = keyof Goods;
export const GOODS: readonly Good[] = [...CUBES, 'any_cube', 'swaps', 'florins', 'workers', 'prestige', 'bishop'];

/** The table with the plan included; the present table if there is no plan. */
export function shown(board: BoardProps): FlorenzaView {
  return (board.ahead ?? board.now) as FlorenzaView;
}

/** The table without the plan. */
export function standing(board: BoardProps): FlorenzaView {
  return board.now as FlorenzaView;
}

export function outlookOf(board: BoardProps): Outlook {
  return (board.outlook ?? {}) as Outlook;
}

/** Is the viewer's seat the one that is asked? */
export function asked(board: BoardProps): boolean {
  return board.seat !== null && shown(board).actor === board.seat;
}

export function totalOf(cubes: Cubes): number {
  return CUBES.reduce((sum, cube) => sum + (cubes[cube] ?? 0), 0);
}

/** The notation of a seat: its family, once it has one. */
export function seatText(table: FlorenzaTable, seat: number): string {
  return table.seats[seat]?.family ?? `seat-${seat + 1}`;
}

/** The notation of the building on a field. */
export function lotText(table: FlorenzaTable, seat: number, field: number): string {
  return `${seatText(table, seat)}.${field}`;
}

/** The nameless are persons too: their notation. */
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
