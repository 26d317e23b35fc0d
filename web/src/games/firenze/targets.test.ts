import { expect, test } from 'vitest';
import { COLOURS, HEIGHTS, type FirenzeView } from './table';
import {
  bellTarget,
  brickTarget,
  cardTarget,
  choices,
  commissionTarget,
  newTowerTarget,
  rowTarget,
  theirBrickTarget,
  theirTowerTarget,
  towerName,
  towerTarget,
} from './targets';
import { building, position, QUESTIONS } from './testing';

/** Everything that can be pressed, by its meaning for the question. */
function all(view: FirenzeView): Set<string> {
  const seat = view.seat!;
  const { row, seats } = view.table;
  const others = seats.map((_, other) => other).filter((other) => other !== seat);
  const own = seats[seat]!;
  const texts = [
    ...row.map((_, space) => rowTarget(view, space)),
    ...COLOURS.flatMap((colour) => HEIGHTS.map((height) => commissionTarget(view, colour, height))),
    bellTarget(view),
    ...own.towers.map((_, slot) => towerTarget(view, seat, slot)),
    ...COLOURS.map((colour) => (view.question === 'BUILD' ? newTowerTarget(view, seat, colour) : null)),
    ...COLOURS.map((colour) => brickTarget(view, seat, colour)),
    ...[...(own.hand ?? []), ...own.buildings].map((card) => cardTarget(view, card)),
    ...others.flatMap((other) => COLOURS.map((colour) => theirBrickTarget(view, other, colour))),
    ...others.flatMap((other) => seats[other]!.towers.map((_, slot) => theirTowerTarget(view, other, slot))),
    ...choices(view, seat, null).map((choice) => choice.text),
    '-', // the button for going on is outside the board
  ];
  return new Set(texts.filter((text) => text !== null));
}

test('positions of all questions are at hand', () => {
  expect(QUESTIONS).toHaveLength(28);
});

test.each(QUESTIONS)('%s: every answer can be pressed', (question) => {
  const { view, legal } = position(question);
  const pressable = all(view);
  expect([...legal.keys()].filter((text) => !pressable.has(text))).toEqual([]);
});

test('a card of the row is taken or exchanged on', () => {
  expect(rowTarget(position('TAKE').view, 2)).toBe('c3');
  expect(rowTarget(position('PAY').view, 0)).toBe('c1');
  expect(rowTarget(position('RESTOCK').view, 2)).toBe('c3');
  expect(rowTarget(position('EXCHANGE').view, 2)).toBe('x3');
  expect(rowTarget(position('LAY').view, 5)).toBe('x6');
  expect(rowTarget(position('BUILD').view, 2)).toBeNull();
});

test('a commission is never taken for a tower', () => {
  for (const question of ['PICK_SEAL', 'CLAIM', 'ADJUST']) {
    expect(commissionTarget(position(question).view, 'green', 6)).toBe('g6');
  }
  for (const question of ['BUILD', 'COST', 'COLLAPSE', 'BOTCH', 'TRIBUTE', 'TAX_TOWER', 'TAKE']) {
    expect(commissionTarget(position(question).view, 'green', 6)).toBeNull();
  }
});

test('a tower keeps the name it had when building began', () => {
  const { view } = building();
  const own = view.table.seats[0]!;
  own.towers = [
    { colour: 'green', height: 5, laid: 1, text: 'g5' },
    { colour: 'red', height: 2, laid: 2, text: 'r2' },
  ];
  expect(towerTarget(view, 0, 0)).toBe('g4');
  expect(towerTarget(view, 0, 1)).toBe('r0');
  expect(newTowerTarget(view, 0, 'red')).toBe("r0'");
  expect(newTowerTarget(view, 0, 'blue')).toBe('b0');
});

test('of towers that are alike in every way the first is meant', () => {
  const { view } = building();
  const own = view.table.seats[0]!;
  const alike = { colour: 'green' as const, height: 4, laid: 0, text: 'g4' };
  own.towers = [alike, { ...alike }];
  expect(towerName(own.towers, 1)).toBe("g4'");
  expect(towerTarget(view, 0, 1)).toBe('g4');
  own.towers = [{ ...alike, height: 5, laid: 1, text: 'g5' }, alike];
  expect(towerTarget(view, 0, 1)).toBe("g4'");
});

test('a brick of the stock goes on the tower that would fall, or starts one', () => {
  const { view } = building();
  const own = view.table.seats[0]!;
  own.towers = [
    { colour: 'green', height: 5, laid: 1, text: 'g5' },
    { colour: 'green', height: 2, laid: 0, text: 'g2' },
  ];
  expect(brickTarget(view, 0, 'green', [1])).toBe('g2');
  expect(brickTarget(view, 0, 'green', [])).toBe('g4');
  expect(brickTarget(view, 0, 'blue', [1])).toBe('b0');
  expect(brickTarget(position('COST').view, 0, 'blue')).toBe('b');
  expect(brickTarget(position('TAKE').view, 0, 'blue')).toBeNull();
});

test('persons are played by their name; the Patrician has a button where he could also be discarded', () => {
  expect(cardTarget(position('TAKE').view, 'princess')).toBe('princess');
  expect(cardTarget(position('TAKE').view, 'fame')).toBeNull();
  expect(cardTarget(position('DISMISS').view, 'fame')).toBe('fame');
  expect(cardTarget(position('PAY').view, 'princess')).toBeNull();
  const { view } = position('DISCARD');
  view.table.seats[view.seat!]!.hand = ['patrician'];
  expect(choices(view, view.seat!, null)).toEqual([{ of: 'word', text: 'patrician!' }]);
});

test("others' bricks and towers are named only where they are asked for", () => {
  expect(theirBrickTarget(position('SMUGGLE').view, 1, 'white')).toBe('2.w');
  expect(theirBrickTarget(position('SABOTAGE').view, 1, 'white')).toBeNull();
  const { view } = position('SABOTAGE');
  const other = view.table.seats.findIndex((seat, number) => number !== view.seat && seat.towers.length > 0);
  expect(theirTowerTarget(view, other, 0)).toMatch(new RegExp(`^${other + 1}\\.[wygrbp]\\d+$`));
});
