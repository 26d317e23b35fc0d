import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { complete } from '$lib/staged.svelte';
import { gameWords } from '$lib/texts.svelte';
import type { EventSeen, Told } from '$lib/types';
import ui from '.';
import { boardOf, type Name } from './testing';
import Desk from './Desk.svelte';
import DistrictAlone from './DistrictAlone.svelte';
import { lastRound } from './results';
import Results from './Results.svelte';
import RoundPips from '$parts/RoundPips.svelte';
import { brokenSaid } from './says';
import { outlookOf, standing } from './table';
import Tracks from './Tracks.svelte';

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
Element.prototype.scrollTo ??= () => {};

afterEach(cleanup);

const row = (name: RegExp) => screen.getByRole('row', { name });
const cells = (name: RegExp) =>
  within(row(name))
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.trim());

describe('your plan', () => {
  test('says what you will have and need, and what is left', () => {
    render(ui.Own, boardOf('placing').board);
    expect(cells(/^Cava, field 3/)).toEqual(['+2', '·', '·', '·', '·', '·', '·']);
    expect(cells(/^Scarpellino, field 5/)).toEqual(['1', '1', '·', '·', '·', '·', '·']);
    expect(screen.queryByText(/^Missing/)).toBeNull();
    expect(screen.getByText(/^All paid: /)).toBeTruthy();
  });

  test('marks what a promise lacks before it is made, and what would be lost', () => {
    render(ui.Own, boardOf('placing', 'planned').board);
    expect(row(/Navata, Giotto/).className).toContain('planned');
    expect(row(/Navata, Giotto/).textContent).toContain('can’t be paid:');
    expect(row(/Scarpellino/).className).not.toContain('planned');
    expect(cells(/^Left after phase 7/)[4]).toBe('−1');
    expect(screen.getByRole('status').textContent).toContain('Missing: 1 cloth. What can’t be paid fails and costs 4 prestige.');
    expect(screen.getByText('Giotto')).toBeTruthy();
  });

  test('has the work in it before its artist is chosen', () => {
    render(ui.Own, boardOf('placing', 'hiring').board);
    expect(cells(/^Navata, artist to choose/)[0]).toBe('2');
    expect(screen.getByText('Which artist?')).toBeTruthy();
  });

  test('ways out are pressed where they can be answered', async () => {
    const { board, pressed } = boardOf('lacking');
    render(ui.Own, board);
    await fireEvent.click(screen.getByRole('button', { name: 'Mercato: 1 cloth for 2 spice' }));
    expect(pressed()).toEqual(['market']);
    await fireEvent.click(screen.getByRole('button', { name: /^Lanaiuolo of Cosimo: 1 cloth for 1 prestige/ }));
    expect(pressed()).toEqual(['market', 'use', 'pazzi.1']);
  });

  test('who looks over a stranger’s shoulder in a replay reads the name, and is told nothing of “you”', () => {
    const words = gameWords('florenza', ['Anna', 'Cosimo', 'Lucrezia']);
    const { container } = render(ui.Own, boardOf('placing', 'planned', { words }).board);
    expect(container.textContent).toContain('Anna will need');
    expect(container.textContent).not.toMatch(/\byour?\b/i);
  });

  test('on a phone three lines, and the rest behind a button', async () => {
    render(ui.Own, boardOf('placing', 'planned', { phone: true }).board);
    expect(cells(/^in all/).at(-1)).toBe('550');
    expect(cells(/^needed/)[4]).toBe('2');
    expect(cells(/^left/)[4]).toBe('−1');
    await fireEvent.click(screen.getByRole('button', { name: 'Your plan' }));
    expect(screen.getByText('You will have')).toBeTruthy();
  });

  test('who watches has none', () => {
    const { container } = render(ui.Own, boardOf('placing', 'placing', { seat: null }).board);
    expect(container.querySelector('section')).toBeNull();
  });

  test('stands without an outlook', () => {
    render(ui.Own, boardOf('placing', 'placing', { outlook: {} }).board);
    expect(screen.getByText('Your plan')).toBeTruthy();
  });
});

describe('districts', () => {
  const mount = async (name: Name, of: Name = name, more = {}) => {
    const made = boardOf(name, of, more);
    render(DistrictAlone, made.board);
    await complete();
    return made;
  };
  /** By name: searching for roles is slow in a test's browser. */
  const lot = (name: RegExp) => {
    const found = [...document.querySelectorAll('button')].filter((one) => name.test(one.getAttribute('aria-label') ?? ''));
    expect(found.map((one) => one.getAttribute('aria-label'))).toHaveLength(1);
    return found[0]!;
  };
  const tab = (name: RegExp) => [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) => name.test(one.textContent ?? ''))!;

  test('a worker is sent to a building by one press', async () => {
    const { pressed } = await mount('placing');
    expect(lot(/^field 1, Cambiavalute/).hasAttribute('data-legal')).toBe(true);
    await fireEvent.click(lot(/^field 1, Cambiavalute/));
    expect(pressed()).toEqual(['use', 'medici.1']);
  });

  test('what may not be occupied is pressed all the same, so that the table can say why not', async () => {
    const { pressed } = await mount('placing');
    for (const name of [/^field 3, Cava.*worker of Anna/, /^field 4, Casa/]) {
      expect(lot(name).hasAttribute('data-legal')).toBe(false);
      await fireEvent.click(lot(name));
    }
    expect(pressed()).toEqual(['use', 'medici.3', 'use', 'medici.4']);
  });

  test('the districts of others are behind tabs, by mouse and by arrow', async () => {
    const { pressed } = await mount('placing');
    await fireEvent.click(tab(/Pitti/));
    await fireEvent.click(lot(/^field 2, Lanaiuolo/));
    expect(pressed()).toEqual(['use', 'pitti.2']);
    await fireEvent.keyDown(tab(/Your district/), { key: 'ArrowRight' });
    expect(tab(/Pazzi/).getAttribute('aria-selected')).toBe('true');
    await fireEvent.click(tab(/Your district/));
    expect(lot(/^field 1, Cambiavalute/)).toBeTruthy();
  });

  test('an empty field opens the buildings, and one of them is planned there', async () => {
    const { pressed } = await mount('placing');
    await fireEvent.click(lot(/^field 6, plan here/));
    await fireEvent.click(lot(/^Fonderia, costs/));
    expect(pressed()).toEqual(['build', 'fonderia']);
    expect(document.querySelector('.tiles')).toBeNull();
  });

  test('artworks of the own district are planned, and done ones say so', async () => {
    const { pressed } = await mount('placing');
    await fireEvent.click(lot(/^Statua, brings 3 prestige/));
    expect(pressed()).toEqual(['create', 'palazzo.statua']);
    expect(lot(/^Ritratto, completed/)).toBeTruthy();
    expect(lot(/^Crocifisso, planned with Ghiberti/)).toBeTruthy();
  });

  test('what is only planned is marked', async () => {
    await mount('placing', 'occupying');
    expect(lot(/^field 1, Cambiavalute.*planned$/).getAttribute('aria-pressed')).toBe('true');
  });

  test('the building that is asked about is agreed to by pressing it', async () => {
    const { pressed } = await mount('district');
    await fireEvent.click(lot(/^field 3, Cava/));
    expect(pressed()).toEqual(['yes']);
  });

  test('buildings to start with are laid out', async () => {
    const { pressed } = await mount('draft');
    await fireEvent.click(lot(/^Picconiere, costs/));
    expect(pressed()).toEqual(['picconiere']);
  });

  test('what cannot be chosen bears no tick, though there is enough to pay for it', async () => {
    const { board } = boardOf('placing');
    const [sold, left] = ['casa', 'cava'];
    board.outlook = { ...board.outlook, payable: [sold, left], reach: { ...outlookOf(board).reach, build: [left] } };
    render(DistrictAlone, board);
    await complete();
    await fireEvent.click(tab(/^Buildings to plan/));
    const ticked = [...document.querySelectorAll('.tile')].filter((one) => one.querySelector('.left svg'));
    expect(ticked.map((one) => one.querySelector('.name')!.textContent)).toEqual(['Cava']);
    expect(lot(/^Casa, costs/).getAttribute('aria-label')).not.toContain('you could pay it');
  });

  test('a spectator sees the district of the first', async () => {
    await mount('placing', 'placing', { seat: null, legal: new Map() });
    expect(lot(/^field 2, Lanaiuolo/)).toBeTruthy();
  });

  test('a line of the chronicle is shown where it happened', async () => {
    const marked = { name: 'occupied-own', rule: 'L5.2', facts: { seat: 0, building: 'Cava', field: 3 }, hidden: false };
    await mount('placing', 'placing', { marked });
    expect(lot(/^field 3, Cava/).className).toContain('marked');
  });
});

describe('families', () => {
  test('a row says all that its signs show, and nothing that is hidden', () => {
    render(ui.Rival, { ...boardOf('placing').board, who: 2, compact: false });
    const said = screen.getByRole('button').getAttribute('aria-label');
    expect(said).toBe(
      'Lucrezia, Pitti, Captain, expected at the end: 8 points, prestige 1, bishop points 3, 2 ready, 5 in reserve, 300 florins, 2 cubes, certificates hidden',
    );
  });

  test('the Captain guards a worker by pressing its family', async () => {
    const { board, pressed } = boardOf('captain');
    render(ui.Rival, { ...board, who: 1, compact: false });
    await fireEvent.click(screen.getByRole('button', { name: /^Cosimo/ }));
    expect(pressed()).toEqual(['worker', 'pazzi']);
  });

  test('a chip on the phone opens into the family', async () => {
    render(ui.Rival, { ...boardOf('placing', 'placing', { phone: true }).board, who: 1, compact: true });
    await fireEvent.click(screen.getByRole('button', { name: /^Cosimo/ }));
    expect(document.querySelector('dialog')?.textContent).toContain('Fabbro');
  });

  test('the tracks say where all stand and where you will', async () => {
    render(Tracks, boardOf('placing', 'planned').board);
    const said = screen.getByRole('img').getAttribute('aria-label');
    expect(said).toMatch(/^You: prestige 5, bishop points 5; Cosimo: prestige 3, .*; if all promises are kept: \d+–\d+ prestige$/);
    await vi.waitFor(() => expect(screen.getByText('office from 3')).toBeTruthy());
  });

  test('all stand as they sit, the own family first: no ranking is meant', () => {
    const now = standing(boardOf('placing').board);
    expect(now.table.order).toEqual([2, 0, 1]);
    expect(ui.rivalsFirst!(now, 1)).toEqual([1, 2, 0]);
    expect(ui.rivalsFirst!(now, null)).toEqual([0, 1, 2]);
  });

  test('a row says what its family may end with, and no plan changes that', async () => {
    const expected = [
      { points: 49, hidden: false },
      { points: 28, hidden: true },
      { points: -2, hidden: false },
    ];
    const { board } = boardOf('placing');
    const known = { ...board, outlook: { ...board.outlook, expected } };
    render(ui.RivalsHead!, known);
    const { rerender } = render(ui.Rival, { ...known, who: 1, compact: false });
    const row = () => document.querySelector('.row')!;
    expect(row().getAttribute('aria-label')).toContain('expected at the end: 28+ points');
    expect(row().querySelector('.may')).toBeTruthy();
    const planned = boardOf('placing', 'planned').board;
    await rerender({ ...planned, outlook: { ...planned.outlook, expected: expected.map((one) => ({ ...one, points: 0 })) } });
    expect(row().textContent).toContain('28+');
  });

  test('before anything can be expected the head names the goods that the rows show', () => {
    const { board } = boardOf('placing');
    render(ui.RivalsHead!, { ...board, outlook: { ...board.outlook, expected: [] } });
    expect(document.querySelector('h2')!.textContent).toBe('Goods and tracks');
  });

  test('which round it is, and of how many', () => {
    const now = standing(boardOf('placing').board);
    expect(ui.round!(now)).toEqual({ round: now.table.round, rounds: 8 });
    render(RoundPips, { round: 4, rounds: 8 });
    expect(screen.getByText('Round 4 of 8')).toBeTruthy();
  });
});

test('what is left is counted', () => {
  render(ui.Counts, boardOf('placing').board);
  expect(screen.getByText(/building tiles left$/)).toBeTruthy();
  expect(document.body.textContent).toContain('Casa ×4');
});

test('the bar says what is promised and what is missing', () => {
  const { board } = boardOf('placing', 'planned');
  expect(ui.says(board)).toEqual([
    'Navata, Giotto: phase 7 takes 2 marble, 2 wood, 2 cloth, 350 florins.',
    'Missing: 1 cloth; Navata would fail and cost 4 prestige.',
  ]);
  expect(ui.says(boardOf('placing').board)).toEqual([]);
  expect(ui.says(boardOf('placing', 'occupying').board)).toEqual(['Cambiavalute, field 1: brings 150 florins in phase 6.']);
});

test('on a phone the bar leaves to the ledger what is missing, and has room for the rest', () => {
  const { board } = boardOf('placing', 'planned');
  board.phone = true;
  expect(ui.says(board).at(-1)).toBe('Navata would fail.');
});

test('who is asked to pay is told which promise that breaks', () => {
  const { board } = boardOf('district');
  const broken = { rows: outlookOf(boardOf('placing', 'planned').board).ledger!.rows.filter((row) => row.kept === false), lost: 4 };
  board.outlook = { ...board.outlook, broken };
  expect(ui.says(board)).toContain('Then Navata can’t be paid any more: 4 prestige lost.');
  const [one] = broken.rows;
  expect(brokenSaid({ rows: [one!, one!, one!], lost: 9 })).toMatch(/^Then Navata, Navata,? and one more promise can’t/);
  render(Desk, { board });
  const yes = document.querySelector('[data-target=yes]')!;
  expect(yes.getAttribute('aria-label')).toContain('Then Navata can’t be paid any more');
  expect(yes.textContent).toContain('4 prestige lost');
  expect(document.querySelector('[data-target=no]')!.textContent).not.toContain('Navata');
});

test('phases follow the table', () => {
  const now = standing(boardOf('placing').board);
  expect(ui.phases).toHaveLength(9);
  expect([0, 4, 9].map((phase) => ui.phase({ ...now, table: { ...now.table, phase } }))).toEqual([-1, 3, 8]);
  expect(ui.whole!({ ...now, question: 'ACTION' })).toBe(true);
  expect(ui.whole!({ ...now, question: 'HIRE' })).toBe(false);
});

describe('what a round brought', () => {
  const told = (ply: number, ...names: string[]): Told =>
    ({
      ply,
      actor: 0,
      by: 'person',
      text: '',
      events: names.map((name) => ({
        name,
        rule: 'L7.2',
        hidden: false,
        facts: { seat: 0, building: 'Cava', face: 3, round: 2, rounds: 8, person: 'Giotto', fame: 2, goods: 'mm', cube: 'cube-wood' },
      })),
    }) as unknown as Told;
  const before = [told(1, 'passed'), told(2, 'used', 'yielded')];
  const after = [...before, told(3, 'fame', 'no-captain', 'no-bishop', 'first'), told(4, 'round', 'income')];

  test('begins after the placing and ends with the income', () => {
    expect(lastRound(before)).toBeNull();
    const round = lastRound([...after, told(5, 'income-rolled'), told(6, 'planned'), told(7, 'passed')])!;
    expect(round.ply).toBe(3);
    expect(round.lines.map((line) => line.phase)).toEqual([6, 6, 7, 8, 8, 8, 1, 1, 1]);
  });

  test('covers nothing until it is asked for, and is no news to who comes back to it', async () => {
    const { board } = boardOf('placing');
    const { rerender } = render(Results, { ...board, told: after });
    expect(screen.queryByTestId('results-news')).toBeNull();
    await rerender({ told: [...after, told(5, 'passed'), told(6, 'used', 'no-captain', 'no-bishop', 'first')] });
    expect(screen.queryByTestId('results')).toBeNull();
    await fireEvent.click(screen.getByTestId('results-news'));
    const list = within(screen.getByTestId('results'));
    expect(list.getAllByRole('listitem').length).toBeGreaterThan(4);
    await fireEvent.click(list.getByRole('button', { name: 'Close' }));
    expect(screen.queryByTestId('results')).toBeNull();
  });

  test('gives way to who plays on', async () => {
    const { board } = boardOf('placing');
    const { rerender } = render(Results, { ...board, told: before });
    await rerender({ told: after });
    expect(screen.queryByTestId('results-news')).not.toBeNull();
    await rerender({ plan: [{ text: 'use', answer: 0, told: [], usual: false }] });
    expect(screen.queryByTestId('results-news')).toBeNull();
  });
});

describe('what somebody did, in one line', () => {
  const words = gameWords('florenza', ['Anna', 'Cosimo', 'Lucrezia'], 0);
  const happens = (name: string, facts: EventSeen['facts'] = {}): EventSeen => ({ name, rule: 'L0', facts: { seat: 1, ...facts } });

  test('the greatest deed, with the prestige of all', () => {
    const deeds = [
      happens('occupied', { building: 'Cava', other_seat: 0, field: 3 }),
      happens('completed', { work: 'Duomo: Navata', person: 'Donatello', talent: 'talent-sculptor', prestige: 5, bishop: 1, marble: 0 }),
      happens('fame', { person: 'Donatello', fame: 3 }),
      happens('failed', { seat: 2, work: 'Duomo: Altare', lost: 2 }),
    ];
    expect(ui.recap(deeds, words)).toMatchObject({ what: 'Cosimo completes Duomo: Navata', points: 7 });
    expect(ui.recap(deeds.slice(0, 1), words)).toMatchObject({ what: 'Cosimo sends a worker to your Cava', points: -1 });
  });

  test('goods that came and went', () => {
    const { what, goods } = ui.recap(
      [happens('used', { building: 'Fabbro' }), happens('paid', { wood: 1, florins: 50 }), happens('yielded', { metal: 2, florins: 0 })],
      words,
    );
    expect(what).toBe('Cosimo uses Fabbro');
    expect(goods.map(({ step, of, count }) => [step, of, count])).toEqual([
      ['minus', 'wood', 1],
      ['minus', 'florins', 50],
      ['plus', 'metal', 2],
    ]);
  });

  test('the nameless have a name', () => {
    const hired = happens('hired', { work: 'Palazzo: Facciata', person: 'nameless-sculptor' });
    expect(ui.recap([hired], words).what).toBe('Cosimo plans Palazzo: Facciata (nameless sculptor)');
  });
});
