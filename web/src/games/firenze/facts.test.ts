import { expect, it } from 'vitest';
import { partsOf } from '$lib/drawn';
import { gameWords } from '$lib/texts.svelte';
import { turnsOf } from '$lib/turns';
import type { EventSeen } from '$lib/types';
import ui from '.';

const NAMES = ['Anna', 'Bo'];
const event = (name: string, facts: EventSeen['facts'] = {}): EventSeen => ({ name, rule: 'F0', facts: { seat: 0, ...facts } });
const taken = event('taken', { card: 'card-mason', bricks: 'wwyb', number: 4 });

it('names the colours of bricks, and says when there are none', () => {
  const words = gameWords('firenze', NAMES);
  expect(words.event(taken)).toMatch(/^Anna takes the .+ with its bricks: 2 white, 1 yellow, 1 blue\.$/);
  expect(words.event({ ...taken, facts: { ...taken.facts, bricks: '-' } })).toMatch(/: none\.$/);
});

it('names the goods of Florenza, never by letters', () => {
  const words = gameWords('florenza', NAMES);
  expect(words.event(event('income', { goods: 'mw ƒ200 ⚒4' }))).toBe('Anna gets 1 marble, 1 wood, 200 florins, 4 workers as income.');
  expect(words.event(event('hired', { whom: 'nameless-sculptor-whom', work: 'David' }))).toBe('Anna hires a nameless sculptor for David.');
  expect(words.ask('ACTION')).toBe('What is your next worker for?');
});

it('speaks to who reads, whether they act or are acted on', () => {
  const smuggled = event('smuggled', { other_seat: 1, colour: 'colour-white', other_colour: 'colour-red' });
  const said = [null, 0, 1].map((own) => gameWords('firenze', NAMES, own).event(smuggled));
  expect(said[0]).toBe('Anna takes a red brick from Bo and gives a white one for it.');
  expect(said[1]).toBe('You take a red brick from Bo and give a white one for it.');
  expect(said[2]).toBe('Anna takes a red brick from you and gives a white one for it.');
  const own = event('moved', { owner_seat: 0, city: 'city-roma', side: 'side-left', level: 3 });
  expect(gameWords('patrizier', NAMES).event(own)).toMatch(/^Anna moves a floor of their own in/);
});

it('cuts what is told into turns, and joins bricks that go together into one step', () => {
  const built = (height: number) => event('built', { colour: 'colour-white', height });
  const told = [
    { ply: 3, actor: -1, by: 'chance', events: [event('balcony-laid')] },
    { ply: 9, actor: 1, by: 'player', events: [event('turn', { round: 2 })] },
    { ply: 12, actor: 0, by: 'player', events: [event('paid', { colour: 'colour-red', card: 'card-bridge' }), taken] },
    { ply: 13, actor: -1, by: 'chance', events: [event('laid-out', { card: 'card-flood' })] },
    { ply: 14, actor: 0, by: 'player', events: [built(6), built(7), built(8), event('cost-paid', { colour: 'colour-blue' })] },
    {
      ply: 15,
      actor: 0,
      by: 'rules',
      events: [event('fulfilled', { colour: 'colour-white', height: 8, points: 6 }), event('turn', { seat: 1, round: 2 })],
    },
  ];
  const turns = turnsOf(told as never, ui.startsTurn);
  expect(turns.map(({ seat, round, last }) => [seat, round, last])).toEqual([
    [0, 2, 15],
    [1, 2, 15],
  ]);
  const steps = ui.steps(turns[0]!.events, gameWords('firenze', NAMES, 0));
  const heard = steps.map(({ text, points }) => [
    partsOf(text)
      .map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : `<${part.count} ${part.name}>`))
      .join(''),
    points,
  ]);
  expect(heard).toEqual([
    ['You take the Mason card, for <1 brick-red>, with <2 brick-white><1 brick-yellow><1 brick-blue>', null],
    ['You raise your white tower to 8: <3 brick-white>', null],
    ['You pay <1 brick-blue> for building', null],
    ['You fulfil white 8', 6],
  ]);
});
