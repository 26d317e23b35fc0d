/** Where things are on the table of Patrizier, and how events move them. */
import type { Places, Travel } from '$lib/board';
import { numberOf, seatOf } from '$lib/recap';
import type { EventSeen } from '$lib/types';
import type { IconName } from '$lib/icons';

const STEPS: Record<string, IconName> = {
  played: 'card',
  built: 'hammer',
  'tile-won': 'tile',
  moved: 'swap',
  taken: 'hand',
};

/** The names of places, as attributes of elements. */
export const place = {
  city: (city: string) => `city-${city}`,
  floor: (city: string, side: number, level: number) => `floor-${city}-${side}-${level}`,
  /** The top of a tower, or the place where the tower will stand. */
  top: (city: string, side: number) => `top-${city}-${side}`,
  tiles: (city: string) => `tiles-${city}`,
  space: (city: string) => `space-${city}`,
  /** A card of the player's own hand. */
  hand: (card: string) => `hand-${card}`,
  seat: (seat: number) => `seat-${seat}`,
  stock: 'stock',
};

function travels(event: EventSeen): Travel[] {
  const { name, facts } = event;
  const named = (fact: unknown) => String(fact ?? '').replace('city-', '');
  const seat = [place.seat(seatOf(event))];
  const city = named(facts.city);
  const side = facts.side === 'side-right' ? 1 : 0;
  const floor = [place.floor(city, side, numberOf(facts.level)), place.top(city, side), place.city(city)];
  const points = numberOf(facts.points);
  const space = [place.space(named(facts.space)), place.city(named(facts.space))];
  switch (name) {
    case 'built':
      return [{ from: seat, to: floor, piece: { piece: 'floor', of: String(seatOf(event)) }, points: 0, lasting: true }];
    case 'moved':
      return [
        {
          from: [place.top(city, 1 - side)],
          to: floor,
          piece: { piece: 'floor', of: String(numberOf(facts.owner_seat)) },
          points: 0,
          lasting: true,
        },
      ];
    case 'tile-won':
      return [
        {
          from: [place.tiles(city), place.city(city)],
          to: seat,
          piece: { piece: 'tile', of: `${seatOf(event)} ${points}` },
          points,
          lasting: true,
          felt: 'won',
        },
      ];
    case 'played': {
      const [card, to] = [String(facts.card), [place.city(named(facts.card_city))]];
      return [{ from: [place.hand(card), ...seat], to, piece: { piece: 'card', of: card }, points: 0, lasting: false }];
    }
    case 'laid-out':
      return [{ from: [place.stock], to: space, piece: { piece: 'card', of: String(facts.card) }, points: 0, lasting: true }];
    case 'taken':
      return [{ from: space, to: seat, piece: { piece: 'card', of: String(facts.card) }, points: 0, lasting: false }];
    default:
      return [];
  }
}

export const places: Places = { step: (event) => STEPS[event.name] ?? null, travels };
