import { expect, it } from 'vitest';
import { countInTitle, setTitle } from '$lib/title';
import { nextMatch, turnsElsewhere, type Notice } from './notices.svelte';

const turn = (match: string): Notice => ({ kind: 'turn', match, game: 'firenze', names: ['Anna'], at: 1 });
const all: Notice[] = [turn('a'), turn('b'), turn('c'), { ...turn('d'), kind: 'invitation' }];

it('leads from match to match, each once before the first comes again', () => {
  expect(nextMatch(all, null)).toBe('a');
  expect(['a', 'b', 'c'].map((here) => nextMatch(all, here))).toEqual(['b', 'c', 'a']);
  expect(nextMatch(all, 'elsewhere')).toBe('a');
  expect(nextMatch([turn('a')], 'a')).toBeNull();
  expect(nextMatch(null, null)).toBeNull();
});

it('counts in the title what waits at other tables, and nothing when nothing does', () => {
  setTitle('Torri');
  countInTitle(turnsElsewhere(all, 'a').length);
  expect(document.title).toBe('(2) Torri');
  setTitle('Firenze · Torri');
  expect(document.title).toBe('(2) Firenze · Torri');
  countInTitle(0);
  expect(document.title).toBe('Firenze · Torri');
});
