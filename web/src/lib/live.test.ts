/** How a match is first seen: what was asked for already is shown before the line is open, and stays if nothing has happened. */
import { afterEach, expect, test, vi } from 'vitest';
import { MatchConnection } from './live.svelte';
import type { Update } from './types';

class Line {
  static last: Line;
  onmessage: ((event: { data: string }) => void) | null = null;
  readonly address: URL;
  constructor(address: URL) {
    this.address = address;
    Line.last = this;
  }
  close(): void {}
}

afterEach(() => vi.unstubAllGlobals());

const update = (seq: number, present: boolean) =>
  ({ type: 'update', match: 'm', seq, seat: 0, table: { ply: 0, seats: [{ present }] }, view: { actor: seq } }) as unknown as Update;

test('a match that has been asked for is there before its socket is, and only what is new replaces it', () => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  const live = new MatchConnection('m', null, update(7, false));
  expect(live.update?.seq).toBe(7);
  expect(Line.last.address.searchParams.get('since')).toBe('7');
  const tell = (message: Update) => Line.last.onmessage?.({ data: JSON.stringify(message) });
  const before = live.update!.view;
  tell(update(7, true));
  expect(live.update!.view).toBe(before);
  expect(live.update!.table.seats[0]!.present).toBe(true);
  tell(update(8, true));
  expect(live.update!.view).not.toBe(before);
  live.close();
});
