import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import AgainstBots from './AgainstBots.svelte';
import { changeSince, chartOf, lastMonths, topPercent, type GameRecord } from './model';
import RatingCard from './RatingCard.svelte';

const COURSE = [
  { at: 1_000, points: 1_500, error: 300 },
  { at: 2_000, points: 1_560, error: 250 },
  { at: 3_000, points: 1_540, error: 200 },
];
const rating = { game: 'firenze', points: 1_540, error: 200, provisional: false, matches: 3 };
const record = (changes: Partial<GameRecord> = {}): GameRecord =>
  ({
    game: 'firenze',
    matches: 5,
    won: 2,
    form: [true, false, true],
    rating,
    higher: 2,
    listed: 30,
    course: COURSE,
    ...changes,
  }) as GameRecord;

describe('the page of a person', () => {
  let shown: object;
  afterEach(() => void unmount(shown));

  it('draws the course of a rating with how uncertain it was', () => {
    const chart = chartOf(COURSE, 100, 50)!;
    expect(chart.line.split('L').length).toBe(3);
    expect(chart.band.endsWith('Z')).toBe(true);
    expect(chartOf(COURSE.slice(0, 1), 100, 50)).toBeNull();
    expect([changeSince(COURSE, 2_500), changeSince(COURSE, 0), changeSince([], 0)]).toEqual([-20, 40, null]);
    shown = mount(RatingCard, { target: document.body, props: { record: record() } });
    flushSync();
    for (const said of ['Firenze', '1540', '± 200', 'top 10 %', 'Last 3']) expect(document.body.textContent).toContain(said);
  });

  it('says of a rating whether enough is known', () => {
    expect(topPercent(record())).toBe(10);
    const provisional = record({ rating: { ...rating, provisional: true } });
    expect(topPercent(provisional)).toBeNull();
    shown = mount(RatingCard, { target: document.body, props: { record: provisional } });
    flushSync();
    expect(document.body.textContent).toContain('few rated matches');
  });

  it('says how often each level was beaten', () => {
    const bots = [{ level: 'maestro', matches: 8, won: 2, fair: 0.25 }];
    shown = mount(AgainstBots, { target: document.body, props: { bots } });
    flushSync();
    for (const said of ['25 %', 'Maestro', '2 of 8']) expect(document.body.textContent).toContain(said);
  });
});

it('names the months of leaderboards as the server does', () => {
  expect(lastMonths(new Date('2026-01-31T23:00:00Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11']);
});
