/** What somebody did in a turn of Firenze, in one line: the commissions, else the towers, else the card. */
import type { Good, Recap } from '$lib/board';
import { bare, counted, numberOf, seatOf, who } from '$lib/recap';
import { t, type GameWords } from '$lib/texts.svelte';
import type { EventSeen } from '$lib/types';
import { coloured } from './facts';
import { COLOURS, type Colour } from './table';

/** What the player whose turn it is does; all other events happen to somebody. */
const DOING = new Set([
  ...['taken', 'paid', 'person-played', 'offered', 'fetched', 'swapped', 'smuggled', 'dismissed'],
  ...['built', 'cost-paid', 'fulfilled', 'bell-tower', 'returned', 'discarded'],
]);
const FALLS = new Set(['torn-down', 'collapsed']);
/** What a player does to another, and the fact that says to whom. */
const HITS: Record<string, string> = { smuggled: 'other_seat', sabotaged: 'seat' };
const POINTS = new Set(['fulfilled', 'tile-taken', 'privilege-used', 'last-seal']);

export function recap(events: EventSeen[], words: GameWords): Recap {
  const seat = seatOf(events.find((one) => DOING.has(one.name)) ?? events.find((one) => seatOf(one) >= 0) ?? none);
  const theirs = events.filter((one) => seatOf(one) === seat);
  const points = theirs.filter((one) => POINTS.has(one.name)).reduce((sum, one) => sum + numberOf(one.facts.points), 0);
  return { what: said(events, theirs, seat, words), goods: counted(theirs.flatMap((one) => goodsOf(one, words))), points };
}

const none: EventSeen = { name: '', rule: '', facts: {} };

function colourOf(event: EventSeen): Colour {
  return String(event.facts.colour).replace('colour-', '') as Colour;
}

function towerSaid(event: EventSeen, words: GameWords): string {
  return `${words(`colour-${colourOf(event)}`)} ${String(event.facts.height)}`;
}

function said(events: EventSeen[], theirs: EventSeen[], seat: number, words: GameWords): string {
  const facts = who(words, seat);
  const named = (name: string) => theirs.filter((one) => one.name === name);
  const fulfilled = named('fulfilled');
  if (fulfilled.length) {
    const what = fulfilled.map((one) => towerSaid(one, words)).join(', ');
    return t('firenze-recap-fulfils', { ...facts, what, first: named('tile-taken').length });
  }
  const fallen = theirs.filter((one) => FALLS.has(one.name));
  if (fallen.length) {
    const what = fallen.map((one) => towerSaid(one, words)).join(', ');
    return t('firenze-recap-loses', { ...facts, what, count: fallen.length });
  }
  // Readers learn what was done to them before what that player built.
  const hit = events.find(({ name, facts }) => HITS[name] !== undefined && facts[HITS[name]] === words.own && seat !== words.own);
  if (hit && words.own !== null) return bare(words.event(hit));
  const built = named('built');
  if (built.length) return builds(built, facts, words);
  for (const name of ['person-played', 'taken'] as const) {
    const card = named(name).at(-1)?.facts.card;
    if (typeof card === 'string') return t(`firenze-recap-${name}`, { ...facts, card: words(card) });
  }
  const offered = named('offered')[0] ?? named('fetched')[0];
  if (offered) return t('firenze-recap-exchanges', { ...facts, card: words(String(offered.facts.card)) });
  const last = theirs.at(-1) ?? events.at(-1);
  return last ? bare(words.event(last)) : '';
}

/** Events that raise a tower floor by floor count as one tower; each first floor begins another. */
function builds(built: EventSeen[], facts: Record<string, unknown>, words: GameWords): string {
  const tops = built.filter((one, at) => {
    const next = built.slice(at + 1).find((other) => colourOf(other) === colourOf(one));
    return !next || numberOf(next.facts.height) !== numberOf(one.facts.height) + 1;
  });
  const begun = built.some((one) => numberOf(one.facts.height) === 1);
  if (tops.length > 1) return t('firenze-recap-builds', { ...facts, what: tops.map((one) => towerSaid(one, words)).join(', ') });
  const { height } = tops[0]!.facts;
  return t(begun ? 'firenze-recap-begins' : 'firenze-recap-raises', { ...facts, ...coloured(words, colourOf(tops[0]!)), height });
}

function brick(colour: Colour, step: Good['step'], words: GameWords): Good {
  return { piece: 'brick', of: colour, count: 1, words: words(`colour-${colour}`), step };
}

function goodsOf(event: EventSeen, words: GameWords): Good[] {
  const { name, facts } = event;
  if (name === 'taken') {
    const card = String(facts.card);
    const letters = typeof facts.bricks === 'string' && /^[wygrbp]+$/.test(facts.bricks) ? [...facts.bricks] : [];
    const bricks = letters.map((letter) =>
      brick(
        COLOURS.find((colour) => colour.startsWith(letter))!,
        'card',
        words,
      ),
    );
    return [{ piece: 'card', of: card.replace('card-', ''), count: 1, words: words(card), step: 'card' }, ...bricks];
  }
  if (name === 'fetched') return [brick(colourOf(event), 'swap', words)];
  if (name === 'built') return [brick(colourOf(event), 'hammer', words)];
  return [];
}
