/** What the view of a Firenze table holds (`knowledge.py`), and small ways to read it. */
import type { BoardProps } from '$lib/board';
import type { View } from '$lib/types';
import type { BrickColour } from '$parts/Brick.svelte';

export type Colour = BrickColour;
export const COLOURS: readonly Colour[] = ['white', 'yellow', 'green', 'red', 'blue', 'purple'];
export const HEIGHTS: readonly number[] = [3, 4, 5, 6, 7, 8];
export type Bricks = Record<Colour, number>;

export interface Commission {
  height: number;
  points: number;
  balcony: string | null;
  seal: number | 'neutral' | null;
}

export interface BoardTower {
  colour: Colour;
  flag: number;
  commissions: Commission[];
}

/** A tower under construction; `laid` of its floors in this turn. */
export interface Tower {
  colour: Colour;
  height: number;
  laid: number;
  text: string;
}

export interface SeatTable {
  points: number;
  seals: number;
  stock: Bricks;
  stored: number;
  towers: Tower[];
  buildings: string[];
  cards: number;
  hand?: string[];
}

export interface RowCard {
  card: string;
  bricks: Bricks;
  aside: boolean;
}

export interface FloorTile {
  height: number;
  points: number;
  seat: number | null;
}

export interface FirenzeTable {
  round: number;
  player: number | null;
  start: number | null;
  dead: Colour | null;
  bag: Bricks;
  draw: number;
  discard: string[];
  row: (RowCard | null)[];
  taking: string | null;
  church: string[];
  bells: number[];
  towers: BoardTower[];
  tiles: FloorTile[];
  balcony: string | null;
  finisher: number | null;
  played: string[];
  exchanged: boolean;
  built: number;
  due: number;
  seats: SeatTable[];
}

/** What the server reckons of the table that is shown; any of it may be missing for a moment. */
export interface Outlook {
  cost?: number | null;
  next?: number | null;
  most?: number | null;
  limit?: number | null;
  falling?: number[];
  open?: { colour: Colour; height: number; points: number }[];
  fulfils?: { slot: number; colour: Colour; height: number; points: number; tile: number }[];
  price?: (number | null)[];
  unseen?: Record<string, number>;
}

export type FirenzeView = View<FirenzeTable>;

/** The table with what is planned; as it stands where nothing is. */
export function shown(board: BoardProps): FirenzeView {
  return (board.ahead ?? board.now) as FirenzeView;
}

export function outlookOf(board: BoardProps): Outlook {
  return (board.outlook ?? {}) as Outlook;
}

/** Is the seat that looks the one that is asked? */
export function asked(board: BoardProps): boolean {
  return board.seat !== null && shown(board).actor === board.seat;
}

export function total(bricks: Bricks): number {
  return COLOURS.reduce((sum, colour) => sum + (bricks[colour] ?? 0), 0);
}
