import { expect, test } from 'vitest';
import type { Step } from '$lib/board';
import { chosenSpace, rowShown, yard } from './planned';
import type { FirenzeTable, Tower } from './table';
import { boardOf, building, position } from './testing';

function tower(text: string, laid = 0): Tower {
  const colours = { w: 'white', y: 'yellow', g: 'green', r: 'red', b: 'blue', p: 'purple' } as const;
  return { colour: colours[text[0] as 'w'], height: Number(text.slice(1)), laid, text };
}

function tables(before: Tower[], after: Tower[]): [FirenzeTable, FirenzeTable] {
  const [now, ahead] = [building().view.table, building().view.table];
  now.seats[0]!.towers = before;
  ahead.seats[0]!.towers = after;
  return [now, ahead];
}

function told(name: string, facts: object): Step {
  const events = [{ name, rule: 'F7.1', facts: facts as Record<string, unknown>, hidden: false }];
  return { text: '-', answer: 0, usual: false, told: [{ ply: 0, actor: 0, by: '', text: '-', events }] };
}

const seen = (all: ReturnType<typeof yard>) => all.map(({ colour, height, ghosts, gone }) => [colour, height, ghosts, gone]);

test('without a plan nothing is a ghost', () => {
  const [now] = tables([tower('w3', 1), tower('g2')], []);
  expect(seen(yard(now, null, 0, []))).toEqual([
    ['white', 3, 0, null],
    ['green', 2, 0, null],
  ]);
});

test('planned floors are ghosts, on old towers and on new ones', () => {
  const [now, ahead] = tables([tower('w1'), tower('y1'), tower('r4')], [tower('w3', 2), tower('y1'), tower('r4'), tower('b1', 1)]);
  expect(seen(yard(now, ahead.seats ? ahead : null, 0, []))).toEqual([
    ['white', 3, 2, null],
    ['yellow', 1, 0, null],
    ['red', 4, 0, null],
    ['blue', 1, 1, null],
  ]);
});

test('of two towers alike the raised one is the ghost', () => {
  const [now, ahead] = tables([tower('g2'), tower('g2')], [tower('g3', 1), tower('g2')]);
  expect(seen(yard(now, ahead, 0, []))).toEqual([
    ['green', 3, 1, null],
    ['green', 2, 0, null],
  ]);
});

test('towers that the plan lets fall or uses up are shown as gone', () => {
  const [now, ahead] = tables([tower('w1'), tower('y2'), tower('r4')], [tower('w3')]);
  const plan = [
    told('torn-down', { seat: 0, colour: 'colour-yellow', height: 2, back: 1 }),
    told('fulfilled', { seat: 0, colour: 'colour-red', height: 4, points: 3 }),
  ];
  expect(seen(yard(now, ahead, 0, plan))).toEqual([
    ['white', 3, 2, null],
    ['yellow', 2, 0, 'falls'],
    ['red', 4, 0, 'fulfils'],
  ]);
});

test('the chosen card is the one that the plan names last', () => {
  const { table } = building().view;
  expect(chosenSpace([], table)).toBeNull();
  const step = { answer: 0, told: [], usual: false };
  expect(
    chosenSpace(
      [
        { ...step, text: 'c2' },
        { ...step, text: 'w' },
      ],
      table,
    ),
  ).toBe(1);
  expect(chosenSpace([], { ...table, taking: table.row[3]!.card })).toBe(table.row.findIndex((card) => card?.card === table.row[3]!.card));
});

test('a card that is planned to be taken keeps its place and its frame, though the row would slide', () => {
  const { view, legal } = position('TAKE');
  const ahead = structuredClone({ ...view, question: 'LAY_OUT', actor: -1, answers: [] });
  const lies = view.table.row.map((card) => card?.card);
  ahead.table.row = [...ahead.table.row.filter((_, space) => space !== 1), null];
  const plan = [{ text: 'c2', answer: 1, told: [], usual: false }];
  const { board } = boardOf(view, legal, { ahead, plan });
  const { cards, chosen, taken } = rowShown(board);
  expect(cards.map((card) => card?.card)).toEqual(lies);
  expect([chosen, taken]).toEqual([1, true]);
});
