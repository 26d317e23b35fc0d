/** A match that goes along with the browser: which one may, and how it is kept, played on and handed back. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Along, mayGoAlong, playedHere } from './along.svelte';
import type { MatchConnection } from '$lib/live.svelte';
import { server as known } from '$lib/server.svelte';
import { thinking } from '$lib/thinking';
import { server, transport } from '$lib/transport';
import type { LocalTransport } from '../../local/transport';
import type { ServerSeen, Update } from '$lib/types';

const rows = new Map<string, string>();
vi.mock('../../local/shelf', () => ({
  Shelf: {
    open: () =>
      Promise.resolve({
        rows: (key: string) => Promise.resolve(JSON.stringify(rows.has(key) ? [[key, rows.get(key)]] : [])),
        write: (changes: string) => {
          for (const [key, value] of JSON.parse(changes) as [string, string | null][])
            if (value === null) rows.delete(key);
            else rows.set(key, value);
          return Promise.resolve(true);
        },
      }),
  },
}));

let away: boolean;
let sent: { method: string; path: string; body: unknown }[];
let played: number[];
let refused: unknown;
const asked: string[] = [];
const local = {
  request: (address: string, { method }: { method: string }) => {
    asked.push(`${method} ${address}`);
    return Promise.resolve(method === 'GET' ? Response.json({ seq: 9, answers: played }) : new Response(null, { status: 204 }));
  },
} as unknown as LocalTransport;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  rows.clear();
  away = false;
  sent = [];
  refused = null;
  asked.length = 0;
  played = [3, 1, 4];
  known.current = { entry: 'open', announcements: [], browsers_think: true, takes_along: true } as unknown as ServerSeen;
  vi.spyOn(thinking, 'allowed', 'get').mockReturnValue(true);
  vi.spyOn(thinking, 'hold').mockResolvedValue(local);
  vi.stubGlobal('fetch', (address: URL, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    if (away) return Promise.reject(new TypeError('no network'));
    sent.push({ method, path: address.pathname + address.search, body: body ? JSON.parse(body) : null });
    if (method === 'PUT') return Promise.resolve(refused ? Response.json(refused, { status: 409 }) : Response.json({ seq: 12 }));
    const since = Number(address.searchParams.get('since'));
    return Promise.resolve(Response.json({ secret: '5e', entries: ['a', 'b', 'c', 'd'].slice(since, since ? 4 : 2) }));
  });
});

afterEach(() => {
  transport.current = server;
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seat = (kind: string, yours = false, gone = false) => ({ kind, yours, away: gone });
const table = (seats: object[], more: object = {}) =>
  ({ table: { status: 'running', seats, terms: { rated: false, clock: null }, deal: '', tournament: null, ...more } }) as unknown as Update;

test('only a match against bots that counts for nothing else goes along', () => {
  const [own, bot] = [seat('person', true), seat('bot')];
  expect(mayGoAlong(table([own, bot]))).toBe(true);
  expect(mayGoAlong(table([own, seat('person')]))).toBe(false);
  expect(mayGoAlong(table([own, own, bot]))).toBe(false);
  expect(mayGoAlong(table([seat('person', true, true), bot]))).toBe(false);
  expect(mayGoAlong(table([own, bot], { terms: { rated: true, clock: null } }))).toBe(false);
  expect(mayGoAlong(table([own, bot], { terms: { rated: false, clock: { bank: 60 } } }))).toBe(false);
  expect(mayGoAlong(table([own, bot], { deal: '2026-11-19' }))).toBe(false);
  expect(mayGoAlong(table([own, bot], { status: 'over' }))).toBe(false);
});

async function here(): Promise<{ along: Along; move: () => void }> {
  const along = new Along();
  const move = vi.fn();
  along.attend({ move } as unknown as MatchConnection);
  await along.keep('m');
  away = true;
  await along.play('m');
  expect([along.state, playedHere()]).toEqual(['here', 'm']);
  return { along, move };
}

test('what has happened since the last turn is added to what is kept', async () => {
  const along = new Along();
  await along.keep('m');
  await along.keep('m');
  expect(sent.map(({ path }) => path)).toEqual(['/api/matches/m/along?since=0', '/api/matches/m/along?since=2']);
  expect(JSON.parse(rows.get('along')!)).toEqual({ match: 'm', secret: '5e', entries: ['a', 'b', 'c', 'd'] });
  expect(along.state).toBe('kept');
});

test('where the server gives no match away nothing is asked for', async () => {
  known.current = { ...known.current!, takes_along: false };
  const along = new Along();
  await along.keep('m');
  expect([along.state, sent.length]).toEqual(['none', 0]);
});

test('it is played on here, and the server gets all of it when it is back', async () => {
  const { along, move } = await here();
  expect(asked).toContain('PUT /api/along/m');
  expect(move).toHaveBeenCalledTimes(1);
  await transport.current.request('/api/matches/m/plan', { method: 'GET', language: 'en' });
  expect(asked.at(-1)).toBe('GET /api/matches/m/plan');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(along.state).toBe('here');
  away = false;
  sent = [];
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual([{ method: 'PUT', path: '/api/matches/m/along', body: { seq: 2, answers: [3, 1, 4] } }]);
  expect([along.state, playedHere(), transport.current === server, rows.size]).toEqual(['none', null, true, 0]);
  expect(asked.at(-1)).toBe('DELETE /api/along/m');
  expect(move).toHaveBeenCalledTimes(2);
});

test('what the server does not take back is said, and stays here until it is given up', async () => {
  const { along } = await here();
  away = false;
  refused = { type: 'torri:stale', title: '', status: 409, detail: 'Somebody has acted since.' };
  await vi.advanceTimersByTimeAsync(5_000);
  expect([along.state, along.cause, playedHere()]).toEqual(['refused', 'Somebody has acted since.', 'm']);
  await along.giveUp();
  expect([along.state, playedHere(), transport.current === server]).toEqual(['none', null, true]);
});

test('a page that is opened anew goes on here, without bringing the older state again', async () => {
  await here();
  asked.length = 0;
  const again = new Along();
  await again.resume('m');
  expect(again.state).toBe('here');
  expect(asked).not.toContain('PUT /api/along/m');
});
