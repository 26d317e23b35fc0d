/** Thinking in the browser beside a server: the server does it whenever something does not go here. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { LocalTransport, Readiness } from '../local/transport';
import { server } from './server.svelte';
import { Thinking } from './thinking';
import type { Hints, ServerSeen } from './types';

let asked: string[];
let told: Readiness;
let here: (address: string) => Response;
const close = vi.fn();

beforeEach(() => {
  asked = [];
  here = () => Response.json({ visits: 7 });
  close.mockClear();
  server.current = { entry: 'open', announcements: [], browsers_think: true } as unknown as ServerSeen;
  vi.stubGlobal('navigator', { locks: {}, hardwareConcurrency: 8 });
  vi.stubGlobal('fetch', (address: URL) => {
    asked.push(address.pathname);
    return Promise.resolve(Response.json(address.pathname.endsWith('/task') ? { world: 'w', edition: '' } : { visits: 1 }));
  });
});

function made(): Thinking {
  return new Thinking((readiness) => {
    told = readiness;
    const request = (address: string) => Promise.resolve(here(address));
    return Promise.resolve({ request, close } as unknown as LocalTransport);
  });
}

const hint = (thinking: Thinking): Promise<Hints> => thinking.hint('m', { after: [], seconds: 1 });

async function ready(thinking: Thinking): Promise<void> {
  const started = thinking.start();
  await Promise.resolve();
  told.ready();
  await started;
}

test('the first hint is the server’s, and while it thinks the browser is made ready for the next', async () => {
  const thinking = made();
  expect((await hint(thinking)).visits).toBe(1);
  expect(asked).toEqual(['/api/matches/m/hint']);
  await ready(thinking);
  expect((await hint(thinking)).visits).toBe(7);
  expect(asked.slice(1)).toEqual(['/api/matches/m/hint/task']);
});

test('what fails here is asked of the server', async () => {
  const thinking = made();
  await ready(thinking);
  here = () => Response.json({ type: 'torri:unexpected', status: 500, detail: '' }, { status: 500 });
  expect((await hint(thinking)).visits).toBe(1);
  expect(asked).toEqual(['/api/matches/m/hint/task', '/api/matches/m/hint']);
});

test('a match that is over is brought here as its record', async () => {
  const thinking = made();
  await ready(thinking);
  const askedHere: string[] = [];
  here = (address) => {
    askedHere.push(address);
    return address === '/api/me'
      ? Response.json({ type: 'torri:not-known', status: 401 }, { status: 401 })
      : Response.json({ match: 'own' });
  };
  expect((await thinking.bring('m'))?.match).toBe('own');
  expect(asked).toEqual(['/api/matches/m/record']);
  expect(askedHere).toEqual(['/api/me', '/api/guests', '/api/records']);
  // Figures that are not known here: the server does it.
  here = () => Response.json({ type: 'torri:unknown-edition', status: 422 }, { status: 422 });
  expect(await thinking.bring('m')).toBeNull();
});

test('who waits too long for it has the server do it, and it is ready the next time', async () => {
  vi.useFakeTimers();
  const thinking = made();
  const brought = thinking.bring('m');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await brought).toBeNull();
  vi.useRealTimers();
  await ready(thinking);
  here = (address) => Response.json(address === '/api/records' ? { match: 'own' } : { name: 'Lapo' });
  expect((await thinking.bring('m'))?.match).toBe('own');
});

test('another tab may have it: nothing is left behind, and it is tried again', async () => {
  const thinking = made();
  const started = thinking.start();
  await Promise.resolve();
  told.elsewhere();
  await expect(started).rejects.toThrow('elsewhere');
  expect([thinking.ready, close.mock.calls.length]).toEqual([false, 1]);
  await ready(thinking);
  expect(thinking.ready).toBe(true);
});

test.each([
  ['the operator has it so', () => (server.current = { ...server.current!, browsers_think: false })],
  ['the device has little memory', () => vi.stubGlobal('navigator', { locks: {}, hardwareConcurrency: 8, deviceMemory: 2 })],
  ['data shall be saved', () => vi.stubGlobal('navigator', { locks: {}, hardwareConcurrency: 8, connection: { saveData: true } })],
])('the server thinks where %s', async (_why, change) => {
  change();
  const thinking = made();
  expect(thinking.allowed).toBe(false);
  expect((await hint(thinking)).visits).toBe(1);
  expect(thinking.ready).toBe(false);
});
