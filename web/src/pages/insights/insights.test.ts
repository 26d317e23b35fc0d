import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import Insights from './Insights.svelte';
import { byKind, foremost, type GameInsights } from './model';

const loss = (name: string, lost: number, choices = 3, mistakes = 1) => ({ name, lost, choices, mistakes });

const firenze: GameInsights = {
  game: 'firenze',
  matches: [
    { match: 'a', ended: 1_700_000_000_000, players: 4, won: true, luck: -2, own: 6, margin: 5, error: 0.8 },
    { match: 'b', ended: 1_700_000_100_000, players: 2, won: false, luck: 4, own: -3, margin: -2, error: 0.6 },
  ],
  unreviewed: ['c', 'd', 'e', 'f'],
  sources: [
    { name: 'commission', rule: 'F8.1', own: 19.4, table: 17.1 },
    { name: 'majority', rule: 'F9.2', own: 8.1, table: 10.4 },
    { name: 'festival', rule: 'F9.3', own: 0, table: 0 },
  ],
  thirds: [loss('first', 1), loss('second', 4.5), loss('last', 2)],
  questions: [loss('TAKE', 2), loss('BUILD', 1.5), loss('COST', 1.5), loss('PAY', 0.5)],
};
const patrizier: GameInsights = { game: 'patrizier', matches: [], unreviewed: ['p'], sources: [], thirds: [], questions: [] };

let asked: string[] = [];

function serve(games: GameInsights[]): void {
  asked = [];
  vi.stubGlobal('fetch', async (address: URL, { method }: { method: string }) => {
    asked.push(`${method} ${address.pathname}`);
    if (address.pathname === '/api/insights') return Response.json({ games, limit: 100 });
    if (address.pathname === '/api/me' || address.pathname === '/api/guests') return Response.json({ name: 'Lapo', id: 'l', guest: true });
    const status = method === 'POST' ? 'waiting' : 'none';
    return Response.json({ status, effort: null, done: 0, of: 0, yours: true, course: null, review: null });
  });
}

async function shown(testId: string): Promise<HTMLElement> {
  render(Insights);
  return screen.findByTestId(testId);
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('questions are added up by the kind of decision they belong to', () => {
  expect(byKind(firenze).map(({ name, lost, choices }) => [name, lost, choices])).toEqual([
    ['build', 3, 6],
    ['card', 2.5, 6],
  ]);
  expect(foremost({ games: [patrizier, firenze], limit: 100 })).toBe('firenze');
});

test('one sees where points come from against the table, and where they are given away', async () => {
  serve([firenze, patrizier]);
  const sources = await shown('insights-sources');
  expect([...sources.querySelectorAll('tbody tr')].map((row) => row.textContent!.replace(/\s+/g, ' ').trim())).toEqual([
    'Commissions 19.4+2.3',
    'Most seals of a colour 8.1−2.3',
  ]);
  const given = screen.getByTestId('insights-given');
  expect(given.textContent).toContain('Building (3 points a match). By time: Second third (4.5).');
  expect(screen.getByTestId('insights-luck').textContent).toContain('+1.0 points by the draws, +1.5 by own play');
  expect(screen.getByTestId('insights-reviews').textContent).toContain('2 of 6 matches have a review.');
});

test('no more reviews are begun than the server makes for one person', async () => {
  serve([firenze]);
  await fireEvent.click(await shown('review-more'));
  const reviews = screen.getByTestId('insights-reviews');
  await vi.waitFor(() => expect(reviews.textContent).toContain('3 matches are being reviewed'));
  // They are begun together, in no order.
  expect(asked.filter((one) => one.startsWith('POST /api/matches')).sort()).toEqual([
    'POST /api/matches/c/review',
    'POST /api/matches/d/review',
    'POST /api/matches/e/review',
  ]);
  expect(screen.queryByTestId('review-more')).toBeNull();
});

test('without matches it says what to do', async () => {
  serve([]);
  const page = await shown('insights');
  await vi.waitFor(() => expect(page.textContent).toContain('Nothing to tell yet'));
});
