/** The width of each card of Life in Florence, and the number of lanes for its persons: fees and fame must always be legible. */
import type { Card, Folk } from './folk';

/** The heights of what a card shows below its numeral, as in the styles of `Life` and `PersonCard`. */
const HEAD_PX = 26;
const LANE_PX = 104;
const GAP_PX = 4;
/** The width of a card without persons: with its numeral only, or with something beside it. */
const EMPTY_PX = 52;
const SAID_PX = 100;
/** The same where every lane counts: what is said beside a numeral is left to its sign. */
const BARE_PX = 34;
const SIGN_PX = 52;
const MAX_LANES = 3;

export interface CardLayout {
  lanes: number;
  /** Drawn smaller, because all would not fit otherwise. */
  tight: boolean;
  /** Without words beside the numeral. */
  bare: boolean;
  /** A value for `grid-template-columns`. */
  track: string;
}

function heightOf(folk: Folk, tight: boolean): number {
  // What a sermon brings needs a second line.
  const rows = Math.max(folk.rows.length, folk.sermon?.prestige || folk.sermon?.bishop ? 2 : 1);
  return tight ? 26 + 15 * rows : 31 + 16 * rows;
}

/** Persons are placed from left to right; each row is as high as its highest person. */
function heightIn(folk: Folk[], lanes: number, tight: boolean): number {
  let height = HEAD_PX;
  for (let at = 0; at < folk.length; at += lanes) {
    height += Math.max(...folk.slice(at, at + lanes).map((one) => heightOf(one, tight)));
  }
  return height;
}

/** `said`: cards whose head says more than a numeral. */
export function layoutOf(cards: Card[], width: number, height: number, said: ReadonlySet<number>): CardLayout[] {
  const roomy = (card: Card) => (said.has(card.life) ? SAID_PX : EMPTY_PX);
  const bare = (card: Card) => (said.has(card.life) ? SIGN_PX : BARE_PX);
  const usual = divided(cards, width, height, roomy);
  const cut = cards.some(({ folk }, at) => heightIn(folk, usual[at]!, true) > height);
  const emptyPx = cut ? bare : roomy;
  const lanes = cut ? divided(cards, width, height, bare) : usual;
  return cards.map((card, at) => ({
    lanes: Math.max(lanes[at]!, 1),
    tight: heightIn(card.folk, lanes[at]!, false) > height,
    bare: cut && !lanes[at],
    track: lanes[at] ? `minmax(0, ${lanes[at]}fr)` : `${emptyPx(card)}px`,
  }));
}

/** How many lanes each card gets: none if nobody is on it, and what is free goes to the fullest. */
function divided(cards: Card[], width: number, height: number, emptyPx: (card: Card) => number): number[] {
  const lanes = cards.map((card) => Math.min(card.folk.length, 1));
  const taken = cards.reduce((sum, card, at) => sum + (lanes[at] ? LANE_PX : emptyPx(card)), GAP_PX * (cards.length - 1));
  const tooMuch = (at: number) => heightIn(cards[at]!.folk, lanes[at]!, false) - height;
  for (let free = Math.floor((width - taken) / LANE_PX); free > 0; free -= 1) {
    const fullest = cards
      .map((_, at) => at)
      .filter((at) => lanes[at]! > 0 && lanes[at]! < MAX_LANES && tooMuch(at) > 0)
      .sort((a, b) => tooMuch(b) - tooMuch(a))[0];
    if (fullest === undefined) break;
    lanes[fullest]! += 1;
  }
  return lanes;
}
