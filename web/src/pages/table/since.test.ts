/** The same meaning of a turn in the chronicle, in what the others did and in its pace, in every game. */
import { expect, test } from 'vitest';
import florenza from '$games/florenza';
import patrizier from '$games/patrizier';
import type { GameUi } from '$lib/board';
import { turnsOf, turnsSince } from '$lib/turns';
import type { EventSeen, Told } from '$lib/types';
import { lineOutlines } from './traces';

let ply = 0;
const event = (name: string, seat: number, facts: EventSeen['facts'] = {}): EventSeen => ({ name, rule: 'X0', facts: { seat, ...facts } });
const told = (actor: number, ...events: EventSeen[]): Told => ({
  ply: (ply += 1),
  actor,
  by: actor < 0 ? 'chance' : 'person',
  text: null,
  events,
});
const since = (ui: Pick<GameUi, 'startsTurn'>, ...all: Told[]) =>
  turnsSince(turnsOf(all, ui.startsTurn), new Set([0])).map(({ seat, events }) => [seat, ...events.map(({ name }) => name)]);

test('Patrizier: a turn begins with the card that is played, and has what is drawn after it', () => {
  const turn = (seat: number) => [
    told(seat, event('played', seat)),
    told(seat, event('built', seat)),
    told(seat, event('taken', seat)),
    told(-1, event('laid-out', -1)),
  ];
  const all = ['played', 'built', 'taken', 'laid-out'];
  expect(since(patrizier, ...turn(1), ...turn(0), ...turn(1), ...turn(2))).toEqual([
    [1, ...all],
    [2, ...all],
  ]);
  const forced: Told = { ...told(0, event('played', 0)), by: 'rules' };
  expect(since(patrizier, ...turn(0), ...turn(1), forced)).toHaveLength(1);
  expect(since(patrizier, ...turn(0), ...turn(1), forced, told(0, event('built', 0)))).toEqual([]);
});

test('Florenza: every worker is a turn; the income of all is nobody’s', () => {
  const start = told(-1, event('round', -1, { round: 2 }), event('income', 0), event('income', 1));
  const rivals = [told(1, event('occupied-own', 1)), told(2, event('hired', 2)), told(1, event('planned', 1))];
  expect(since(florenza, start, told(0, event('planned', 0)), ...rivals)).toEqual([
    [1, 'occupied-own'],
    [2, 'hired'],
    [1, 'planned'],
  ]);
  const used = told(2, event('used', 2), event('paid', 2), event('yielded', 2));
  expect(since(florenza, start, told(0, event('passed', 0)), used)).toEqual([[2, 'used', 'paid', 'yielded']]);
});

test('a line that is advised begins at the card of one’s hand', () => {
  const at = { city: 'city-lucca', side: 'side-left', level: 2 };
  const line = [told(0, event('played', 0, { card: 'Lu.2', card_city: 'city-lucca' })), told(0, event('built', 0, at))];
  expect(lineOutlines(line, patrizier, 0).map(({ number, places }) => [number, places[0]])).toEqual([
    [1, 'hand-Lu.2'],
    [2, 'floor-lucca-0-2'],
  ]);
});
