/** Where things are on the table of Florenza, and how events move them. */
import type { Places, Travel } from '$lib/board';
import { numberOf, seatOf } from '$lib/recap';
import type { EventSeen } from '$lib/types';
import type { IconName } from '$lib/icons';
import type { Side } from './sides';

const STEPS: Record<string, IconName> = {
  ...of('person', 'occupied', 'occupied-own', 'to-market', 'converted', 'worker-guarded', 'artist-guarded', 'banished'),
  ...of('pencil', 'planned', 'hired'),
  ...of('people', 'donated', 'donated-in-pulpit', 'preached', 'followers'),
  ...of('swap', 'sold', 'bought', 'traded', 'traded-for', 'bartered', 'bartered-for'),
  ...of('hand', 'used', 'yielded', 'cube-chosen', 'declined', 'passed'),
  ...of('hammer', 'built', 'not-built'),
  ...of('star', 'completed', 'fame', 'masterpiece', 'failed', 'palazzo-complete', 'chiesa-complete'),
};

function of(icon: IconName, ...names: string[]): Record<string, IconName> {
  return Object.fromEntries(names.map((name) => [name, icon]));
}

/** Works of a district are named after its two houses, those of the city after their places. */
const AT_HOME = /^(Palazzo|Chiesa): /;
const underscored = (name: string) => name.replaceAll(' ', '_');

/** The names of places, as attributes of elements. A side is a tab on a phone. */
export const place = {
  lot: (seat: number, field: number) => `lot-${seat}-${field}`,
  district: (seat: number) => `district-${seat}`,
  work: (name: string, seat: number) => (AT_HOME.test(name) ? `work-${seat}-${underscored(name)}` : `work-${underscored(name)}`),
  person: (name: string) => `person-${underscored(name)}`,
  market: 'market',
  side: (tab: Side) => `side-${tab}`,
  seat: (seat: number) => `seat-${seat}`,
};

function inDistrict(seat: number, ...first: string[]): string[] {
  return [...first, place.district(seat), place.side('district'), place.seat(seat)];
}

function workPlaces(work: string, seat: number): string[] {
  return AT_HOME.test(work) ? inDistrict(seat, place.work(work, seat)) : [place.work(work, seat), place.side('city')];
}

function travels(event: EventSeen): Travel[] {
  const { name, facts } = event;
  const who = seatOf(event);
  const from = [place.seat(who)];
  const worker = { piece: 'worker', of: String(who) };
  const field = numberOf(facts.field);
  const person = typeof facts.person === 'string' ? [place.person(facts.person), place.side('artists')] : [];
  const market = [place.market, place.side('market')];
  switch (name) {
    case 'occupied':
    case 'occupied-own': {
      const owner = name === 'occupied' ? numberOf(facts.other_seat) : who;
      return [{ from, to: inDistrict(owner, place.lot(owner, field)), piece: worker, points: 0, lasting: true }];
    }
    case 'planned':
      return [{ from, to: inDistrict(who, place.lot(who, field)), piece: worker, points: 0, lasting: true }];
    case 'built':
    case 'not-built':
      return [
        {
          from,
          to: inDistrict(who, ...(field ? [place.lot(who, field)] : [])),
          piece: null,
          points: numberOf(facts.prestige),
          lasting: true,
        },
      ];
    case 'hired':
      return [
        { from, to: workPlaces(String(facts.work), who), piece: worker, points: 0, lasting: true },
        { from: person, to: person, piece: null, points: 0, lasting: true },
      ];
    case 'completed':
    case 'failed':
      return [
        {
          from,
          to: workPlaces(String(facts.work), who),
          piece: null,
          points: numberOf(facts.prestige) - numberOf(facts.lost),
          lasting: true,
        },
      ];
    case 'to-market':
      return [{ from, to: market, piece: worker, points: 0, lasting: true }];
    case 'donated':
    case 'donated-in-pulpit':
      return [{ from, to: person, piece: { piece: 'sign', of: 'florins' }, points: 0, lasting: true }];
    case 'sold':
    case 'bought':
    case 'traded-for': {
      const sign = name === 'sold' ? 'florins' : String(facts.cube).replace('cube-', '');
      return [{ from: market, to: from, piece: { piece: 'sign', of: sign }, points: 0, lasting: false }];
    }
    default:
      return [];
  }
}

export const places: Places = { step: (event) => STEPS[event.name] ?? null, travels };
