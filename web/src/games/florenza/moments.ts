/** What is shown as a moment in Florenza: a roll for fame, a sermon, the income of a round. */
import type { Moment } from '$lib/board';
import { numberOf, seatOf } from '$lib/recap';
import type { EventSeen, View } from '$lib/types';
import { CUBES, type Cube, type FlorenzaView, type Goods, type Person, type Row, type Talent } from './table';

const ROLL_MS = 1900;
const MASTERPIECE_MS = 3200;

export interface FameMoment extends Moment {
  kind: 'fame';
  seat: number;
  /** By its name in the chronicle. */
  work: string;
  person: string;
  talent: Talent;
  prestige: number;
  /** The rolled dice; of two, the better one counts. */
  faces: number[];
  counts: number;
  fame: number;
  masterpiece: boolean;
  /** The artist's row at the time of the roll; null for a nameless artist. */
  row: Row | null;
}

export interface SermonMoment extends Moment {
  kind: 'sermon';
  seat: number;
  person: string;
  faces: number[];
  workers: number;
  /** What each face would have brought. */
  row: number[];
}

export interface IncomeMoment extends Moment {
  kind: 'income';
  round: number;
  cube: Cube | null;
  /** Not 0 if there were not enough cubes: then everybody gets this many florins instead. */
  florins: number;
  goods: Goods[];
}

export type FlorenzaMoment = FameMoment | SermonMoment | IncomeMoment;

function personNamed(view: View, name: string): Person | null {
  const { life } = (view as FlorenzaView).table;
  return life.flatMap((card) => card.persons).find((one) => one.name === name) ?? null;
}

/** The events that belong to one event: those right after it that have one of these names. */
function after(events: EventSeen[], at: number, names: Set<string>): EventSeen[] {
  let end = at + 1;
  while (events[end] && names.has(events[end]!.name)) end += 1;
  return events.slice(at + 1, end);
}

const facesOf = (events: EventSeen[], name: string) => events.filter((one) => one.name === name).map(({ facts }) => numberOf(facts.face));

const FAME = new Set(['fame-rolled', 'fame', 'masterpiece', 'palazzo-complete', 'chiesa-complete']);
function fameOf(events: EventSeen[], at: number, before: View): FameMoment | null {
  const { facts } = events[at]!;
  const then = after(events, at, FAME);
  const faces = facesOf(then, 'fame-rolled');
  const fame = then.find((one) => one.name === 'fame');
  if (!faces.length || !fame) return null;
  const talent = String(facts.talent).replace('talent-', '') as Talent;
  const person = personNamed(before, String(facts.person));
  const row = person?.kind === 'artist' ? (person.rows.find((one) => one.talent === talent) ?? null) : null;
  const points = numberOf(fame.facts.fame);
  const masterpiece = then.some((one) => one.name === 'masterpiece');
  return {
    kind: 'fame',
    ms: masterpiece ? MASTERPIECE_MS : ROLL_MS,
    seat: seatOf(events[at]!),
    work: String(facts.work),
    person: String(facts.person),
    talent,
    prestige: numberOf(facts.prestige),
    faces,
    counts: faces.find((face) => row?.fame[face - 1] === points) ?? faces[0]!,
    fame: points,
    masterpiece,
    row,
  };
}

const SERMON = new Set(['preached', 'rolled', 'followers']);
function sermonOf(events: EventSeen[], at: number, before: View): SermonMoment | null {
  const { facts } = events[at]!;
  const then = after(events, at, SERMON);
  const faces = facesOf(then, 'rolled');
  const person = personNamed(before, String(facts.person));
  const followers = then.find((one) => one.name === 'followers');
  if (!faces.length || person?.kind !== 'preacher') return null;
  return {
    kind: 'sermon',
    ms: ROLL_MS,
    seat: seatOf(events[at]!),
    person: person.name,
    faces,
    workers: numberOf(followers?.facts.workers),
    row: person.workers,
  };
}

const INCOME = new Set(['income', 'income-rolled', 'income-short', 'own-income']);
const BROUGHT = [...CUBES, 'florins', 'workers', 'prestige', 'bishop'] as const;
function incomeOf(events: EventSeen[], at: number, before: View): IncomeMoment | null {
  const then = after(events, at, INCOME);
  if (!then.length) return null;
  const rolled = then.find((one) => one.name === 'income-rolled' || one.name === 'income-short');
  const cube = rolled ? (String(rolled.facts.cube).replace('cube-', '') as Cube) : null;
  const florins = rolled?.name === 'income-short' ? numberOf(rolled.facts.florins) : 0;
  const goods = (before as FlorenzaView).table.seats.map((_, seat) => {
    const theirs = then.filter((one) => seatOf(one) === seat);
    const sum: Goods = {};
    for (const good of BROUGHT) {
      const count = theirs.reduce((all, { facts }) => all + numberOf(facts[good]), 0);
      if (count) sum[good] = count;
    }
    const common = florins ? { florins: (sum.florins ?? 0) + florins } : cube ? { [cube]: (sum[cube] ?? 0) + 1 } : {};
    return { ...sum, ...common };
  });
  return { kind: 'income', ms: ROLL_MS, round: numberOf(events[at]!.facts.round), cube, florins, goods };
}

const BEGINS: Record<string, (events: EventSeen[], at: number, before: View) => FlorenzaMoment | null> = {
  completed: fameOf,
  donated: sermonOf,
  'donated-in-pulpit': sermonOf,
  round: incomeOf,
};

export function moments(events: EventSeen[], before: View): FlorenzaMoment[] {
  return events.flatMap((event, at) => BEGINS[event.name]?.(events, at, before) ?? []);
}
