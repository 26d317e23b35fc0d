/** Buildings, rows of the ledger and ways out in words. */
import type { BoardProps } from '$lib/board';
import { capital } from '$lib/capital';
import { nameOf } from '$lib/seats';
import { t, type GameWords } from '$lib/texts.svelte';
import { goodsSaid, ownName, personName, shortName } from './spoken';
import {
  CUBES,
  outlookOf,
  shown,
  standing,
  workOf,
  type Good,
  type Goods,
  type Kind,
  type LedgerRow,
  type Outlook,
  type Way,
} from './table';

/** The columns of the ledger, in order. */
export const COLUMNS: readonly Good[] = [...CUBES, 'florins'];

/** What a building costs or brings, in a word or two. */
export function kindSaid(words: GameWords, kind: Kind, finished: boolean): string {
  if (!finished) return t('florenza-kind-build', { cost: goodsSaid(words, kind.build) });
  if (Object.keys(kind.income).length) return t('florenza-kind-income', { goods: goodsSaid(words, kind.income) });
  const goods = goodsSaid(words, kind.output);
  const cost = goodsSaid(words, kind.use);
  return cost ? t('florenza-kind-use', { cost, goods }) : t('florenza-kind-gives', { goods });
}

/** Everything that is printed on a tile, one line each. */
export function kindLines(board: BoardProps, kind: Kind): string[] {
  const lines = [t('florenza-kind-build', { cost: goodsSaid(board.words, kind.build) }), kindSaid(board.words, kind, true)];
  if (kind.prestige) lines.push(t('florenza-kind-prestige', { count: kind.prestige }));
  lines.push(t('florenza-kind-left', { left: kind.left, copies: kind.copies }));
  if (reconstructed(board, 'building')) lines.push(t('florenza-reconstructed-here'));
  return lines.map(capital);
}

/** Are figures of this table of the edition reconstructed by us? */
export function reconstructed(board: BoardProps, table: string): boolean {
  const marked: string[] = outlookOf(board).reconstructed ?? [];
  return marked.includes(table);
}

type Ledger = NonNullable<Outlook['ledger']>;

/** The server's ledger; while the server computes a new one, only the goods on the table. */
export function ledgerOf(board: BoardProps): Ledger {
  const own = board.seat === null ? undefined : shown(board).table.seats[board.seat];
  const now: Goods = own ? { ...own.cubes, florins: own.florins } : {};
  const { ledger } = outlookOf(board);
  if (ledger && COLUMNS.every((good) => (ledger.now[good] ?? 0) === (now[good] ?? 0))) return ledger;
  return { now, rows: [], end: now, short: {} };
}

const BRINGS = new Set(['market', 'use', 'use-lacking', 'use-spared']);

/** Promises are what the player will need; all other rows are what the player will have. */
export function isPromise(row: LedgerRow): boolean {
  return !BRINGS.has(row.name);
}

export function rowName(board: BoardProps, row: LedgerRow): string {
  const facts = row.facts as { building?: string; work?: string; person?: string; other_seat?: number; field?: number };
  if (row.name === 'market') return t('florenza-row-market');
  if (facts.work) {
    const work = ownName({ name: facts.work });
    return row.name === 'planning'
      ? t('florenza-row-planning', { work })
      : t('florenza-row-work', { work, person: hired(board, facts.person!) });
  }
  const own = facts.other_seat === board.seat;
  return t(own ? 'florenza-row-own' : 'florenza-row-other', {
    building: facts.building!,
    field: facts.field!,
    name: nameOf(board, facts.other_seat ?? 0),
  });
}

/** The hired artist, for the middle of a line. */
function hired(board: BoardProps, name: string): string {
  return name.startsWith('nameless-') ? board.words(name) : artistName(board, name);
}

/** By the engine's name; the nameless are named in the language of the app. */
export function artistName(board: BoardProps, name: string): string {
  if (name.startsWith('nameless-')) return personName(board.words, name, name);
  const person = shown(board)
    .table.life.flatMap((card) => card.persons)
    .find((one) => one.name === name);
  return person ? shortName(person.person, person.name) : name;
}

/** Is what the row is about only in the plan? */
export function rowPlanned(board: BoardProps, row: LedgerRow): boolean {
  if (row.name === 'planning') return true;
  if (!board.ahead || !row.target) return false;
  const before = standing(board).table;
  if (row.facts.work) {
    const work = workOf(before, row.target, board.seat);
    return work !== null && work.planned !== true && work.planned !== board.seat;
  }
  const lot = before.seats[Number(row.facts.other_seat)]?.lots[Number(row.facts.field) - 1];
  return lot?.worker !== board.seat;
}

/** All rows of a kind together. */
export function sum(rows: LedgerRow[]): Goods {
  const total: Goods = {};
  for (const row of rows) for (const good of COLUMNS) total[good] = (total[good] ?? 0) + (row.change[good] ?? 0);
  return total;
}

export function wayName(board: BoardProps, way: Way): string {
  if (way.name === 'market') return t('florenza-way-market');
  const name = shown(board).table.buildings.find((one) => one.building === way.building)?.name ?? '';
  if (way.other_seat === board.seat) return t('florenza-way-own', { building: name });
  return t('florenza-way-other', { building: name, name: nameOf(board, way.other_seat ?? 0) });
}

/** In words, for users who cannot see the signs. */
export function waySaid(board: BoardProps, way: Way): string {
  const costs = goodsSaid(board.words, way.costs);
  const facts = { name: wayName(board, way), brings: goodsSaid(board.words, way.brings), costs };
  return t(costs ? 'florenza-way-for' : 'florenza-way-free', facts);
}

/** A number with a real minus sign. */
export function signed(number: number, plus = false): string {
  return `${plus && number > 0 ? '+' : ''}${number}`.replace('-', '−');
}
