import { describe, expect, test } from 'vitest';
import { GivenTransport, momentsOf, type Change, type Given } from './given';

const FIRST = { ply: 0, told: null, view: { table: { stock: 12, seats: [{ points: 0 }, { points: 0 }] } } };
const MOMENTS: Change[] = [
  [FIRST],
  { ply: [1], told: [{ ply: 0, events: [] }], view: { table: { seats: { 1: { points: [3] } } } } },
  { ply: [2], view: [null] },
];

describe('what a page of torri.show has', () => {
  test('a moment is the one before it and what differs', () => {
    const [first, second, third] = momentsOf(MOMENTS) as unknown as (typeof FIRST)[];
    expect(first).toEqual(FIRST);
    expect(second!.view.table).toEqual({ stock: 12, seats: [{ points: 0 }, { points: 3 }] });
    expect(second!.view.table.seats[0], 'what is the same is not copied').toBe(first!.view.table.seats[0]);
    expect(third).toMatchObject({ ply: 2, told: { ply: 0 }, view: null });
  });

  test('requests are answered from it', async () => {
    const given = { moments: MOMENTS, replay: { last: 2 }, rules: { figures: [{ path: 'a' }] } } as unknown as Given;
    const transport = new GivenTransport(given);
    const asked = async (address: string) => {
      const answer = await transport.request(`/api${address}`, { method: 'GET', language: 'en' });
      return answer.ok ? ((await answer.json()) as unknown) : answer.status;
    };
    expect(await asked('/matches/shown/replay')).toEqual({ last: 2 });
    expect(await asked('/matches/shown/replay/1?open=true')).toMatchObject({ ply: 1 });
    expect(await asked('/matches/shown/replay/told?first=0')).toHaveLength(2);
    expect(await asked('/matches/shown/replay/told?first=400'), 'all came at once').toEqual([]);
    expect(await asked('/games/patrizier/rules?language=en')).toMatchObject({ figures: [{ path: 'a' }] });
    expect(await asked('/me')).toBe(404);
  });
});
