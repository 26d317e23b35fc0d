import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { gameWords } from '$lib/texts.svelte';
import type { SeatSeen, Told } from '$lib/types';
import EventLines, { eventLines } from './EventLines.svelte';

afterEach(cleanup);

test('what follows by the rules bears the colour of whom it is about, not of who answered last', () => {
  const event = (name: string, facts: object) => ({ name, rule: 'L9.1', facts, hidden: false });
  const told = [{ ply: 1, actor: 0, by: 'rules', events: [event('income', { seat: 1, goods: 'm' }), event('no-captain', {})] }];
  const lines = eventLines(told as unknown as Told[]);
  const seats = ['Anna', 'Cosimo'].map((name, crest) => ({ name, crest }) as SeatSeen);
  render(EventLines, { lines, words: gameWords('florenza', ['Anna', 'Cosimo']), seats, press: () => {}, showRule: () => {} });
  const dots = [...document.querySelectorAll<HTMLElement>('.dot')];
  expect(dots.map((dot) => dot.style.background)).toEqual(['var(--crest-1)', '']);
});
