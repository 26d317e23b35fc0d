import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import { me } from '$lib/me.svelte';
import type { Me } from '$lib/types';
import AgainstBots from './AgainstBots.svelte';
import Friends from './Friends.svelte';
import LuckAndPoints from './LuckAndPoints.svelte';
import { changeSince, chartOf, lastMonths, topPercent, type GameRecord, type Profile } from './model';
import PersonCard from './PersonCard.svelte';
import RatingCard from './RatingCard.svelte';
import Ties from './Ties.svelte';

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

describe('friends', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  const bruno = { id: 'b', kind: 'follow', login: 'bruno', name: 'Bruno', crest: 1, here: true };

  it('are listed with those who are here, and parted with by one press', async () => {
    const get = vi
      .spyOn(api, 'get')
      .mockResolvedValue({ follows: [bruno, { ...bruno, id: 'c', name: 'Clara', here: false }], blocked: [] });
    const remove = vi.spyOn(api, 'delete').mockResolvedValue(undefined);
    const { findAllByTestId, getByLabelText } = render(Friends);
    const [here, away] = await findAllByTestId('friend');
    expect([here!.textContent, away!.textContent].map((one) => one.includes('here now'))).toEqual([true, false]);
    await fireEvent.click(getByLabelText('Follow Clara no longer'));
    await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect(remove).toHaveBeenCalledWith('/friends/c');
  });

  it('whom one has blocked is not followed, and can be unblocked', async () => {
    me.current = { id: 'me', name: 'Anna' } as Me;
    const remove = vi.spyOn(api, 'delete').mockResolvedValue(undefined);
    const onchange = vi.fn();
    const profile = { login: 'bruno', name: 'Bruno', tie: { ...bruno, kind: 'block' } } as Profile;
    const { getByText, queryByText } = render(Ties, { props: { profile, onchange } });
    expect(queryByText('Follow')).toBeNull();
    await fireEvent.click(getByText('Unblock'));
    await vi.waitFor(() => expect(onchange).toHaveBeenCalled());
    expect(remove).toHaveBeenCalledWith('/friends/b');
    me.current = null;
  });
});

describe('what others see', () => {
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
    me.current = null;
  });
  const profile = { login: 'bruno', name: 'Bruno', public: true, games: [{}], bots: [], deals: { played: 0 } } as unknown as Profile;
  const game = {
    game: 'patrizier',
    matches: [{ match: 'a', ended: 0, players: 2, won: true, luck: -2, own: 6, margin: 5, error: 1 }],
    unreviewed: [],
    sources: [{ name: 'heads', rule: 'P5.1', own: 8, table: 6 }],
    thirds: [],
    questions: [],
  };

  it('is luck, play and points of who shows them, asked by their login', async () => {
    const get = vi.spyOn(api, 'get').mockResolvedValue({ games: [game], limit: 100 });
    const { findByTestId, queryByRole } = render(LuckAndPoints, { props: { profile } });
    expect((await findByTestId('insights-sources')).textContent).toContain('+2.0');
    expect((await findByTestId('insights-luck')).textContent).toContain('+6.0 by own play');
    expect(get).toHaveBeenCalledWith('/people/bruno/insights');
    expect(queryByRole('link', { name: 'What they say together' })).toBeNull();
  });

  it('is chosen part by part, as long as the page is seen at all', async () => {
    me.current = { id: 'me', name: 'Bruno', settings: { sounds: 'off' } } as unknown as Me;
    const patch = vi.spyOn(api, 'patch').mockResolvedValue(me.current);
    const { getByLabelText, rerender, queryByLabelText } = render(PersonCard, {
      props: { profile: { ...profile, yours: true }, onchange: vi.fn() },
    });
    await fireEvent.click(getByLabelText(/^Others see my friends/));
    await vi.waitFor(() => expect(patch).toHaveBeenCalledWith('/me', { settings: { sounds: 'off', friends: 'shown' } }));
    await rerender({ profile: { ...profile, yours: true, public: false }, onchange: vi.fn() });
    expect(queryByLabelText(/^Others see luck/)).toBeNull();
  });
});

it('names the months of leaderboards as the server does', () => {
  expect(lastMonths(new Date('2026-01-31T23:00:00Z'), 3)).toEqual(['2026-01', '2025-12', '2025-11']);
});
