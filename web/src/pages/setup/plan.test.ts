import { beforeEach, describe, expect, it } from 'vitest';
import type { GameOffered, SeatSeen } from '$lib/types';
import * as plan from './plan';

beforeEach(() => localStorage.clear());

const options: GameOffered['options'] = [
  {
    ...{ name: 'seals', kind: 'number', rule: 'F2.2', title: '', about: '', default: 5 },
    values: [5, 0, 7].map((value) => ({ value, title: null })),
  },
  {
    ...{ name: 'start', kind: 'seat', rule: 'F2.5', title: '', about: '', default: 'drawn' },
    values: ['drawn', 1, 2, 3, 4].map((value) => ({ value, title: null })),
  },
];
const chairs = (...kinds: plan.ChairKind[]) => kinds.map((kind, seat) => ({ ...plan.chair(kind, 'compagno', seat) }));

describe('chairs', () => {
  it('may be for somebody who is invited by name', () => {
    const invited = plan.withInvited(chairs('me', 'bot', 'bot'), 'anna');
    expect(invited.map((one) => one.kind)).toEqual(['me', 'friend', 'bot']);
    expect(plan.invited([...invited, { ...invited[1]!, login: ' anna ' }, { ...invited[1]!, login: '' }])).toEqual(['anna']);
    expect(plan.withInvited(chairs('me', 'bot'), null)).toEqual(chairs('me', 'bot'));
  });

  it('begin with oneself and bots, all with crests of their own', () => {
    const four = plan.usualChairs(4, 'maestro', 2);
    expect(four.map((one) => one.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(new Set(four.map((one) => one.crest)).size).toBe(4);
  });

  it('are mine only once: who takes another one leaves the first to somebody here', () => {
    expect(plan.withKind(chairs('me', 'bot'), 1, 'me').map((one) => one.kind)).toEqual(['device', 'me']);
  });

  it('swap crests instead of sharing one', () => {
    expect(plan.withCrest(chairs('me', 'bot', 'bot'), 0, 2).map((one) => one.crest)).toEqual([2, 1, 0]);
  });
});

describe('before a table is created', () => {
  it('somebody has to be the host, and everybody here has a name of their own', () => {
    const here = (...names: string[]) => [...chairs('me'), ...names.map((name) => ({ ...plan.chair('device', 'compagno'), name }))];
    expect(plan.faults(chairs('bot', 'bot'), 'Lapo', '')).toEqual(['no-host']);
    expect(plan.faults(here(''), 'Lapo', '')).toEqual(['nameless']);
    expect(plan.faults(here('lapo'), 'Lapo', '')).toEqual(['alike']);
    expect(plan.faults(here('Bo'), 'Lapo', 'x'.repeat(201))).toEqual(['words']);
    expect(plan.faults(here('Bo'), 'Lapo', 'olives')).toEqual([]);
  });

  it('the button says what will happen', () => {
    expect(plan.outcome(chairs('me', 'bot'))).toBe('play');
    expect(plan.outcome(chairs('me', 'open'))).toBe('open');
    expect(plan.outcome(chairs('me', 'open', 'friend'))).toBe('links');
  });
});

describe('what is asked of the server', () => {
  it('says who finds the table: a chair for anybody is found by friends, or by everybody', () => {
    const asked = (terms: Partial<plan.Terms>, ...kinds: plan.ChairKind[]) => {
      const wish = plan.tableWish('firenze', chairs('me', ...kinds), {}, { ...plan.USUAL_TERMS, ...terms }, '');
      return [wish.public, wish.friends];
    };
    expect(asked({}, 'friend')).toEqual([false, false]);
    expect(asked({}, 'open')).toEqual([true, false]);
    expect(asked({ friends: true, public: true }, 'open')).toEqual([false, true]);
  });

  it('names chairs, clock and terms', () => {
    const terms = { ...plan.USUAL_TERMS, pace: 'live' as const, bank: 20, increment: 5, watched: false, delay: 60 };
    const wish = plan.tableWish('firenze', chairs('me', 'friend', 'bot'), { seals: 7 }, terms, ' olives ');
    expect(wish.chairs).toEqual([
      { kind: 'me', crest: 5 },
      { kind: 'friend' },
      { kind: 'bot', level: 'compagno', style: 'blocker', crest: 7 },
    ]);
    expect(wish).toMatchObject({ clock: { bank: 1200, increment: 5, hour: 'live' }, public: false, delay: 0, words: 'olives' });
  });

  it('gives days as a time of each turn, and no clock as none', () => {
    expect(plan.clockOf({ ...plan.USUAL_TERMS, pace: 'days', days: 3 })).toEqual({ bank: 259_200, increment: 0, hour: 'days' });
    expect(plan.clockOf(plan.USUAL_TERMS)).toBeNull();
  });

  it('shows a table with a chair for anyone to everybody', () => {
    expect(plan.tableWish('firenze', chairs('me', 'open'), {}, plan.USUAL_TERMS, '').public).toBe(true);
  });
});

describe('options', () => {
  it('are shown in order, and seats only where somebody sits', () => {
    expect(plan.inOrder(options[0]!, 2).map((one) => one.value)).toEqual([0, 5, 7]);
    expect(plan.inOrder(options[1]!, 2).map((one) => one.value)).toEqual(['drawn', 1, 2]);
  });

  it('are kept for the next table, as far as they are still offered', () => {
    plan.keepFor('firenze', { seals: 7, start: 4 }, { ...plan.USUAL_TERMS, hints: false });
    const kept = plan.keptFor('firenze');
    expect(kept.terms.hints).toBe(false);
    expect(plan.fitting(kept.options, options, 3)).toEqual({ seals: 7, start: 'drawn' });
    expect(plan.keptFor('patrizier')).toEqual({ options: {}, terms: plan.USUAL_TERMS });
  });
});

describe('a table that waits', () => {
  const seat = (more: Partial<SeatSeen>) => ({ kind: 'open', name: '', crest: 0, level: null, ...more }) as SeatSeen;
  const seats = [seat({ kind: 'person', name: 'Anna' }), seat({ kind: 'friend' }), seat({ kind: 'bot', level: 'maestro:style=builder' })];
  const wishFor = (found: plan.Chair[]) => plan.tableChange(found, {}, plan.USUAL_TERMS).chairs;

  it('keeps the chairs that nobody touched; the others are asked for anew', () => {
    const found = plan.chairsOf(seats, 'compagno');
    expect(wishFor(found)).toEqual([0, 1, 2]);
    const touched = plan.withKind(found, 1, 'bot').map((one, at) => (at === 2 ? { ...one, level: 'novizio' as const } : one));
    expect(wishFor(touched)).toMatchObject([0, { kind: 'bot' }, { kind: 'bot', level: 'novizio', style: 'builder' }]);
  });

  it('gets smaller, but not under those who sit there', () => {
    const found = plan.chairsOf([...seats, seat({ kind: 'person', name: 'Bruno' })], 'compagno');
    expect(wishFor(plan.resized(found, 2, 'compagno'))).toEqual([0, 3]);
    expect(plan.resized(found, 1, 'compagno')).toHaveLength(2);
  });

  it('lets who sits down meanwhile keep the chair', () => {
    const bots = plan.withKind(plan.chairsOf(seats, 'compagno'), 1, 'bot');
    const now = plan.withArrivals(bots, [seats[0]!, seat({ kind: 'person', name: 'Bruno' }), seats[2]!]);
    expect([now[1]!.name, wishFor(now)]).toEqual(['Bruno', [0, 1, 2]]);
  });

  it('brings its terms', () => {
    const terms = { clock: { bank: 172_800, increment: 0, hour: 'days' as const }, hints: false, substitute: 'maestro' };
    expect(plan.termsOf(terms)).toMatchObject({ pace: 'days', days: 2, hints: false, watched: true, substitute: 'maestro' });
  });
});
