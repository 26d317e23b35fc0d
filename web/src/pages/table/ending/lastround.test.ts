import { mount, unmount } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import type { GameUi } from '$lib/board';
import { gameWords } from '$lib/texts.svelte';
import type { SeatSeen, View } from '$lib/types';
import { lastLeft, lastRoundOf, lastTitle, type LastRound } from './lastround';
import Ribbon from './LastRound.svelte';

const NAMES = ['Anna', 'Bruno', 'Cosimo'];
const seats = NAMES.map((name, crest) => ({ name, crest }) as SeatSeen);

function viewOf(game: string, actor: number, last: LastRound | null): View {
  return { game, actor, table: { last_round: last } } as unknown as View;
}

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

function ribbon(game: string, actor: number, last: LastRound, own: number | null): string {
  const props = { last, view: viewOf(game, actor, last), seats, words: gameWords(game, NAMES, own), ui: {} as GameUi };
  shown = mount(Ribbon, { target: document.body, props });
  return document.querySelector('[data-testid=last-round]')!.textContent.replace(/\s+/g, ' ').trim();
}

it('the ribbon says why, who has had their turn and who has one', () => {
  const said = ribbon('firenze', 0, { order: [1, 2, 0], turns: [1, 0, 0] }, 0);
  expect(said).toContain('Last round Bruno has placed the last seal');
  expect(said).toMatch(/Bruno: no turn left.*Cosimo: no turn left.*You: now/);
});

it('of several turns it tells how many, and a stranger is not spoken to', () => {
  const said = ribbon('patrizier', 1, { order: [0, 1, 2], turns: [2, 3, 3] }, null);
  expect(said).toContain('Last cards There are no cards left to take');
  expect(said).toMatch(/Anna: 2 turns left.*Bruno: now.*Cosimo: 3 turns left/);
  expect(said).not.toMatch(/\bYou\b/);
});

it('in Florenza it is a round, however many workers are left', () => {
  expect(lastTitle({ order: [0, 1], turns: [3, 2] }, viewOf('florenza', 0, null))).toBe('Last round');
});

it('the bar says how many turns are left to whoever looks', () => {
  const last = { order: [1, 2, 0], turns: [1, 0, 1] };
  expect(lastRoundOf(viewOf('firenze', 0, null))).toBeNull();
  expect(lastLeft(last, viewOf('firenze', 0, last), 0)).toBe('Your last turn.');
  expect(lastLeft(last, viewOf('firenze', 2, last), 0)).toBe('You have one more turn.');
  expect(lastLeft(last, viewOf('firenze', 2, last), 1)).toBe('You have no turn left.');
  expect(lastLeft(last, viewOf('firenze', 2, last), null)).toBe('');
  expect(lastLeft({ ...last, turns: [3, 0, 1] }, viewOf('florenza', 0, last), 0)).toBe('You have 3 workers left.');
});
