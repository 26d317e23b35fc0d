import { expect, it } from 'vitest';
import { distinct } from './seats';
import type { SeatSeen } from './types';

const seat = (kind: SeatSeen['kind'], crest: number, yours = false): SeatSeen => ({
  kind,
  crest,
  yours,
  name: '',
  level: null,
  present: true,
  away: false,
  resigned: false,
});

it('no two bear the same crest, and people keep theirs before bots do', () => {
  const shown = distinct([seat('bot', 2), seat('person', 2), seat('person', 2), seat('bot', 0), seat('bot', 0)]);
  expect(shown.map((one) => one.crest)).toEqual([4, 2, 3, 0, 1]);
  expect(new Set(shown.map((one) => one.crest)).size).toBe(5);
});

it('everybody who looks sees a player in the same colour', () => {
  const crests = (yours: number | null) =>
    distinct([0, 1, 2].map((number) => seat(number === 2 ? 'bot' : 'person', 3, number === yours))).map((one) => one.crest);
  expect(crests(1)).toEqual(crests(0));
  expect(crests(null)).toEqual(crests(0));
});
