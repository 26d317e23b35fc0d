import { expect, test } from 'vitest';
import ui from '.';
import { gameWords } from '$lib/texts.svelte';
import type { EventSeen } from '$lib/types';
import { boardOf, building, NAMES, position } from './testing';

test('it says what building costs, what is reached and what falls', () => {
  const { view } = building();
  view.table.built = 2;
  const more = { cost: 0, next: 1, most: 4, falling: [1] };
  const fulfils = [{ slot: 0, colour: 'yellow', height: 6, points: 4, tile: 2 }];
  const { board } = boardOf(view, new Map(), { outlook: { ...more, fulfils } });
  expect(ui.says(board)).toEqual([
    'Build 2 bricks, free.',
    'A third would cost 1 in all.',
    'Your yellow tower reaches 6: a commission worth 4 + 2.',
    'Your yellow tower of 1 falls.',
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

const happens = (name: string, facts: EventSeen['facts']): EventSeen => ({ name, rule: 'F0', facts: { seat: 1, ...facts } });
const built = (colour: string, height: number) => happens('built', { colour: `colour-${colour}`, height });
const TURN = [
  happens('paid', { colour: 'colour-red', card: 'card-bridge' }),
  happens('taken', { card: 'card-great-privilege', bricks: 'gyyp' }),
  happens('flooded', { seat: 2, colour: 'colour-red' }),
  built('white', 6),
  built('white', 7),
];

test('a turn in one line: the commissions before the towers before the card, with goods and points', () => {
  const words = gameWords('firenze', NAMES);
  const claims = [
    happens('fulfilled', { colour: 'colour-white', height: 7, points: 5 }),
    happens('tile-taken', { height: 7, points: 3 }),
    happens('privilege-used', { card: 'card-great-privilege', points: 4 }),
    happens('turn', { seat: 2, round: 3 }),
  ];
  const { what, goods, points } = ui.recap([...TURN, ...claims], words);
  expect([what, points]).toEqual(['Cosimo fulfils white 7, first at that height', 12]);
  expect(goods.map(({ step, piece, of, count }) => [step, piece, of, count])).toEqual([
    ['card', 'card', 'great-privilege', 1],
    ['card', 'brick', 'green', 1],
    ['card', 'brick', 'yellow', 2],
    ['card', 'brick', 'purple', 1],
    ['hammer', 'brick', 'white', 2],
  ]);
  expect(ui.recap(TURN, words).what).toBe('Cosimo raises the white tower to 7');
  expect(ui.recap(TURN.slice(0, 3), words)).toMatchObject({ what: 'Cosimo takes the Great Privilege card', points: 0 });
  expect(ui.recap([built('blue', 1), built('blue', 1), built('red', 5)], words).what).toBe(
    'Cosimo builds several towers: blue 1, blue 1, red 5',
  );
  expect(ui.recap([happens('torn-down', { colour: 'colour-red', height: 6, back: 3 })], words).what).toBe('Cosimo loses a tower: red 6');
});

test('who reads of themselves is spoken to', () => {
  expect(ui.recap(TURN, gameWords('firenze', NAMES, 1)).what).toBe('You raise the white tower to 7');
});

test('an event names itself, who took it, and what is at stake', () => {
  const { view } = position('TAX');
  const [own, taker] = [view.seat!, (view.seat! + 1) % 2];
  const strikes = (question: string, taking: string, more: object = {}) => {
    const seats = structuredClone(view.table.seats);
    seats[own]!.towers = [
      { colour: 'red', height: 6, laid: 0, text: 'r6' },
      { colour: 'blue', height: 7, laid: 0, text: 'b7' },
    ];
    const table = { ...view.table, seats, taking, player: taker, due: 2, at_stake: [0], ...more };
    const { board } = boardOf({ ...view, question, table }, new Map());
    // The cause stays in sight while a plan answers the question.
    expect(ui.asks(board) ?? '').toContain(ui.cause({ ...board, ahead: view }) ?? '');
    return ui.asks(board);
  };
  const who = NAMES[taker];
  expect(strikes('TAX', 'luxury-tax')).toBe(`Luxury Tax (${who}): pay 2 bricks for your red tower of 6, or it falls.`);
  expect(strikes('TAX', 'luxury-tax', { player: own, due: 4, at_stake: [0, 1] })).toBe(
    'Luxury Tax: pay 4 bricks for your red tower of 6, your blue tower of 7, or they fall.',
  );
  expect(strikes('TAX_TOWER', 'luxury-tax', { due: 1, at_stake: [0, 1] })).toMatch(/only one of these: your red tower of 6, your blue/);
  expect(strikes('FLOOD', 'flood')).toBe(`Flood (${who}): give up 2 bricks.`);
  expect(strikes('BUILD', 'flood')).toBeNull();
});
