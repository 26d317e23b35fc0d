import { beforeEach, expect, test } from 'vitest';
import { ThinkPool, type Thinking } from './pool.ts';
import type { CompiledGame, Order, Reply, Request } from './requests.ts';

/** A worker that replies when it is told to. */
class Slow implements Thinking {
  onmessage: Thinking['onmessage'] = null;
  onerror: Thinking['onerror'] = null;
  readonly orders: Order[] = [];
  ended = false;

  postMessage(order: Order) {
    this.orders.push(order);
  }
  terminate() {
    this.ended = true;
  }
  get asked() {
    return this.orders.flatMap((order) => (order.kind === 'request' ? [order.request.number] : []));
  }
  reply(number: number, result = number) {
    this.onmessage!({ data: { number, result, written: [] } as Reply } as MessageEvent<Reply>);
  }
}

let workers: Slow[];
let fetched: string[];
let pool: ThinkPool;
let number = 0;

beforeEach(() => {
  workers = [];
  fetched = [];
  number = 0;
  pool = new ThinkPool('', {
    count: 2,
    begin: () => workers[workers.push(new Slow()) - 1]!,
    fetched: (game) => {
      fetched.push(game);
      return Promise.resolve({} as CompiledGame);
    },
  });
});

const request = (keep?: string): Request => ({
  number: ++number,
  game: 'firenze',
  function: 'grow',
  arguments: [],
  wanted: [],
  ...(keep ? { keep } : {}),
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('two trees grow side by side, and each goes on where it is', async () => {
  const first = [pool.think(request('one')), pool.think(request('two'))];
  await settled();
  expect(workers.map((worker) => worker.asked)).toEqual([[1], [2]]);
  workers[0]!.reply(1);
  workers[1]!.reply(2);
  await Promise.all(first);
  void pool.think(request('two'));
  void pool.think(request('two'));
  void pool.think(request('one'));
  await settled();
  expect(workers.map((worker) => worker.asked)).toEqual([
    [1, 5],
    [2, 3],
  ]); // the fourth waits
  workers[1]!.reply(3);
  expect(workers[1]!.asked).toEqual([2, 3, 4]);
});

test('a module is fetched once, and each worker gets it once', async () => {
  for (const one of [pool.think(request()), pool.think(request()), pool.think(request())]) void one;
  await settled();
  expect(fetched).toEqual(['firenze']);
  expect(workers.map((worker) => worker.orders.filter(({ kind }) => kind === 'game').length)).toEqual([1, 1]);
});

test('who gives up ends what is being done, and what waits is not begun', async () => {
  const giveUp = new AbortController();
  const running = pool.think(request('one'), { signal: giveUp.signal });
  const waiting = pool.think(request('one'));
  await settled();
  pool.cancel(2);
  expect(await waiting).toEqual({ number: 2, error: 'cancelled' });
  giveUp.abort(new Error('enough'));
  await expect(running).rejects.toThrow('enough');
  expect(workers[0]!.orders.at(-1)).toEqual({ kind: 'cancel', number: 1 });
});

test('a worker that fails is replaced, and what waits for it goes on', async () => {
  const lost = pool.think(request('one'));
  const next = pool.think(request('one'));
  await settled();
  workers[0]!.onerror!({ message: 'out of memory' } as ErrorEvent);
  expect(await lost).toEqual({ number: 1, error: 'out of memory' });
  expect(workers[0]!.ended).toBe(true);
  expect(workers[1]!.orders.map(({ kind }) => kind)).toEqual(['game', 'request']);
  workers[1]!.reply(2);
  expect(await next).toMatchObject({ number: 2, result: 2 });
});

test('Python speaks JSON', async () => {
  const { count, think } = pool.inJson();
  expect(count).toBe(2);
  const reply = think(JSON.stringify(request()));
  await settled();
  workers[0]!.reply(1, 7);
  expect(JSON.parse(await reply)).toEqual({ number: 1, result: 7, written: [] });
});
