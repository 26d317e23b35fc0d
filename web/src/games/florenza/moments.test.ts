import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { EventSeen } from '$lib/types';
import Moment from './Moment.svelte';
import { moments, type FameMoment } from './moments';
import { standing } from './table';
import { boardOf } from './testing';

afterEach(cleanup);

const event = (name: string, facts: EventSeen['facts'] = {}): EventSeen => ({ name, rule: 'L8.2', facts: { seat: 0, ...facts } });
const { board } = boardOf('placing');
const artist = standing(board)
  .table.life.flatMap((card) => card.persons)
  .find((one) => one.kind === 'artist' && one.rows[0]!.gold.length > 0)!;
const row = artist.kind === 'artist' ? artist.rows[0]! : null;
const face = row!.gold[0]!;
const completed = [
  event('completed', { work: 'Palazzo: Statua', person: artist.name, talent: `talent-${row!.talent}`, prestige: 3, bishop: 0 }),
  event('fame-rolled', { face }),
  event('fame', { person: artist.name, fame: row!.fame[face - 1]! }),
];

test('a work has its die, with the row as it was then; a masterpiece takes longer', () => {
  const [roll] = moments(completed, board.now) as FameMoment[];
  expect(roll).toMatchObject({ kind: 'fame', ms: 1900, faces: [face], counts: face, fame: row!.fame[face - 1], masterpiece: false });
  const [great] = moments([...completed, event('masterpiece', { person: artist.name })], board.now) as FameMoment[];
  expect(great).toMatchObject({ ms: 3200, masterpiece: true });
  expect(great!.row!.gold).toContain(face);
});

test('the income is what comes in for each family, the cube of the die among it', () => {
  const events = [
    event('round', { round: 3, rounds: 8 }),
    event('income', { seat: 1, marble: 1, wood: 1, florins: 200, workers: 4 }),
    event('income-rolled', { cube: 'cube-spice' }),
    event('own-income', { seat: 1, florins: 50 }),
  ];
  const [income] = moments(events, board.now);
  expect(income).toMatchObject({ kind: 'income', round: 3, cube: 'spice' });
  expect(income!.kind === 'income' && income!.goods[1]).toEqual({ marble: 1, wood: 1, florins: 250, workers: 4, spice: 1 });
  expect(moments([event('round', { round: 1, rounds: 8 })], board.now)).toEqual([]);
});

test('the face that came up is told, and a press goes on', () => {
  const close = vi.fn();
  const [moment] = moments([...completed, event('masterpiece', { person: artist.name })], board.now);
  render(Moment, { moment: moment!, board, slowness: 1, close });
  expect(screen.getByText('A masterpiece!')).toBeTruthy();
  expect(document.querySelectorAll('.faces li')).toHaveLength(6);
  expect(document.querySelector('[aria-current=true]')!.textContent).toContain(`+${row!.fame[face - 1]}`);
  expect(document.querySelector('.total')!.textContent).toContain(`+${3 + row!.fame[face - 1]!}`);
  screen.getByRole('button', { name: 'Go on' }).click();
  expect(close).toHaveBeenCalled();
});
