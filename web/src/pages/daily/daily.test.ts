import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { loadTexts } from '$lib/texts.svelte';
import Field from './Field.svelte';
import Partings from './Partings.svelte';
import { barsOf, cellsOf, floorsOf, monthBeside, rowsShown, sharedTower, type DealField, type FieldRow } from './model';

const row = (place: number, yours = false): FieldRow => ({ place, points: 50 - place, margin: 1, of_hundred: 50, yours });
const field = (changes: Partial<DealField> = {}): DealField => ({
  game: 'patrizier',
  day: '2026-11-18',
  commitment: 'ab',
  secret: null,
  columns: [
    { points: 30, count: 2 },
    { points: 41, count: 1 },
  ],
  rows: [],
  played: 3,
  middle: 30,
  own: { place: 1, points: 41, margin: 5, of_hundred: 100, yours: true },
  match: 'm',
  ...changes,
});

describe('the deal of the day', () => {
  it('says where the user stands in the field', async () => {
    await loadTexts('daily', 'review');
    const shown = mount(Field, { target: document.body, props: { field: field(), ownPast: false, closed: false } });
    flushSync();
    for (const said of ['41', 'Place 1', 'of 3', '+5', 'midnight']) expect(document.body.textContent).toContain(said);
    void unmount(shown);
  });

  it('says what the maestro made, and where those who played alike went different ways', async () => {
    await loadTexts('daily', 'review');
    const way = (name: string, count: number, mean: number, yours: boolean) => ({
      name,
      facts: { space: 'Siena' },
      count,
      mean,
      yours,
      maestro: !yours,
    });
    const parted = field({
      maestro: { points: 46, margin: 9, of_hundred: 98.4 },
      partings: [
        {
          ply: 3,
          turn: 2,
          question: 'MOVE',
          ways: [way('move-nothing', 3, 40, false), way('take-nothing', 1, 38.5, true)],
          rest: 4,
          worth: -1.5,
        },
      ],
    });
    expect(barsOf(parted.columns, 41, 46).at(-1)).toMatchObject({ to: 46, count: 0, maestro: true });
    const shown = [Field, Partings].map((part) =>
      mount(part, { target: document.body, props: { field: parted, ownPast: false, closed: false } as never }),
    );
    await vi.waitFor(() => expect(document.body.textContent).toContain('Turn 2'));
    for (const said of ['Maestro: 46', 'Move nothing', '38 %', '−1.5', '38.5', 'other ways'])
      expect(document.body.textContent).toContain(said);
    shown.forEach((one) => void unmount(one));
  });

  it('draws a bar for each result, or for several where there are too many', () => {
    const bars = barsOf(field().columns, 41);
    expect([bars.length, bars[0], bars.at(-1)!.own]).toEqual([
      12,
      { from: 30, to: 30, count: 2, own: false, behind: true, maestro: false },
      true,
    ]);
    const wide = barsOf(
      [0, 50, 99].map((points) => ({ points, count: 1 })),
      null,
    );
    expect(wide.length).toBeLessThan(22);
    expect(wide.reduce((sum, bar) => sum + bar.count, 0)).toBe(3);
    expect(barsOf([], 3)).toEqual([]);
  });

  it('builds a floor for each fifth that is behind', () => {
    expect([0, 20, 20.1, 99, 100].map(floorsOf)).toEqual([1, 1, 2, 5, 5]);
    expect([...sharedTower(50)].length).toBe(5);
  });

  it('has weeks that begin on Monday', () => {
    const played = { day: '2026-11-17', points: 41, place: 12, played: 214, of_hundred: 94.6 };
    const cells = cellsOf('2026-11', '2026-11-18', [played]);
    expect(cells.slice(0, 7).map((cell) => cell?.date ?? null)).toEqual([null, null, null, null, null, null, 1]);
    expect(cells.find((cell) => cell?.date === 17)).toMatchObject({ played, past: true, today: false });
    expect([monthBeside('2026-01', -1), monthBeside('2026-12', 1)]).toEqual(['2025-12', '2027-01']);
  });

  it('shows the best and those around the user first', () => {
    const rows = Array.from({ length: 30 }, (_, index) => row(index + 1, index === 19));
    expect(rowsShown(rows, false).map((one) => one?.place ?? '…')).toEqual([1, 2, 3, 4, 5, 6, 7, '…', 18, 19, 20, 21, 22, '…']);
    expect(rowsShown(rows, true)).toEqual(rows);
  });
});
