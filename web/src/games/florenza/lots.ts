/** What a district shows: whose workers are where, what is only planned, and which things the question is about. */
import type { BoardProps } from '$lib/board';
import { asked, kindOf, shown, standing, type FlorenzaTable, type Kind, type Lot, type OwnWork } from './table';

/** A building that brings income is a home: nobody works there (L5.2). */
export function isHome(kind: Kind | null): boolean {
  return kind !== null && Object.keys(kind.income).length > 0;
}

/** Does the lot differ from its present state? Then it is part of the plan. */
export function lotPlanned(board: BoardProps, seat: number, lot: Lot): boolean {
  const before = standing(board).table.seats[seat]?.lots[lot.field - 1];
  return board.ahead !== null && (before?.building !== lot.building || before?.worker !== lot.worker);
}

export function workPlanned(board: BoardProps, seat: number, work: OwnWork): boolean {
  const before = standing(board).table.seats[seat]?.works.find((one) => one.work === work.work);
  return board.ahead !== null && work.planned && !before?.planned;
}

/** Is the lot the one that the question is about: its use, or its payment? */
export function lotAsked(board: BoardProps, seat: number, lot: Lot): boolean {
  const { question, table } = shown(board);
  return asked(board) && (question === 'USE' || question === 'BUILD') && table.at.district === seat && table.at.field === lot.field;
}

/** The lowest field without a tile: the next building is planned there (L5.3). */
export function nextField(table: FlorenzaTable, seat: number): number | null {
  return table.seats[seat]?.lots.find((lot) => lot.building === null)?.field ?? null;
}

export function lotKind(table: FlorenzaTable, lot: Lot): Kind | null {
  return kindOf(table, lot.building);
}

/** How many works of the player's own palazzo and chiesa are possible answers. */
export function worksAtHome(create: string[] = []): number {
  return create.filter((work) => /^(palazzo|chiesa)\./.test(work)).length;
}

export const isPalazzo = (work: { work: string }) => work.work.startsWith('palazzo.');
