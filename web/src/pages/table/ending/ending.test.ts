import { mount, tick, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { GameUi } from '$lib/board';
import { sources as firenze } from '$games/firenze/sources';
import { sources as florenza } from '$games/florenza/sources';
import { sources as patrizier } from '$games/patrizier/sources';
import { api } from '$lib/api';
import { gameWords } from '$lib/texts.svelte';
import type { Facts, LineSeen, SeatSeen, TableSeen, Update } from '$lib/types';
import { marginsAt } from '../../review/model';
import { review } from '../../review/sample';
import { decidedBy } from './decided';
import Ending from './Ending.svelte';
import ends from './ends.json';
import { outcomeOf } from './outcome';
import { cameFrom, counted, scoringOf } from './scoring';

interface End {
  scores: number[];
  winners: number[];
  lines: [number, number, string, Facts][];
}
const ENDS = Object.entries(ends as unknown as Record<string, End>).map(([name, end]) => {
  const lines = end.lines.map(([seat, points, what, facts]): LineSeen => ({ seat, points, name: what, facts, rule: 'F1.1' }));
  return { name, game: name.split(' ')[0]!, ...end, lines };
});
const SOURCES: Record<string, GameUi['sources']> = { firenze, florenza, patrizier };
const endOf = (name: string) => ENDS.find((end) => end.name === name)!;
const NAMES = ['Anna', 'Bruno', 'Cosimo', 'Diana', 'Elena'];

function seatsOf(players: number, yours: number[] = []): SeatSeen[] {
  return NAMES.slice(0, players).map((name, crest) => ({ name, crest, kind: 'bot', yours: yours.includes(crest) }) as SeatSeen);
}

function tableOf(end: (typeof ENDS)[number], cause = 'over'): TableSeen {
  const over = cause === 'abandoned' ? { scores: [], winners: [] } : end;
  return { game: end.game, status: 'over', end: { cause, secret: '', scores: over.scores, winners: over.winners } } as unknown as TableSeen;
}

it.each(ENDS)('the bars of $name add up to its scores', ({ game, lines, scores }) => {
  const sources = SOURCES[game]!;
  const scoring = scoringOf(lines, scores.length, sources);
  expect(scoring.scores.map((score) => score.total)).toEqual(scores);
  expect(scoring.scores.map((score) => counted(score, scoring.sources.length))).toEqual(scores);
  for (const { seat, parts } of scoring.scores) {
    for (const part of parts) expect(part.to - part.from).toBe(Math.abs(part.points));
    expect(parts.reduce((end, part) => (part.points < 0 ? Math.min(end, part.from) : end), Infinity)).toBeOneOf([Infinity, scores[seat]]);
    expect(cameFrom(scoring, seat).reduce((sum, row) => sum + row.points, 0)).toBe(scores[seat]);
  }
  // Every line belongs to a source that the game knows.
  expect(scoring.sources.filter((source) => !sources.includes(source))).toEqual([]);
});

function said(name: string, yours: number[], cause = 'over', resigned: number[] = []) {
  const end = endOf(name);
  const seats = seatsOf(end.scores.length, yours).map((seat, number) => ({ ...seat, resigned: resigned.includes(number) }));
  const { title, by, cause: why } = outcomeOf(tableOf(end, cause), seats, NAMES, end.scores);
  return [title, by, why].filter(Boolean).join(' | ');
}

it('says how it came out, and "you" only to whoever sat there', () => {
  expect(said('firenze 3-last-seal', [2])).toBe('You have won! | 50 points, 20 ahead of Bruno');
  expect(said('firenze 3-last-seal', [0])).toBe('Cosimo has won | You have 23 points, 27 behind Cosimo');
  expect(said('firenze 3-last-seal', [])).toBe('Cosimo has won | 50 points, 20 ahead of Bruno');
  // If several people share a device, none of them is "you".
  expect(said('firenze 3-last-seal', [1, 2])).toBe('Cosimo has won | 50 points, 20 ahead of Bruno');
  expect(said('firenze 3-win-shared', [0])).toBe('You share the win with Bruno | 39 points each');
  expect(said('firenze 3-win-shared', [2])).toBe('Anna and Bruno share the win | You have 11 points, 28 behind Anna');
  expect(said('patrizier 3-tie-broken-by-supply', [0])).toBe(
    'Cosimo has won | 54 points, as many as Cosimo. Whoever has more floors left in the supply wins.',
  );
  expect(said('firenze 2-last-seal', [0], 'resigned', [1])).toBe('You have won! | 74 points, 54 ahead of Bruno | Bruno gave up.');
  expect(said('firenze 2-last-seal', [1], 'resigned', [1])).toBe('Anna has won | You have 20 points, 54 behind Anna | You gave up.');
  // A player who gives up loses, however many points they have: then no tie is broken.
  expect(said('florenza 3-tie-broken', [2], 'resigned', [2])).toBe('Anna has won | 3 points | You gave up.');
  expect(said('firenze 2-last-seal', [1], 'abandoned')).toBe('A match without a winner | Nobody played on.');
});

it('the decisive move is the one that the review weighs most, and never one within its error', () => {
  const found = decidedBy(review, 1)!;
  const { plies, actors, margins } = review.course;
  const gains = review.judged.map(({ ply, end, seat }) => {
    const reached = actors.findLastIndex((actor, at) => actor === seat && plies[at] === end);
    return margins[reached]![1]! - marginsAt(review.course, ply)[1]!;
  });
  expect(found.after - found.before).toBeCloseTo(Math.max(...gains));
  expect(decidedBy({ ...review, error: 1000 }, 1)).toBeNull();
});

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
  vi.restoreAllMocks();
});

async function opened(name: string, yours: number[], more: Partial<{ openLedger: () => void }> = {}) {
  const end = endOf(name);
  const seats = seatsOf(end.scores.length, yours);
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.spyOn(api, 'get').mockImplementation((path: string) =>
    Promise.resolve((path.endsWith('/ledger') ? end.lines : { status: 'none', done: 0, of: 0, review: null }) as never),
  );
  const ui = { sources: SOURCES[end.game]! } as GameUi;
  const update = { match: 'm1', seat: yours[0] ?? null, table: { ...tableOf(end), seats } } as unknown as Update;
  const words = gameWords(end.game, NAMES, yours[0] ?? null);
  const props = { update, ui, words, seats, names: NAMES, chronicle: [], open: true, counts: true, openLedger: () => {}, ...more };
  shown = mount(Ending, { target: document.body, props });
  await vi.waitFor(() => expect(document.querySelector('[data-done]')).not.toBeNull());
  await tick();
  return document.querySelector<HTMLElement>('[data-testid=finish]')!;
}

it('where nothing may move all is counted at once, and a stranger reads no "you"', async () => {
  const dialog = await opened('florenza 3-won-by-points', []);
  expect(dialog.textContent).not.toMatch(/\b[Yy]our?\b/);
  expect(dialog.textContent).toContain('Cosimo has won');
  expect([...dialog.querySelectorAll('[data-testid=score-row] > strong')].map((one) => one.textContent)).toEqual(['7', '5', '−8']);
  expect(dialog.querySelector('[data-testid=rematch]')).toBeNull();
  // If no review is known, only a link to the review is shown, no decisive move.
  expect(dialog.querySelector('[data-testid=decided] a')?.getAttribute('href')).toBe('/replay/florenza/m1?show=review');
});

it('the ledger opens over the ending, which keeps "Play again"', async () => {
  const openLedger = vi.fn();
  const dialog = await opened('firenze 3-last-seal', [2], { openLedger });
  dialog.querySelector<HTMLElement>('[data-testid=ending-ledger]')!.click();
  await tick();
  expect(openLedger).toHaveBeenCalled();
  expect(dialog.querySelector('[data-testid=rematch]')?.textContent).toContain('Play again');
});
