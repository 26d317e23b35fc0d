/** What the board shows: the table after the plan, which parts are only planned, and the notation for a press on each thing. */
import type { components } from '$generated/api';
import type { BoardProps } from '$lib/board';
import { cityCode, cityName, readCard } from './cards';

type Schemas = components['schemas'];

export type PatrizierView = Schemas['PatrizierView'];
export type TableSeen = Schemas['PatrizierTable'];
export type CitySeen = Schemas['PatrizierCity'];
export type PlayerSeen = Schemas['PatrizierSeat'];
/** Who would win which tile of a city. */
export type Standing = Pick<Schemas['PatrizierStanding'], 'leaders' | 'higher'>;
/** Any part may be missing for a moment, until the server has answered. */
export type Outlook = Partial<Schemas['PatrizierOutlook']>;

export const LEFT = 0;
export const RIGHT = 1;
export type Side = 0 | 1;
export const SIDES: readonly Side[] = [LEFT, RIGHT];
const LETTERS = ['L', 'R'];

export interface TowerShown {
  side: Side;
  /** Owners, from the bottom up. */
  floors: number[];
  /** From this level on the floors are only planned. */
  planned: number;
  /** The owner of a floor that the plan takes away from the top. */
  gone: number | null;
  leader: number | null;
  /** The notation for a press on the tower; null if a press means nothing now. */
  text: string | null;
  can: boolean;
  /** How many floors that press would build here. */
  ghosts: number;
  /** The level that the marked line of the chronicle is about. */
  marked: number | null;
}

export interface CardShown {
  code: string | null;
  text: string | null;
  can: boolean;
  /** Whether the plan takes this card. */
  taken: boolean;
  marked: boolean;
}

export interface CityShown {
  index: number;
  name: string;
  code: string;
  seen: CitySeen;
  towers: [TowerShown, TowerShown];
  card: CardShown;
  left: number;
  higher: Side | null;
  /** Whether the played card builds here now. */
  lit: boolean;
  marked: boolean;
  /** With two crests: one floor on each side. */
  each: string | null;
  /** The notation for a press on the city if the question is not about it: the table says why not. */
  aside: string | null;
  /** The same for its tiles. */
  tiles: string | null;
  /** Who took the higher and the lower tile, once scored. */
  winners: [number | null, number | null] | null;
}

export function tableOf(board: BoardProps): TableSeen {
  return (board.ahead ?? board.now).table as TableSeen;
}

/** The question that the player may answer next; null when somebody else, or nobody, is asked. */
export function asked(board: BoardProps): string | null {
  const view = board.ahead ?? board.now;
  const mine = board.seat !== null && view.actor === board.seat && board.legal.size > 0;
  return mine ? view.question : null;
}

/** The city of the card that is being played, from the moment when it lies on the pile to the end of the plan. */
function builtIn(board: BoardProps): string | null {
  const playing = tableOf(board).playing ?? (board.plan.length > 0 ? (board.plan[0]?.text ?? null) : null);
  return playing && playing.includes('.') ? cityName(playing) : null;
}

export function citiesShown(board: BoardProps): CityShown[] {
  const before = (board.now.table as TableSeen).cities;
  const lit = builtIn(board);
  return tableOf(board).cities.map((seen, index) => cityShown(board, seen, before[index] ?? seen, index, lit));
}

function cityShown(board: BoardProps, seen: CitySeen, before: CitySeen, index: number, built: string | null): CityShown {
  const left = seen.floors - seen.towers[0].length - seen.towers[1].length;
  const told = (board.outlook as Outlook).cities?.[index];
  // While other players' moves are shown step by step, the outlook of the city may belong to another moment.
  const outlook = told?.left === left ? told : undefined;
  const lit = seen.name === built;
  const towers = SIDES.map((side) => towerShown(board, seen, before, side, lit, outlook?.leaders[side] ?? null));
  const higher = outlook?.higher ?? null;
  const each = lit && asked(board) === 'BUILD' && crestsPlayed(board) === 2 ? 'LR' : null;
  const low: Side = higher === LEFT ? RIGHT : LEFT;
  return {
    index,
    name: seen.name,
    code: cityCode(seen.name),
    seen,
    towers: towers as [TowerShown, TowerShown],
    card: cardShown(board, seen, before),
    left,
    higher,
    lit,
    marked: isMarked(board, seen.name),
    each,
    aside: asideText(board, seen, towers),
    tiles: asked(board) === null ? null : `${cityCode(seen.name)}.tile`,
    winners: seen.scored && outlook && higher !== null ? [outlook.leaders[higher], outlook.leaders[low]] : null,
  };
}

/** If the question is about towers, the towers themselves are pressed. */
function asideText(board: BoardProps, seen: CitySeen, towers: TowerShown[]): string | null {
  if (asked(board) === null || towers.some((tower) => tower.text !== null)) return null;
  return `${cityCode(seen.name)}.${LETTERS[LEFT]}`;
}

function crestsPlayed(board: BoardProps): number {
  const playing = tableOf(board).playing;
  return playing ? readCard(playing).crests : 0;
}

function towerShown(board: BoardProps, seen: CitySeen, before: CitySeen, side: Side, lit: boolean, leader: number | null): TowerShown {
  const floors = seen.towers[side];
  const stood = before.towers[side];
  const text = towerText(board, seen, side, lit);
  const can = text !== null && board.legal.has(text);
  const building = lit && asked(board) === 'BUILD';
  return {
    side,
    floors,
    planned: board.ahead ? Math.min(stood.length, floors.length) : floors.length,
    gone: board.ahead && stood.length > floors.length ? (stood.at(-1) ?? null) : null,
    leader,
    text,
    can,
    ghosts: building && can ? crestsPlayed(board) : 0,
    marked: markedLevel(board, seen.name, side),
  };
}

/** A press on a tower plays its city's card, builds, or moves the top floor, depending on the question. */
function towerText(board: BoardProps, seen: CitySeen, side: Side, lit: boolean): string | null {
  const letter = LETTERS[side]!;
  switch (asked(board)) {
    case 'PLAY': {
      const held = new Set(ownHand(board).filter((code) => cityName(code) === seen.name));
      return held.size === 1 ? [...held][0]! : null;
    }
    case 'BUILD':
      return lit ? letter.repeat(crestsPlayed(board)) : null;
    case 'MOVE':
      return `${cityCode(seen.name)}.${letter}`;
    default:
      return null;
  }
}

function cardShown(board: BoardProps, seen: CitySeen, before: CitySeen): CardShown {
  // Before the plan is confirmed, a space is empty only if the plan takes its card.
  const taken = board.ahead !== null && before.card !== null && seen.card === null;
  const code = taken ? before.card : seen.card;
  const text = asked(board) === 'TAKE' ? cityCode(seen.name) : null;
  const marked = isMarkedCard(board, seen.name);
  return { code, text, can: text !== null && board.legal.has(text), taken, marked };
}

export function ownSeat(board: BoardProps): PlayerSeen | null {
  return board.seat === null ? null : (tableOf(board).seats[board.seat] ?? null);
}

export function ownHand(board: BoardProps): string[] {
  return ownSeat(board)?.hand ?? [];
}

/** A card of the hand as it is drawn; equal cards have different numbers. */
export interface HandShown {
  key: string;
  code: string;
  /** Whether the plan plays it, or takes it into the hand. */
  state: 'held' | 'played' | 'taken';
}

/** A card of this turn that was played before the plan began: the last card of a hand is played automatically. */
function playedBefore(board: BoardProps): HandShown[] {
  const code = board.now.actor === board.seat ? (board.now.table as TableSeen).playing : null;
  return code ? [{ key: code, code, state: 'played' }] : [];
}

/** The hand before the plan, including the card that the plan plays, then the card that it takes: no card moves during the choice. */
export function handShown(board: BoardProps): HandShown[] {
  const before = board.seat === null ? [] : ((board.now.table as TableSeen).seats[board.seat]?.hand ?? []);
  const after = [...ownHand(board)];
  // The taken card may be equal to the played one: then the hand alone does not show which was played.
  const played = board.now.question === 'PLAY' ? before.indexOf(board.plan[0]?.text ?? '') : -1;
  const held: HandShown[] = before.map((code, place) => {
    const at = place === played ? -1 : after.indexOf(code);
    if (at >= 0) after.splice(at, 1);
    return { key: code, code, state: at >= 0 ? 'held' : 'played' };
  });
  const shown = [...playedBefore(board), ...held, ...after.map((code): HandShown => ({ key: code, code, state: 'taken' }))];
  const counted = new Map<string, number>();
  for (const card of shown) {
    const number = (counted.get(card.code) ?? 0) + 1;
    counted.set(card.code, number);
    card.key = `${card.code} ${number}`;
  }
  return shown;
}

/** The fact that names a city in an event, as `city-lucca`. */
function names(fact: unknown, city: string): boolean {
  return fact === `city-${city}`;
}

function isMarked(board: BoardProps, city: string): boolean {
  const facts = board.marked?.facts;
  if (!facts) return false;
  if ('city' in facts) return names(facts.city, city);
  return 'space' in facts ? names(facts.space, city) : names(facts.card_city, city);
}

function isMarkedCard(board: BoardProps, city: string): boolean {
  return names(board.marked?.facts?.space, city);
}

function markedLevel(board: BoardProps, city: string, side: Side): number | null {
  const facts = board.marked?.facts;
  if (!facts || !names(facts.city, city) || facts.side !== `side-${side === LEFT ? 'left' : 'right'}`) return null;
  return typeof facts.level === 'number' ? facts.level : null;
}
