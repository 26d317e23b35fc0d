/**
 * What a press on a thing means, in notation: it depends on the question. A thing that the question does not ask for
 * gets null: commissions and towers are both written like `g6`, and must not be confused. A thing that it asks for
 * gets its notation, legal or not, so that the table can say why not.
 */
import { kindOf } from './cards';
import { COLOURS, type Colour, type FirenzeView, type Tower } from './table';

/** Questions whose bricks are those of the player's own stock. */
const STOCK = new Set(['PAY', 'FLOOD', 'FIRE', 'TAX', 'LAY', 'COST', 'RETURN', 'SWAP', 'SMUGGLE_FOR']);
const COMMISSIONS = new Set(['PICK_SEAL', 'CLAIM', 'ADJUST', 'WHICH']);
/** Questions about the player's own towers as they stand; in BUILD and its COST, by the names they had before. */
const TOWERS = new Set(['TAX_TOWER', 'TRIBUTE', 'COLLAPSE', 'BOTCH', 'BUILD', 'COST']);
/** While the price is paid, another card may still be chosen instead. */
const TAKING = new Set(['TAKE', 'PAY', 'RESTOCK']);
const EXCHANGING = new Set(['EXCHANGE', 'LAY', 'FETCH']);
const PERSONS = new Set(['TAKE', 'EXCHANGE', 'BUILD', 'CLAIM']);
const GIVEN_UP = new Set(['DISCARD', 'DISMISS']);
export const PAYMENTS = new Set(['PAY', 'LAY', 'COST', 'RETURN', 'FLOOD', 'FIRE', 'TAX']);

export function letter(colour: Colour): string {
  return colour[0]!;
}

/** A card of the row, by its space from 0. If the plan has `taken` one, another may still be taken instead. */
export function rowTarget(view: FirenzeView, space: number, taken = false): string | null {
  if (taken || TAKING.has(view.question)) return `c${space + 1}`;
  return EXCHANGING.has(view.question) ? `x${space + 1}` : null;
}

export function commissionTarget(view: FirenzeView, colour: Colour, height: number): string | null {
  return COMMISSIONS.has(view.question) ? `${letter(colour)}${height}` : null;
}

export function bellTarget(view: FirenzeView): string | null {
  return view.question === 'CLAIM' || view.question === 'ADJUST' ? 'bell' : null;
}

/** The name of a tower in the notation: of equal towers the second has a `'`. */
export function towerName(towers: Tower[], slot: number): string {
  const names = towers.map((tower) => `${letter(tower.colour)}${tower.height - tower.laid}`);
  const before = names.slice(0, slot).filter((name) => name === names[slot]).length;
  return `${names[slot]}${"'".repeat(before)}`;
}

function alike(one: Tower, other: Tower): boolean {
  return one.text === other.text && one.laid === other.laid;
}

/** Towers that are equal in every way are the same to the rules. Use a legal name among them, else the first. */
function nameAlike(view: FirenzeView, seat: number, slot: number, before = ''): string {
  const towers = view.table.seats[seat]!.towers;
  const names = towers.flatMap((tower, other) => (alike(tower, towers[slot]!) ? [before + towerName(towers, other)] : []));
  return names.find((name) => view.answers.some((answer) => answer.text === name)) ?? names[0]!;
}

export function isNew(tower: Tower): boolean {
  return tower.laid > 0 && tower.laid === tower.height;
}

export function towerTarget(view: FirenzeView, seat: number, slot: number): string | null {
  const towers = view.table.seats[seat]!.towers;
  if (!TOWERS.has(view.question)) return null;
  if (isNew(towers[slot]!)) return `${letter(towers[slot]!.colour)}0`;
  return nameAlike(view, seat, slot);
}

/** A new tower: the first of its colour, or another beside one that was started in this turn. */
export function newTowerTarget(view: FirenzeView, seat: number, colour: Colour): string {
  const started = view.table.seats[seat]!.towers.some((tower) => tower.colour === colour && isNew(tower));
  return `${letter(colour)}0${started ? "'" : ''}`;
}

/** A brick of the player's own stock. In BUILD it goes where it is needed most: on a tower that would fall, else on any. */
export function brickTarget(view: FirenzeView, seat: number, colour: Colour, falling: number[] = []): string | null {
  if (STOCK.has(view.question)) return letter(colour);
  if (view.question !== 'BUILD') return null;
  const towers = view.table.seats[seat]!.towers;
  const same = towers.map((tower, slot) => ({ tower, slot })).filter(({ tower }) => tower.colour === colour);
  const to = same.find(({ slot }) => falling.includes(slot)) ?? same.findLast(({ tower }) => tower.laid > 0) ?? same[0];
  return to ? towerTarget(view, seat, to.slot) : newTowerTarget(view, seat, colour);
}

/** A card of the hand or an open building: persons are played, and any card may have to be discarded. */
export function cardTarget(view: FirenzeView, card: string): string | null {
  const played = PERSONS.has(view.question) && kindOf(card) === 'person';
  return played || GIVEN_UP.has(view.question) ? card : null;
}

export function theirBrickTarget(view: FirenzeView, seat: number, colour: Colour): string | null {
  return view.question === 'SMUGGLE' ? `${seat + 1}.${letter(colour)}` : null;
}

export function theirTowerTarget(view: FirenzeView, seat: number, slot: number): string | null {
  return view.question === 'SABOTAGE' ? nameAlike(view, seat, slot, `${seat + 1}.`) : null;
}

/** An answer that nothing on the table shows: it needs its own button. */
export type Choice =
  | { of: 'word'; text: string }
  | { of: 'brick'; text: string; colour: Colour; count: number }
  | { of: 'their-brick'; text: string; colour: Colour; count: number; seat: number }
  | { of: 'their-tower'; text: string; tower: Tower; seat: number };

const WORDS: Record<string, string[]> = { WARD: ['yes', 'no'], WHICH: ['lower', 'higher'] };

/**
 * The buttons that the player's own area shows for a question; the table's bar has one for going on. `card` is the space
 * of the row on which bricks are exchanged, if known.
 */
export function choices(view: FirenzeView, seat: number, card: number | null): Choice[] {
  const { table } = view;
  const others = table.seats.map((_, other) => other).filter((other) => other !== seat);
  switch (view.question) {
    case 'FETCH': {
      const bricks = card === null ? null : table.row[card]?.bricks;
      const may = new Set(view.answers.map((answer) => answer.text));
      const colours = COLOURS.filter((colour) => may.has(letter(colour)) || bricks?.[colour]);
      return colours.map((colour) => ({ of: 'brick', text: letter(colour), colour, count: bricks?.[colour] ?? 1 }));
    }
    case 'SWAP_FOR':
      return COLOURS.map((colour) => ({ of: 'brick', text: letter(colour), colour, count: table.bag[colour] }));
    case 'SMUGGLE':
      return others.flatMap((other) =>
        COLOURS.filter((colour) => table.seats[other]!.stock[colour] > 0).map((colour) => ({
          of: 'their-brick' as const,
          text: theirBrickTarget(view, other, colour)!,
          colour,
          count: table.seats[other]!.stock[colour],
          seat: other,
        })),
      );
    case 'SABOTAGE':
      return others.flatMap((other) =>
        table.seats[other]!.towers.flatMap((tower, slot, towers) => {
          const text = theirTowerTarget(view, other, slot)!;
          const first = towers.findIndex((one) => alike(one, tower)) === slot;
          return first ? [{ of: 'their-tower' as const, text, tower, seat: other }] : [];
        }),
      );
    case 'DISCARD': {
      const held = table.seats[seat]!.hand?.includes('patrician');
      return held ? [{ of: 'word', text: 'patrician!' }] : [];
    }
    default:
      return (WORDS[view.question] ?? []).map((text) => ({ of: 'word', text }));
  }
}
