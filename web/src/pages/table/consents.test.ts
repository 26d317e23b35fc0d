import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { BoardProps, GameUi } from '$lib/board';
import type { MatchConnection } from '$lib/live.svelte';
import type { Plan } from '$lib/plan.svelte';
import type { GameWords } from '$lib/texts.svelte';
import type { SeatSeen, TableSeen, Update } from '$lib/types';
import ActionBar from './ActionBar.svelte';

afterEach(cleanup);

const seats = ['Anna', 'Bruno', 'Clara'].map((name) => ({ name, kind: 'person', crest: 0, yours: false, present: true }) as SeatSeen);
const acts = vi.fn(async () => ({}));

/** The bar of a table at which Bruno is asked, as a seat or a spectator sees it. */
function bar(seat: number | null, table: Partial<TableSeen> = {}) {
  acts.mockClear();
  const view = { actor: 1, question: 'X', rule: 'P1', players: 3, answers: [], table: {} };
  const update = { seat, view, table: { status: 'running', seats, terms: { hints: true }, ...table }, undo: false } as unknown as Update;
  const plan = { ahead: null, prospect: null, ends: false, steps: [], whyNot: null, busy: false, sending: false } as unknown as Plan;
  const board = { now: view, ahead: null, seat, seats, legal: new Map() } as unknown as BoardProps;
  render(ActionBar, {
    props: {
      update,
      plan,
      board,
      seats,
      live: { connection: 'open', act: acts } as unknown as MatchConnection,
      ui: { says: () => [] } as unknown as GameUi,
      words: (() => '') as unknown as GameWords,
      myTurn: false,
      pointed: null,
      showRule: () => {},
      openLedger: () => {},
      openCounts: () => {},
      advise: () => {},
    },
  });
  return document.body;
}
const part = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);

it('a spectator has no undo, and is told to be one', () => {
  expect(bar(null).textContent).toContain('You are watching.');
  expect(part('undo')).toBeNull();
  cleanup();
  expect(bar(0).textContent).not.toContain('You are watching.');
  expect(part('undo')).not.toBeNull();
});

it('who asks for an undo sees for whom it waits', () => {
  const wish = { seat: 0, ply: 3, agreed: [2], waits: [1] };
  expect(bar(0, { wish }).textContent).toContain('Waiting for Bruno.');
  cleanup();
  expect(bar(1, { wish }).textContent).toContain('Anna asks to take a choice back.');
});

it('for who is not there a bot is proposed, and the others are asked', async () => {
  expect(bar(0, { absence: { seat: 1, agreed: [], waits: [0, 2] } }).textContent).toContain('Bruno’s turn, who is not here');
  await fireEvent.click(part('propose-bot')!);
  expect(acts).toHaveBeenCalledWith('absent', { seat: 1 });
  cleanup();
  const proposed = { absence: { seat: 1, agreed: [0], waits: [2] } };
  expect(bar(0, proposed).textContent).toContain('as soon as Clara agrees too');
  expect(part('propose-bot')).toBeNull();
  cleanup();
  bar(2, proposed);
  await fireEvent.click(part('agree-bot')!);
  expect(acts).toHaveBeenCalledWith('absent', { seat: 1 });
  cleanup();
  bar(null, proposed);
  expect([part('agree-bot'), part('propose-bot')]).toEqual([null, null]);
});
