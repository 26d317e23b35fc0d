import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import firenze from '$games/firenze';
import florenza from '$games/florenza';
import { partsOf } from '$lib/drawn';
import { gameWords } from '$lib/texts.svelte';
import type { SeatSeen, Told } from '$lib/types';
import { decisionsOf } from './decisions';
import LineList from './LineList.svelte';
import { linesOf } from './lines';
import type { Turn } from './shapes';

afterEach(cleanup);

const NAMES = ['Anna', 'Cosimo'];
const event = (name: string, facts: object) => ({ name, rule: 'L9.1', facts, hidden: false });

test('what follows by the rules bears the colour of whom it is about, not of who answered last', () => {
  const told = [{ ply: 1, actor: 0, by: 'rules', events: [event('income', { seat: 1, goods: 'm' }), event('no-captain', {})] }];
  const words = gameWords('florenza', NAMES);
  const lines = linesOf(told as unknown as Told[], florenza, words);
  const seats = NAMES.map((name, crest) => ({ name, crest }) as SeatSeen);
  render(LineList, { lines, ui: florenza, words, seats, current: null, later: 9, press: () => {}, showRule: () => {} });
  const dots = [...document.querySelectorAll<HTMLElement>('.dot')];
  expect(dots.map((dot) => dot.style.background)).toEqual(['var(--crest-1)', '']);
});

test('bricks that go together are one line of a replay, which leads to the last of them', () => {
  const brick = (ply: number, height: number) => ({
    ...{ ply, actor: 1, by: 'seat' },
    events: [event('built', { seat: 1, colour: 'colour-white', height })],
  });
  const told = [{ ply: 3, actor: 1, by: 'rules', events: [event('turn', { seat: 1, round: 2 })] }, brick(4, 3), brick(5, 4), brick(6, 5)];
  const lines = linesOf(told as unknown as Told[], firenze, gameWords('firenze', NAMES));
  expect(lines.map(({ ply }) => ply)).toEqual([6]);
  const said = partsOf(lines[0]!.text).map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.count));
  expect(said.join('')).toBe('Cosimo raises the white tower to 5: 3');
});

test('the strip below the slider says in words what an answer without an event meant', () => {
  const told = { ply: 4, actor: 0, by: 'seat', text: '-', events: [], meaning: { name: 'exchange-done', facts: {} } };
  const words = gameWords('firenze', NAMES);
  const turn = { first: 4, last: 4, choices: [4] } as unknown as Turn;
  const [one] = decisionsOf(turn, new Map([[4, told as Told]]), words, words);
  expect([one!.label, one!.whole]).toEqual(['Go on to building', 'Go on to building']);
});
