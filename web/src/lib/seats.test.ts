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
  const shown = distinct([seat('bot', 2), seat('person', 2), seat('person', 2, true), seat('bot', 0), seat('bot', 0)]);
  expect(shown.map((one) => one.crest)).toEqual([4, 3, 2, 0, 1]);
  expect(new Set(shown.map((one) => one.crest)).size).toBe(5);
});
