/** The end of the transport that has its tables in a worker: nothing is lost while they are made ready, nor when another tab has them. */
import { expect, test, vi } from 'vitest';
import { localTables } from '$lib/localTables.svelte';
import type { Order, Word } from './messages';
import type { LastSeen } from './lastSeen';
import { LocalTransport } from './transport';

class Tables {
  orders: Order[] = [];
  ended = false;
  onmessage: ((event: { data: Word }) => void) | null = null;
  postMessage(order: Order): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  say(word: Word): void {
    this.onmessage?.({ data: word });
  }
}

function made() {
  const workers: Tables[] = [];
  const begin = () => {
    workers.push(new Tables());
    return workers.at(-1) as unknown as Worker;
  };
  return { workers, transport: new LocalTransport(begin) };
}

const sent = { method: 'GET', language: 'de' };
const kinds = (worker: Tables) => worker.orders.map((order) => order.kind);

test('the tables are made ready by the first request, which waits for them', async () => {
  const { workers, transport } = made();
  expect(workers).toHaveLength(0);
  const answer = transport.request('/api/games', sent);
  expect(kinds(workers[0]!)).toEqual(['begin']);
  workers[0]!.say({ kind: 'progress', step: 'fetching', done: 3, total: 12 });
  expect([localTables.state, localTables.done, localTables.total]).toEqual(['loading', 3, 12]);
  workers[0]!.say({ kind: 'ready' });
  expect(kinds(workers[0]!)).toEqual(['begin', 'request']);
  workers[0]!.say({ kind: 'reply', number: 1, status: 404, type: 'application/problem+json', file: '', body: '{"status":404}' });
  expect((await answer).status).toBe(404);
  expect(await (await answer).json()).toEqual({ status: 404 });
  const removed = transport.request('/api/editions/e', { ...sent, method: 'DELETE' });
  workers[0]!.say({ kind: 'reply', number: 2, status: 204, type: 'application/json', file: '', body: 'null' });
  expect((await removed).headers.get('content-type')).toBeNull();
});

test('a channel is lost to another tab, and what is asked then waits until this one takes over', async () => {
  const { workers, transport } = made();
  const listener = { opened: vi.fn(), heard: vi.fn(), closed: vi.fn() };
  const channel = transport.connect('/api/matches/m/live', listener);
  expect(channel.open).toBe(false);
  const [first] = workers;
  first!.say({ kind: 'ready' });
  expect([channel.open, listener.opened.mock.calls.length]).toEqual([true, 1]);
  first!.say({ kind: 'heard', number: 1, message: '{}' });
  expect(listener.heard).toHaveBeenCalledWith('{}');
  const lost = transport.request('/api/me', sent);
  first!.say({ kind: 'elsewhere' });
  await expect(lost).rejects.toThrow('another tab');
  expect([first!.ended, channel.open, localTables.state]).toEqual([true, false, 'elsewhere']);
  expect(listener.closed).toHaveBeenCalledOnce();
  void transport.request('/api/games', sent);
  expect(workers).toHaveLength(1);
  localTables.takeOver();
  expect(workers[1]!.orders).toEqual([expect.objectContaining({ kind: 'begin', steal: true })]);
  workers[1]!.say({ kind: 'ready' });
  expect(kinds(workers[1]!)).toEqual(['begin', 'request']);
});

test('when the other tab is closed this one goes on by itself, unless it has taken over before', async () => {
  const given: (() => void)[] = [];
  const request = vi.fn((_name: string, { signal }: LockOptions, held: () => void) => {
    const free = new Promise<void>((resolve, reject) => {
      signal!.addEventListener('abort', () => reject(new Error('no longer wanted')));
      given.push(resolve);
    });
    return free.then(held);
  });
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  const { workers, transport } = made();
  transport.start();
  workers[0]!.say({ kind: 'elsewhere' });
  given[0]!();
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  expect(workers[1]!.orders).toEqual([expect.objectContaining({ kind: 'begin', steal: false })]);
  workers[1]!.say({ kind: 'elsewhere' });
  localTables.takeOver();
  given[1]!();
  await Promise.resolve();
  expect(workers).toHaveLength(3);
  Reflect.deleteProperty(navigator, 'locks');
});

test('while the tables are made ready the last one is seen as it was left, and followed from there', async () => {
  const seen = { of: (address: string) => (address === '/api/matches/m' ? '{"seq":7}' : null), heard: vi.fn(), forget: vi.fn() };
  const workers: Tables[] = [];
  const begin = () => workers[workers.push(new Tables()) - 1] as unknown as Worker;
  const transport = new LocalTransport(begin, undefined, seen as unknown as LastSeen);
  expect(await (await transport.request('/api/matches/m', sent)).json()).toEqual({ seq: 7 });
  const listener = { opened: vi.fn(), heard: vi.fn(), closed: vi.fn() };
  transport.connect('/api/matches/m/live?language=de&since=7', listener);
  const [worker] = workers;
  expect(kinds(worker!)).toEqual(['begin']);
  worker!.say({ kind: 'ready' });
  expect(kinds(worker!)).toEqual(['begin', 'connect']);
  worker!.say({ kind: 'heard', number: 1, message: 'an update' });
  expect(listener.heard).toHaveBeenCalledWith('an update');
  expect(seen.heard).toHaveBeenCalledWith('/api/matches/m/live?language=de&since=7', 'de', 'an update');
  void transport.request('/api/matches/m', sent);
  expect(kinds(worker!)).toEqual(['begin', 'connect', 'request']);
});
