import { expect, test } from 'vitest';
import ui from '.';
import { boardOf, building, position } from './testing';

test('it says what building costs, what is reached and what falls', () => {
  const { view } = building();
  view.table.built = 2;
  const more = { cost: 0, next: 1, most: 4, falling: [1] };
  const fulfils = [{ slot: 0, colour: 'yellow', height: 6, points: 4, tile: 2 }];
  const { board } = boardOf(view, new Map(), { outlook: { ...more, fulfils } });
  expect(ui.says(board)).toEqual([
    'Build 2 bricks, free.',
    'A third would cost 1 in all.',
    'Yellow reaches 6 floors: commission worth 4 + 2.',
    'The yellow tower of 1 falls.',
  ]);
});

test('without an outlook, or when somebody else is asked, it says nothing', () => {
  const { view } = building();
  expect(ui.says(boardOf(view, new Map()).board)).toEqual([]);
  const { board } = boardOf({ ...view, actor: 1 }, new Map(), { outlook: { cost: 0, next: 0, falling: [0] } });
  expect(ui.says(board)).toEqual([]);
});

test('what is still due is counted', () => {
  const { view, legal } = position('RETURN');
  view.table.due = 2;
  expect(ui.says(boardOf(view, legal, { outlook: { limit: 10 } }).board)).toEqual(['2 bricks to go.', 'You may keep 10.']);
});

test('phases: a person is played in the phase that was seen last', () => {
  const names = ['TAKE', 'EXCHANGE', 'BUILD', 'CLAIM', 'DISCARD'];
  const turn = (question: string, round: number) => {
    const { view } = position(question);
    return { ...view, table: { ...view.table, round, player: 1, exchanged: false } };
  };
  expect(names.map((question) => ui.phase(turn(question, 3)))).toEqual([0, 1, 2, 4, 5]);
  ui.phase(turn('CLAIM', 4));
  expect(ui.phase(turn('SABOTAGE', 4))).toBe(4);
  expect(ui.phase(turn('SABOTAGE', 5))).toBe(0);
  expect(ui.phase({ ...turn('PICK_SEAL', 0) })).toBe(-1);
});
