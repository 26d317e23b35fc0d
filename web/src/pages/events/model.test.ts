import { expect, it } from 'vitest';
import { canJoin, columnsOf, fewest, firstRows, floorsOf, groupsOf, inOrder, nextHour, roundsShown, wishOf } from './model';
import type { Entrant, EventListed, EventTable, Plan } from './model';

function listed(id: string, more: Partial<EventListed> = {}): EventListed {
  const about = { name: id, game: 'patrizier', players: 3, format: 'swiss', same_deals: false, rated: false, public: true } as const;
  const now = { clock: { bank: 60 }, status: 'open', round: 0, rounds: 3, entrants: 2, most: 4, starts: null, changed: 0 } as const;
  return { id, ...about, ...now, hosted: false, joined: false, ...more };
}

it('puts each event into one group: one’s own first, those that begin soonest before the others', () => {
  const [own, later, soon, running, over] = [
    listed('own', { joined: true }),
    listed('later'),
    listed('soon', { starts: 9 }),
    listed('running', { status: 'running' }),
    listed('over', { status: 'cancelled', joined: true }),
  ];
  expect(groupsOf([later, over, own, running, soon])).toEqual({ mine: [own], open: [soon, later], running: [running], over: [over] });
  expect([own, later, running, listed('full', { entrants: 4 })].map(canJoin)).toEqual([false, true, false, false]);
});

it('names the columns in the order in which they count', () => {
  expect(columnsOf(listed('t'))).toEqual(['points', 'rivals', 'wins']);
  expect(columnsOf(listed('t', { same_deals: true }))).toEqual(['points', 'deal', 'rivals', 'wins']);
  expect(columnsOf(listed('t', { same_deals: true, format: 'duplicate' }))).toEqual(['deal', 'points', 'rivals', 'wins']);
  expect([fewest(listed('t')), fewest(listed('t', { format: 'duplicate' }))]).toEqual([2, 4]);
});

it('builds a floor for each point of a table', () => {
  expect(floorsOf(3, 4)).toEqual(['built', 'built', 'built']);
  expect(floorsOf(1.5, 4)).toEqual(['built', 'half', 'open']);
  expect(floorsOf(0, 2)).toEqual(['open']);
});

it('shows one’s own table and row wherever they stand, and the last rounds', () => {
  const tables = [
    { number: 1, state: 'over' },
    { number: 2, state: 'running' },
    { number: 3, state: 'over', yours: true },
  ] as EventTable[];
  expect(inOrder(tables).map((one) => one.number)).toEqual([3, 2, 1]);
  const entrants = ['a', 'b', 'c', 'd'].map((name) => ({ name, yours: name === 'd' }) as Entrant);
  expect(firstRows(entrants, 2).map((one) => one.name)).toEqual(['a', 'b', 'd']);
  expect(roundsShown(5, 3)).toEqual([3, 4, 5]);
  expect(roundsShown(0, 3)).toEqual([]);
});

it('asks the server for what was planned', () => {
  expect(nextHour(new Date(2026, 11, 31, 23, 40))).toBe('2027-01-01T01:00');
  const plan: Plan = { name: ' ', game: 'firenze', format: 'league', players: 2, rounds: 3, most: 64, sameDeals: false, level: 'maestro', programs: 2, rated: false, listed: true, joins: true, starts: '', pause: 60 }; // prettier-ignore
  const wish = wishOf(plan, { bank: 60 }, 'Livia’s event');
  expect(wish).toMatchObject({ name: 'Livia’s event', most: 24, programs: ['maestro', 'maestro'], starts: null, public: true });
  expect(wishOf({ ...plan, starts: '2027-01-01T01:00' }, { bank: 60 }, '').starts).toBe(new Date(2027, 0, 1, 1).getTime());
});
