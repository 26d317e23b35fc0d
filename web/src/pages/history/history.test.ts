import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchListed } from '$lib/types';
import HistoryRow from './HistoryRow.svelte';
import { EVERYTHING, History, ownPlace, PAGE_SIZE, queryOf } from './history.svelte';

const SEATS = [
  { kind: 'person', name: 'Livia', crest: 0, level: null, yours: true },
  { kind: 'bot', name: 'Cosimo', crest: 1, level: 'compagno', yours: false },
];
const match = (changes: Partial<MatchListed> = {}) =>
  ({
    id: 'm',
    game: 'firenze',
    status: 'over',
    changed: 5,
    seats: SEATS,
    scores: [41, 38],
    winners: [0],
    places: [1, 2],
    ...changes,
  }) as MatchListed;

afterEach(() => vi.unstubAllGlobals());

describe('a history', () => {
  it('asks only for what was wished', () => {
    expect(queryOf(EVERYTHING)).toEqual({});
    expect(queryOf({ game: 'firenze', against: 'people', result: '', rated: '', name: ' Bru ' }, 7)).toEqual({
      game: 'firenze',
      against: 'people',
      name: 'Bru',
      before: 7,
    });
  });

  it('is read page by page, and anew when it is narrowed down', async () => {
    const asked: URL[] = [];
    vi.stubGlobal('fetch', (address: URL) => {
      asked.push(address);
      const count = address.searchParams.has('before') || address.searchParams.has('result') ? 1 : PAGE_SIZE;
      return Promise.resolve(
        Response.json(Array.from({ length: count }, (_, number) => match({ id: `${asked.length}-${number}`, changed: 100 - number }))),
      );
    });
    const history = new History();
    await history.read();
    expect([history.matches!.length, history.exhausted]).toEqual([PAGE_SIZE, false]);
    await history.readEarlier();
    expect(asked[1]!.searchParams.get('before')).toBe(String(101 - PAGE_SIZE));
    expect([history.matches!.length, history.exhausted]).toEqual([PAGE_SIZE + 1, true]);
    await history.narrow({ result: 'won' });
    expect([history.matches!.length, history.narrowed]).toEqual([1, true]);
  });

  it('knows the place of who has one seat, and of nobody else', () => {
    expect(ownPlace(match())).toBe(1);
    expect(ownPlace(match({ seats: SEATS.map((seat) => ({ ...seat, yours: true })) as MatchListed['seats'] }))).toBeNull();
    expect(ownPlace(match({ places: [] }))).toBeNull();
  });

  it.each([
    [{}, ['with bots', '41', '38', '1st', 'Review']],
    [{ mistakes: 0, places: [2, 1] }, ['2nd', 'no mistake']],
    [{ mistakes: 3, rated: true, change: 9 }, ['rated', '+9', '3 mistakes']],
    [{ rated: true, change: -14 }, ['−14']],
  ])('says who played, how it ended and what the review found: %j', (changes, said) => {
    const row = mount(HistoryRow, { target: document.body, props: { match: match(changes as Partial<MatchListed>) } });
    flushSync();
    for (const one of said) expect(document.body.textContent).toContain(one);
    void unmount(row);
  });
});
