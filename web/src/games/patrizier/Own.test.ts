import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { gameWords } from '$lib/texts.svelte';
import type { EventSeen, View } from '$lib/types';
import { boardOf } from './testing';
import { faceId, readCard, roman } from './cards';
import Counts from './Counts.svelte';
import patrizier from './index';
import { handShown, type TableSeen } from './table';
import { floorNames } from './motion';
import Own from './Own.svelte';
import Rival from './Rival.svelte';

afterEach(cleanup);

describe('a card by its notation', () => {
  test.each([
    ['Lu.move', { city: 'lucca', crests: 1, head: null, heads: 0, action: 'move', start: false }, 'face-move'],
    ['Bo.2', { city: 'bologna', crests: 2, head: null, heads: 0, action: null, start: false }, 'face-two'],
    ['Mi.2lady', { city: 'milano', crests: 1, head: 'lady', heads: 2, action: null, start: false }, 'face-two-lady'],
    ['Pi.redhat*', { city: 'pistoia', crests: 1, head: 'redhat', heads: 1, action: null, start: true }, 'face-redhat-start'],
  ])('%s', (code, card, face) => {
    expect(readCard(code)).toEqual({ code, ...card });
    expect(faceId(readCard(code))).toBe(face);
  });

  test('numbers on the plinths', () => expect([5, 7, 9].map(roman)).toEqual(['V', 'VII', 'IX']));
});

describe('the own area', () => {
  test('in a replay an empty hand is that of the player whose seat is looked from', () => {
    const { board } = boardOf('move4', 0);
    const now = structuredClone(board.now);
    Object.assign((now.table as TableSeen).seats[board.seat!]!, { hand: [] });
    const words = gameWords('patrizier', ['Anna', 'Bo', 'Cosimo', 'Dora'], null);
    render(Own, { ...board, now, words });
    expect(screen.getByText(`${words.nameOf(board.seat!)} holds no card.`)).toBeTruthy();
  });

  test('hand cards are pressed by their notation, held or not', async () => {
    const { board, press, point } = boardOf('move4', 1);
    render(Own, board);
    const played = screen.getByRole('button', { name: /^Lucca.* played move a floor elsewhere$/ });
    expect(played.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.focus(played);
    expect(point).toHaveBeenCalledWith('Lu.move');
    await fireEvent.click(played);
    await fireEvent.click(screen.getByRole('button', { name: /^Verona.* free choice / }));
    expect(press.mock.calls).toEqual([['Lu.move'], ['Ve.any']]);
  });

  test('heads lie in threes, with points and floors left', () => {
    render(Own, boardOf('move4', 0).board);
    expect(screen.getByRole('listitem', { name: 'red hat: 2' })).toBeTruthy();
    expect(screen.getByText('10 floors left')).toBeTruthy();
    expect(screen.getByText('1 tile, face down to others')).toBeTruthy();
  });

  test('the hand keeps its order, and what the plan takes comes last', () => {
    const shown = handShown(boardOf('first3', 2).board);
    expect(shown.map((card) => card.state)).toEqual(['played', 'held', 'held', 'taken']);
    expect(shown.at(-1)!.code).toBe('Bo.lady');
  });

  test('the last card of a hand, played by itself, is seen while one chooses where to build', () => {
    const { board } = boardOf('first3', 0);
    const table = board.now.table as TableSeen;
    const seats = table.seats.map((one, seat) => (seat === board.seat ? { ...one, hand: [] } : one));
    const now = { ...board.now, question: 'BUILD', actor: board.seat, table: { ...table, seats, playing: 'Bo.2' } };
    expect(handShown({ ...board, now: now as unknown as View })).toEqual([{ key: 'Bo.2 1', code: 'Bo.2', state: 'played' }]);
  });

  test('a card taken that is like the one played is told apart from it', () => {
    const { board } = boardOf('first3', 2);
    const played = board.plan[0]!.text;
    const hand = (board.ahead!.table as TableSeen).seats[board.seat!]!.hand!.map((code) => (code === 'Bo.lady' ? played : code));
    const seats = (board.ahead!.table as TableSeen).seats.map((one, seat) => (seat === board.seat ? { ...one, hand } : one));
    const ahead = { ...board.ahead!, table: { ...(board.ahead!.table as TableSeen), seats } };
    expect(handShown({ ...board, ahead }).map((card) => card.state)).toEqual(['played', 'held', 'held', 'taken']);
  });

  test('who watches has no own area', () => {
    const { container } = render(Own, boardOf('move4', 0, { seat: null }).board);
    expect(container.querySelector('section')).toBeNull();
  });
});

test('a rival shows no more than the table does', () => {
  render(Rival, { ...boardOf('move4', 0).board, who: 2, compact: false });
  expect(screen.getByText('14 floors')).toBeTruthy();
  expect(screen.getByText('1 tile')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Top of the pile: Parma, two beards' })).toBeTruthy();
  expect(screen.queryByText(/Known in hand/)).toBeNull();
});

test('what is left: floors missing, and cards not in sight as the server counts them', () => {
  const { board } = boardOf('move4', 0, { outlook: { cities: [], unseen: { 'Bo.2': 2, 'Mi.lady*': 1 } } });
  render(Counts, board);
  expect(screen.getByText('The stock is empty')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Bologna, two crests: 2' })).toBeTruthy();
  expect(screen.getByText('Cards not in sight')).toBeTruthy();
});

test('phases follow the questions', () => {
  const at = (question: string) => patrizier.phase({ ...boardOf('move4', 0).board.now, question });
  expect(['PLAY', 'BUILD', 'MOVE', 'TAKE', 'LAY_OUT', 'DEAL'].map(at)).toEqual([0, 1, 2, 3, 3, 0]);
});

test('the action bar is told what the plan wins and takes', () => {
  expect(patrizier.says(boardOf('move4', 0).board)).toEqual([]);
  expect(patrizier.says(boardOf('first3', 2).board)).toEqual([
    expect.stringMatching(/^Firenze, right: you lead 1\W*–\W*0\.$/),
    'You take Bologna, lady.',
  ]);
});

describe('floors keep their names', () => {
  test('when one moves to the other tower and when one is built', () => {
    const names = floorNames();
    const [left, right] = names([[0, 1], [2]]).map((tower) => [...tower]) as [string[], string[]];
    const moved = names([[0], [2, 1]]);
    expect(moved).toEqual([[left[0]], [right[0], left[1]]]);
    const built = names([
      [0, 0],
      [2, 1],
    ]);
    expect(built[1]).toEqual(moved[1]);
    expect([...left, ...right]).not.toContain(built[0]![1]);
  });
});

describe('a turn in one line', () => {
  const words = gameWords('patrizier', ['Anna', 'Cosimo', 'Lucrezia']);
  const happens = (name: string, facts: EventSeen['facts']): EventSeen => ({ name, rule: 'P0', facts: { seat: 2, ...facts } });
  const built = (city: string, level: number) => happens('built', { city: `city-${city}`, side: 'side-left', level });
  const taken = happens('taken', { space: 'city-roma', card: 'Lu.lady', card_city: 'city-lucca', card_face: 'face-lady' });

  test('where they built and what they took', () => {
    const { what, goods, points } = patrizier.recap([built('bologna', 1), built('bologna', 2), taken], words);
    expect([what, points]).toEqual(['Lucrezia builds in Bologna, takes Lucca', 0]);
    expect(goods.map(({ step, piece, of, count }) => [step, piece, of, count])).toEqual([
      ['hammer', 'floor', '2', 2],
      ['hand', 'card', 'Lu.lady', 1],
    ]);
  });

  test('a city that is scored, with the tiles of everybody and the points of the one', () => {
    const won = (seat: number, points: number) => happens('tile-won', { seat, points, city: 'city-ferrara' });
    const { what, goods, points } = patrizier.recap([built('ferrara', 1), won(1, 5), won(2, 2), taken], words);
    expect([what, points]).toEqual(['Lucrezia completes Ferrara (scored)', 2]);
    expect(goods.filter((one) => one.piece === 'tile').map((one) => one.of)).toEqual(['1 5', '2 2']);
  });
});
