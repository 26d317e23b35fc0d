import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '$lib/board';
import { t } from '$lib/texts.svelte';
import ui from '.';
import { CARDS, kindOf } from './cards';
import { cardSentence, figuresKnown } from './figures.svelte';
import { boardOf, building, position, QUESTIONS } from './testing';

afterEach(cleanup);

/** The board, the player's own area and the other players, as on a wide screen or a phone. */
function mount(board: BoardProps) {
  render(ui.Board, board);
  render(ui.Own, board);
  for (let who = 0; who < board.now.players; who += 1) {
    if (who !== board.seat) render(ui.Rival, { ...board, who, compact: board.phone });
  }
}

function targets(): Set<string> {
  return new Set([...document.querySelectorAll('[data-legal]')].map((one) => one.getAttribute('data-target')!));
}

/** The legal answers that nothing on the screen offers; the button for going on is outside the board. */
function missing(question: string, phone: boolean): string[] {
  const { view, legal } = position(question);
  mount(boardOf(view, legal, { phone }).board);
  const reached = targets();
  return [...legal.keys()].filter((text) => text !== '-' && !reached.has(text));
}

test.each(QUESTIONS)('%s: every answer is a target', (question) => {
  expect(missing(question, false)).toEqual([]);
});

const ON_PHONES = ['FETCH', 'SMUGGLE', 'SABOTAGE', 'TAKE', 'BUILD'];
test.each(ON_PHONES)('%s: every answer is a target on a phone too', (question) => {
  expect(missing(question, true)).toEqual([]);
});

test('a card that is too dear is pressed all the same, so that the table can say why not', async () => {
  const { view } = position('TAKE');
  const { board, pressed, pointed } = boardOf(view, new Map());
  render(ui.Board, board);
  const card = screen.getByRole('button', { name: /^6: / });
  await fireEvent.focus(card);
  await fireEvent.click(card);
  expect(pressed).toEqual(['c6']);
  expect(pointed).toEqual(['c6']);
});

test('a commission is claimed by its window, by mouse and by key', async () => {
  const { view, legal } = position('CLAIM');
  const text = [...legal.keys()].find((one) => /^[wygrbp][3-8]$/.test(one))!;
  const { board, pressed } = boardOf(view, legal);
  render(ui.Board, board);
  const window = document.querySelector(`[data-target="${text}"]`)!;
  expect(window.getAttribute('tabindex')).toBe('0');
  await fireEvent.click(window);
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(pressed).toEqual([text, text]);
});

test('a window pressed out of its phase says when commissions are fulfilled', async () => {
  const { view, outlook } = building();
  const { board, pressed } = boardOf(view, new Map(), { outlook });
  render(ui.Board, board);
  await fireEvent.click(document.querySelector('[data-commission="green-8"]')!);
  expect(pressed).toEqual([]);
  expect(screen.getByRole('tooltip').textContent).toContain(t('firenze-later-commission'));
  expect(within(screen.getByRole('tooltip')).getByRole('link').getAttribute('href')).toBe('/rules/firenze#F8.1');
  await fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('what is pointed at stays so when the table changes, until it is gone', async () => {
  const { view, legal } = position('TAKE');
  const { board, pointed } = boardOf(view, legal);
  const { rerender, unmount } = render(ui.Board, board);
  await fireEvent.pointerEnter(document.querySelector('[data-target="c1"]')!, { pointerType: 'mouse' });
  await rerender({ legal: new Map() });
  expect(pointed).toEqual(['c1']);
  unmount();
  expect(pointed).toEqual(['c1', null]);
});

test('a long press tells what a card does, and takes nothing', async () => {
  vi.useFakeTimers();
  const { view, legal } = position('TAKE');
  const { board, pressed } = boardOf(view, legal, { phone: true });
  render(ui.Board, board);
  const card = document.querySelector('[data-target="c1"]')!;
  await fireEvent.pointerDown(card, { pointerType: 'touch' });
  vi.advanceTimersByTime(500);
  vi.useRealTimers();
  await tick();
  const help = screen.getByRole('tooltip');
  expect(help.textContent).toContain(cardSentence(view.table.row[0]!.card));
  expect(within(help).getByRole('link').getAttribute('href')).toMatch(/^\/rules\/firenze#F10\.\d+$/);
  await fireEvent.click(card);
  expect(pressed).toEqual([]);
  await fireEvent.click(card);
  expect(pressed).toEqual(['c1']);
});

test('the arrows go from window to window', async () => {
  const { view } = building();
  render(ui.Board, boardOf(view, new Map()).board);
  const from = document.querySelector<SVGElement>('[data-commission="white-3"]')!;
  from.focus();
  await fireEvent.keyDown(from, { key: 'ArrowUp' });
  expect(document.activeElement?.getAttribute('data-commission')).toBe('white-4');
  await fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('data-commission')).toBe('purple-4');
});

test('planned floors are ghosts and a tower that would fall is warned of', () => {
  const { view, outlook } = building();
  const ahead = structuredClone(view);
  const white = ahead.table.seats[0]!.towers[0]!;
  Object.assign(white, { height: white.height + 2, laid: 2 });
  ahead.table.built = 2;
  const { board } = boardOf(view, new Map(), { ahead, outlook: { ...outlook, falling: [1, 2] } });
  render(ui.Own, board);
  screen.getByRole('button', { name: 'white tower of 3, 2 floors planned' });
  screen.getByRole('button', { name: 'yellow tower of 1, raise it or it falls' });
  screen.getByRole('button', { name: 'red tower of 4, raise it or it falls' });
  expect(document.querySelectorAll('.floor.ghost')).toHaveLength(2);
});

test('in a plan another card can be pressed instead of the one that is taken', async () => {
  const { view } = position('TAKE');
  const ahead = structuredClone({ ...view, question: 'LAY_OUT', actor: -1, answers: [] });
  ahead.table.row = [...ahead.table.row.slice(1), null];
  const plan = [{ text: 'c1', answer: 0, told: [], usual: false }];
  const { board, pressed } = boardOf(view, new Map(), { ahead, plan });
  render(ui.Board, board);
  expect(screen.getByRole('button', { name: /^1: / }).getAttribute('aria-pressed')).toBe('true');
  await fireEvent.click(screen.getByRole('button', { name: /^2: / }));
  expect(pressed).toEqual(['c2']);
});

test('the yard is scaled by its highest tower, with what is planned', () => {
  const { view } = building();
  const ahead = structuredClone(view);
  Object.assign(ahead.table.seats[0]!.towers[2]!, { height: 7, laid: 3 });
  render(ui.Own, boardOf(view, new Map(), { ahead }).board);
  const scaled = document.querySelector<HTMLElement>('[style*="--highest"]')!;
  expect(scaled.style.getPropertyValue('--highest')).toBe('7');
});

test('while building, bricks and plots are pressed by the notation of building', async () => {
  const { view, outlook } = building();
  const { board, pressed } = boardOf(view, new Map(), { outlook: { ...outlook, falling: [1] } });
  render(ui.Own, board);
  await fireEvent.click(screen.getByRole('button', { name: /^red tower of 4/ }));
  await fireEvent.click(screen.getByRole('button', { name: 'New purple tower' }));
  await fireEvent.click(screen.getByRole('button', { name: /yellow bricks?$/ }));
  expect(pressed).toEqual(['r4', 'p0', 'y1']);
});

test('without an outlook the board stands all the same', () => {
  for (const phone of [false, true]) mount(boardOf(building().view, new Map(), { phone }).board);
  render(ui.Counts, boardOf(building().view, new Map()).board);
});

test('somebody who watches sees no yard, and no hand', () => {
  const { view } = building();
  const { board } = boardOf({ ...view, seat: null }, new Map(), { seat: null });
  render(ui.Board, board);
  render(ui.Own, board);
  expect(screen.queryByText(t('firenze-yard'))).toBeNull();
});

test('a chip on the phone opens the other player', async () => {
  const { view } = building();
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  render(ui.Rival, { ...boardOf(view, new Map(), { phone: true }).board, who: 1, compact: true });
  await fireEvent.click(screen.getByRole('button', { name: /^Cosimo, / }));
  expect(document.querySelector('dialog')?.textContent).toContain('Cosimo');
});

test('a line of the chronicle is shown where it happened', () => {
  const { view } = building();
  const facts = { seat: 0, colour: 'colour-green', height: 8, points: 8 };
  const marked = { name: 'fulfilled', rule: 'F8.1', facts, hidden: false };
  render(ui.Board, boardOf(view, new Map(), { marked }).board);
  const windows = document.querySelectorAll('[data-commission].marked');
  expect([...windows].map((one) => one.getAttribute('data-commission'))).toEqual(['green-8']);
});

test('what is left is counted', () => {
  const { view } = building();
  view.table.discard = ['mason', 'mason', 'flood'];
  render(ui.Counts, boardOf(view, new Map(), { outlook: { unseen: { tribute: 2 } } }).board);
  screen.getByText(/^3 cards discarded$/);
  expect(document.body.textContent).toContain('Mason×2');
  expect(document.body.textContent).toContain('Tribute×2');
});

test('every card has its sentence with the figures of the edition, its kind and its name', async () => {
  expect(CARDS).toHaveLength(27);
  await vi.waitFor(() => expect(figuresKnown()).not.toBeNull());
  for (const card of CARDS) {
    expect(cardSentence(card)).toMatch(/^[A-Z][^{}$]+\.$/);
    expect(cardSentence(card)).not.toContain('firenze-');
    expect(t(`firenze-kind-${kindOf(card)}`)).not.toContain('firenze-');
  }
  expect(cardSentence('mason')).toBe('Building costs 4 less this turn.');
  expect(cardSentence('blame')).toBe('At the end 1 point less.');
  expect(cardSentence('flood')).toBe('Everyone gives up a third of their stock.');
});
