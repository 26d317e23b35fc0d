/** What a player did in Florenza, in one line: the most important action, and the goods that came and went. */
import type { Good, Recap } from '$lib/board';
import { bare, counted, numberOf, seatOf, who } from '$lib/recap';
import { t, type GameWords } from '$lib/texts.svelte';
import type { EventSeen } from '$lib/types';
import { GOODS, type Cube } from './table';

/** The most important first. All others are shown with the sentence of the chronicle, or need no words. */
const DEEDS = [
  ...['completed', 'failed', 'built', 'not-built', 'hired', 'occupied', 'occupied-own', 'planned', 'donated'],
  ...['donated-in-pulpit', 'to-market', 'sold', 'bought', 'traded', 'used', 'passed'],
];
/** These use the sentence of the chronicle. */
const AS_TOLD = new Set(['converted', 'banished', 'worker-guarded', 'artist-guarded', 'declined', 'cardinal']);
const GETS = new Set(['yielded', 'income', 'own-income', 'preached', 'completed']);

const INCOME = new Set(['round', 'income', 'own-income', 'income-rolled', 'income-short']);
/** What the end of a round brings to all, the most important first. */
const OFFICES = ['captain-named', 'bishop-named', 'cardinal', 'no-captain', 'first', 'no-bishop', 'left', 'arrived', 'ended'];

export function recap(events: EventSeen[], words: GameWords): Recap {
  if (INCOME.has(events[0]?.name ?? '')) return incomeOf(events, words);
  if (OFFICES.includes(events[0]?.name ?? '')) {
    const named = OFFICES.flatMap((name) => events.find((one) => one.name === name) ?? []);
    return { what: bare(words.event(named[0]!)), goods: [], points: 0 };
  }
  const doing = events.find((one) => DEEDS.includes(one.name)) ?? events.find((one) => seatOf(one) >= 0);
  const seat = doing ? seatOf(doing) : -1;
  const theirs = events.filter((one) => seatOf(one) === seat);
  const points = theirs.reduce((sum, one) => sum + prestigeOf(one), 0);
  return { what: said(theirs, seat, words), goods: counted(theirs.flatMap((one) => goodsOf(one, words))), points };
}

/** The income of all, with the reader's goods. */
function incomeOf(events: EventSeen[], words: GameWords): Recap {
  const rolled = events.find((one) => one.name === 'income-rolled');
  const own = words.own === null ? [] : events.filter((one) => seatOf(one) === words.own);
  const goods = own.flatMap((one) => goodsOf(one, words));
  if (rolled && words.own !== null) goods.push(...goodsOf({ ...rolled, name: 'cube-chosen' }, words));
  return { what: t('florenza-phase-income'), goods: counted(goods), points: 0 };
}

/** What an event adds to the prestige of its seat, or takes from it. */
function prestigeOf({ name, facts }: EventSeen): number {
  if (name === 'occupied') return -1; // L5.2: a worker in another's building costs one
  if (name === 'fame') return numberOf(facts.fame);
  return name === 'paid' ? 0 : numberOf(facts.prestige) - numberOf(facts.lost);
}

function said(theirs: EventSeen[], seat: number, words: GameWords): string {
  const facts = who(words, seat);
  for (const name of DEEDS) {
    const done = theirs.filter((one) => one.name === name);
    const event = done.at(-1);
    if (!event) continue;
    const { building, work, person, other_seat } = event.facts;
    const other = typeof other_seat === 'number' ? { other: words.nameOf(other_seat), yours: other_seat === words.own ? 'yes' : 'no' } : {};
    // The nameless are named in the language of the app.
    const called = typeof person === 'string' && person.startsWith('nameless-') ? words(person) : person;
    return t(`florenza-recap-${name}`, { ...facts, building, work, person: called, ...other });
  }
  const event = theirs.find((one) => AS_TOLD.has(one.name)) ?? theirs.at(-1);
  return event ? bare(words.event(event)) : '';
}

function goodsOf(event: EventSeen, words: GameWords): Good[] {
  const { name, facts } = event;
  const sign = (of: string, count: number, step: Good['step']): Good => {
    return { piece: 'sign', of, count, words: words(`good-${of.replace('_', '-')}`, { count }), step };
  };
  const cube = typeof facts.cube === 'string' ? (facts.cube.replace('cube-', '') as Cube) : null;
  const florins = numberOf(facts.florins);
  if (name === 'sold') return [sign(cube!, 1, 'minus'), sign('florins', florins, 'plus')];
  if (name === 'bought') return [sign('florins', florins, 'minus'), sign(cube!, 1, 'plus')];
  if (name === 'traded' || name === 'bartered') return [sign(cube!, 1, 'minus')];
  if (name === 'traded-for' || name === 'bartered-for' || name === 'cube-chosen') return [sign(cube!, 1, 'plus')];
  if (name === 'donated' || name === 'donated-in-pulpit') return [sign('florins', florins, 'minus')];
  if (name === 'followers' && numberOf(facts.workers)) return [sign('workers', numberOf(facts.workers), 'plus')];
  if (name === 'paid' || GETS.has(name)) {
    const some = GOODS.filter((good) => good !== 'prestige' && numberOf(facts[good]) > 0);
    return some.map((good) => sign(good, numberOf(facts[good]), name === 'paid' ? 'minus' : 'plus'));
  }
  return [];
}
