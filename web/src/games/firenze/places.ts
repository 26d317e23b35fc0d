/** Where things are on the table of Firenze, and how events move them. */
import type { Places, Travel } from '$lib/board';
import { numberOf, seatOf } from '$lib/recap';
import type { EventSeen } from '$lib/types';
import type { IconName } from '$lib/icons';

const STEPS: Record<string, IconName> = {
  ...of('card', 'taken', 'paid', 'to-church', 'second-building', 'monument-given'),
  ...of('warn', 'flooded', 'burnt', 'taxed', 'tribute-paid', 'collapsed', 'botched', 'warded-off', 'reborn', 'torn-down'),
  ...of('person', 'person-played', 'swapped', 'smuggled', 'sabotaged', 'dismissed', 'emptied'),
  ...of('swap', 'offered', 'fetched'),
  ...of('hammer', 'built', 'cost-paid'),
  ...of('window', 'fulfilled', 'tile-taken', 'privilege-used', 'bell-tower', 'last-seal'),
  ...of('hand', 'returned', 'discarded'),
};

function of(icon: IconName, ...names: string[]): Record<string, IconName> {
  return Object.fromEntries(names.map((name) => [name, icon]));
}

const TO_BAG = new Set(['flooded', 'burnt', 'taxed', 'cost-paid', 'tribute-paid', 'returned']);
const AT_TOWER = new Set(['torn-down', 'collapsed', 'botched', 'sabotaged']);

/** The whole tower falls, not one floor of it. */
const WHOLE = new Set(['torn-down', 'collapsed']);

/** The names of places, as attributes of elements. */
export const place = {
  window: (colour: string, height: number) => `window-${colour}-${height}`,
  tile: (height: number) => `tile-${height}`,
  card: (card: string) => `card-${card}`,
  church: (card: string) => `church-${card}`,
  tower: (seat: number, colour: string) => `tower-${seat}-${colour}`,
  /** On a phone, where the towers of the other players are out of sight. */
  chip: (seat: number) => `chip-${seat}`,
  seat: (seat: number) => `seat-${seat}`,
  bag: 'bag',
  pile: 'pile',
};

function travel(from: string[], to: string[], piece: Travel['piece'] = null, points = 0): Travel {
  return { from, to, piece, points, lasting: true };
}

/** A movement whose end nobody needs to find afterwards. */
function passing(from: string[], to: string[], piece: Travel['piece']): Travel {
  return { from, to, piece, points: 0, lasting: false };
}

function travels(event: EventSeen): Travel[] {
  const { name, facts } = event;
  const who = seatOf(event);
  const seat = [place.seat(who)];
  const colour = String(facts.colour ?? '').replace('colour-', '');
  const card = String(facts.card ?? '').replace('card-', '');
  const height = numberOf(facts.height);
  const points = numberOf(facts.points);
  const brick = { piece: 'brick', of: colour };
  const tower = [place.tower(who, colour), place.chip(who), ...seat];
  if (TO_BAG.has(name)) return [passing(seat, [place.bag], brick)];
  if (AT_TOWER.has(name)) return [{ ...travel(tower, tower, brick), felt: 'falls', count: WHOLE.has(name) ? height : 1 }];
  switch (name) {
    case 'taken':
      return [passing([place.card(card)], seat, { piece: 'card', of: card })];
    case 'laid-out':
      return [travel([place.pile], [place.card(card)], { piece: 'card', of: card })];
    case 'paid':
    case 'offered':
      return [passing(seat, [place.card(card)], brick)];
    case 'fetched':
      return [passing([place.card(card)], seat, brick)];
    case 'to-church':
      return [travel([place.card(card)], [place.church(card)], { piece: 'card', of: card })];
    case 'person-played':
    case 'discarded':
    case 'dismissed':
      return [passing(seat, [place.pile], { piece: 'card', of: card })];
    case 'swapped':
      return [passing([place.bag], seat, { piece: 'brick', of: String(facts.other_colour).replace('colour-', '') })];
    case 'smuggled': {
      const other = [place.seat(numberOf(facts.other_seat))];
      return [travel(seat, other, brick), travel(other, seat, { piece: 'brick', of: String(facts.other_colour).replace('colour-', '') })];
    }
    case 'built':
      return [travel(seat, tower, brick)];
    case 'fulfilled':
      return [{ ...travel(seat, [place.window(colour, height)], { piece: 'seal', of: String(who) }, points), felt: 'pressed' }];
    case 'tile-taken':
      return [travel(seat, [place.tile(height)], null, points)];
    case 'privilege-used':
      return [travel(seat, [place.church(card)], null, points)];
    case 'bell-tower':
      return [{ ...travel(seat, [place.church('campanile')], { piece: 'seal', of: String(who) }), felt: 'pressed' }];
    default:
      return [];
  }
}

export const places: Places = { step: (event) => STEPS[event.name] ?? null, travels };
