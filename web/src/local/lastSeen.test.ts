import { beforeEach, expect, test, vi } from 'vitest';
import { LastSeen } from './lastSeen';

const TABLE = '/api/matches/m1';
const update = (seq: number, { status = 'running', own = 1 } = {}) =>
  JSON.stringify({ type: 'update', seq, table: { status, seats: [1, 2].map((seat) => ({ yours: seat <= own })) } });
const plan = (seq: number) => JSON.stringify({ steps: [{ seq }] });

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

/** What the next start finds. */
function later(build = 'one'): LastSeen {
  vi.runAllTimers();
  return new LastSeen(build);
}

test('the last table is there at the next start, as its channel has told it last', () => {
  const seen = new LastSeen('one');
  seen.heard('/api/guests', 'de', '{"name":"Lapo"}');
  seen.heard(TABLE, 'de', update(3));
  seen.heard(`${TABLE}/plan`, 'de', plan(3));
  expect(later().of(`${TABLE}/plan`, 'de')).toBe(plan(3));
  seen.heard(`${TABLE}/live?language=de&since=3`, 'de', update(4));
  const next = later();
  expect([next.of('/api/me', 'de'), next.of(TABLE, 'de')]).toEqual(['{"name":"Lapo"}', update(4)]);
  next.heard(`${TABLE}/plan`, 'de', plan(3)); // it was on its way
  expect(next.of(`${TABLE}/plan`, 'de')).toBeNull();
  expect(next.of('/api/matches/other', 'de')).toBeNull();
});

test('another build and another language find nothing', () => {
  new LastSeen('one').heard(TABLE, 'de', update(3));
  expect(later('two').of(TABLE, 'de')).toBeNull();
  expect(later().of(TABLE, 'it')).toBeNull();
});

test.each([{ own: 2 }, { status: 'over' }])('a table that several share, or that is over, is not kept: %o', (how) => {
  const seen = new LastSeen('one');
  seen.heard(TABLE, 'de', update(3));
  seen.heard(`${TABLE}/live?language=de`, 'de', update(4, how));
  expect(later().of(TABLE, 'de')).toBeNull();
});
