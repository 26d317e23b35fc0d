import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chooseLanguage, LANGUAGES } from '$lib/texts.svelte';
import Board from './Board.svelte';
import { WIDE_LAYOUT } from './layout';
import { boardOf } from './testing';
import type { TableSeen } from './table';

// By attributes: computing the role of every line of the drawing takes seconds.
const named = (where: ParentNode, roles: string, name: RegExp) =>
  [...where.querySelectorAll(roles)].filter((one) => name.test(one.getAttribute('aria-label') ?? one.textContent!.trim()));
const buttons = (name: RegExp, where: ParentNode = document) => named(where, 'button, [role=button]', name);
const cities = (name: string) => named(document, '[role=group]', new RegExp(`^${name}, `));

function only(found: Element[]): Element {
  expect(found).toHaveLength(1);
  return found[0]!;
}
const button = (name: RegExp, where?: ParentNode) => only(buttons(name, where));
const city = (name: string) => only(cities(name));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the map', () => {
  test('tells each city in words', () => {
    render(Board, boardOf('move4', 0).board);
    const label = city('Parma').getAttribute('aria-label')!;
    expect(label).toContain('Parma, 5 floors. scored.');
    expect(label).toContain('took the higher tile.');
    expect(city('Bologna').getAttribute('aria-label')).toContain('Tiles 9 and 6.');
  });

  test.each(LANGUAGES)('what is left to build has room beside the pips, in %s', async (language) => {
    await chooseLanguage(language);
    const { board } = boardOf('first3', 0);
    render(Board, board);
    // The approximate width of a letter; below, the room after the pips of a city of nine floors.
    const LETTER = 5.6;
    const { pips, left } = WIDE_LAYOUT.metrics;
    const room = left.x - (pips.x + 8 * pips.step + pips.size);
    const said = [...document.querySelectorAll('text.left')].map((one) => one.textContent!);
    expect(said.length).toBeGreaterThan(5);
    expect(said.filter((words) => words.length * LETTER > room)).toEqual([]);
    await chooseLanguage('en');
  });

  test.each(LANGUAGES)('on a phone the number of the stock has room on the sea, in %s', async (language) => {
    await chooseLanguage(language);
    render(Board, { ...boardOf('first3', 0).board, phone: true });
    // As many letters as stand between the pile and the edge of the map.
    const MAX_LETTERS = 12;
    expect(document.querySelector('text.on-sea')!.textContent!.length).toBeLessThanOrEqual(MAX_LETTERS);
    await chooseLanguage('en');
  });

  test('without five players a lake lies where Pistoia would be', () => {
    render(Board, boardOf('move4', 0).board);
    expect(cities('Pistoia')).toHaveLength(0);
    cleanup();
    render(Board, boardOf('any5', 0).board);
    expect(city('Pistoia')).toBeTruthy();
  });

  test('a press on a city plays the one card held of it', async () => {
    const { board, press } = boardOf('move4', 0);
    render(Board, board);
    await fireEvent.click(button(/^Lucca, left site/));
    expect(press).toHaveBeenCalledWith('Lu.move');
    expect(buttons(/^Roma, left site/)).toHaveLength(0);
  });

  test('asks where to build and shows ghosts on both sites', async () => {
    const { board, press, point } = boardOf('move4', 1);
    const { container } = render(Board, board);
    expect(container.querySelectorAll('.ghost')).toHaveLength(2);
    const right = button(/^Lucca, right site: one floor on the right/);
    await fireEvent.pointerEnter(right);
    expect(point).toHaveBeenCalledWith('R');
    await fireEvent.keyDown(right, { key: 'Enter' });
    expect(press).toHaveBeenCalledWith('R');
  });

  test('two crests may be built in three ways', async () => {
    const { board, press } = boardOf('two4', 1);
    render(Board, board);
    await fireEvent.click(button(/^Firenze, left site: both floors on the left/));
    await fireEvent.click(button(/^Firenze: one floor on each side/));
    await fireEvent.click(button(/^Firenze, right site: both floors on the right/));
    expect(press.mock.calls).toEqual([['LL'], ['LR'], ['RR']]);
  });

  test('where the server says how each way would stand, it is told', () => {
    const { board } = boardOf('move4', 1);
    const builds = { L: { leaders: [1, 0], higher: 0 }, R: { leaders: [1, 1], higher: null } };
    render(Board, { ...board, outlook: { ...board.outlook, builds } });
    expect(button(/^\+ ?one floor on the left/).textContent).toMatch(/you lead 3\W*–\W*0/);
  });

  test('marks what is only planned', () => {
    const { container } = render(Board, boardOf('move4', 2).board);
    expect(container.querySelectorAll('.sure')).toHaveLength(1);
    expect(screen.getByText('Lucca, projected')).toBeTruthy();
  });

  test('every tower may be pressed to move its top floor, allowed or not, and nothing may be moved', async () => {
    const { board, press } = boardOf('move4', 2);
    render(Board, board);
    await fireEvent.click(button(/^Bologna, left site: top floor of the left tower/));
    await fireEvent.click(button(/^Lucca, right site: /));
    await fireEvent.click(button(/^move nothing/));
    expect(press.mock.calls).toEqual([['Bo.L'], ['Lu.R'], ['-']]);
  });

  test('cards beside the cities may be pressed to be taken, allowed or not', async () => {
    const { board, press } = boardOf('any5', 2);
    render(Board, board);
    await fireEvent.click(button(/^Take the card beside Siena: Pistoia/));
    expect(press).toHaveBeenCalledWith('Si');
    expect(board.legal.has('Si')).toBe(true);
  });

  test('a card that nobody asks for tells what it is when pressed', async () => {
    const { board, press } = boardOf('move4', 0);
    render(Board, board);
    await fireEvent.click(button(/^Card beside Verona: Lucca, two crests/));
    expect(press).not.toHaveBeenCalled();
    expect(document.querySelector('[role=tooltip]')!.textContent).toContain('Builds two floors in Lucca');
  });

  test('the card that the plan takes stays and is marked', () => {
    render(Board, boardOf('first3', 2).board);
    expect(button(/^You take the card beside Firenze: Bologna, lady/)).toBeTruthy();
  });

  test('a line of the chronicle is shown where it happened', () => {
    const facts = { seat: 1, city: 'city-bologna', side: 'side-left', level: 2 };
    const { board } = boardOf('move4', 0, { marked: { name: 'built', rule: 'P3.2', facts, hidden: false } });
    render(Board, board);
    expect(city('Bologna').querySelectorAll('.marked')).toHaveLength(1);
    expect(city('Roma').querySelectorAll('.marked')).toHaveLength(0);
  });

  test('who only watches finds nothing to press but help', () => {
    const { board } = boardOf('move4', 0, { seat: null, legal: new Map() });
    render(Board, board);
    expect(buttons(/^(?!Card beside|Map|Cities list)/)).toHaveLength(0);
    expect(buttons(/^Card beside/).length).toBeGreaterThan(4);
  });
});

describe('the list', () => {
  test('says the same and offers the same', async () => {
    const { board, press } = boardOf('move4', 2);
    render(Board, board);
    await fireEvent.click(button(/Cities list/));
    expect(localStorage.getItem('torri-patrizier-as')).toBe('list');
    const rows = [...document.querySelectorAll('tbody tr')];
    expect(rows).toHaveLength((board.now.table as TableSeen).cities.length);
    const bologna = rows.find((row) => /Bologna/.test(row.querySelector('th')!.textContent!))!;
    await fireEvent.click(button(/top floor of the right tower of Bologna/, bologna));
    await fireEvent.click(button(/^move nothing/));
    expect(press.mock.calls).toEqual([['Bo.R'], ['-']]);
    await fireEvent.click(button(/^Map/));
  });
});
