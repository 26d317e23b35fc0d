/** Firenze's types as the server describes them (generated from `views.py`), and small functions to read them. */
import type { components } from '$generated/api';
import type { BoardProps } from '$lib/board';

type Schemas = components['schemas'];

export type FirenzeView = Schemas['FirenzeView'];
export type FirenzeTable = Schemas['FirenzeTable'];
export type SeatTable = Schemas['FirenzeSeat'];
export type BoardTower = Schemas['FirenzeBoardTower'];
export type Commission = Schemas['FirenzeCommission'];
export type Tower = Schemas['FirenzeTower'];
export type RowCard = Schemas['FirenzeRowCard'];
export type Bricks = Schemas['FirenzeBricks'];
/** Any part may be missing for a moment, until the server has answered. */
export type Outlook = Partial<Schemas['FirenzeOutlook']>;

export type Colour = keyof Bricks;
export const COLOURS: readonly Colour[] = ['white', 'yellow', 'green', 'red', 'blue', 'purple'];
export const HEIGHTS: readonly number[] = [3, 4, 5, 6, 7, 8];

/** The table with the plan included; the present table if there is no plan. */
export function shown(board: BoardProps): FirenzeView {
  return (board.ahead ?? board.now) as FirenzeView;
}

export function outlookOf(board: BoardProps): Outlook {
  return (board.outlook ?? {}) as Outlook;
}

/** Is the viewer's seat the one that is asked? */
export function asked(board: BoardProps): boolean {
  return board.seat !== null && shown(board).actor === board.seat;
}

export function total(bricks: Bricks): number {
  return COLOURS.reduce((sum, colour) => sum + (bricks[colour] ?? 0), 0);
}
