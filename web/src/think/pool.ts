/**
 * Workers that think: one request at a time each. What is kept under a name stays with one of them, so a tree grows where
 * it is; two trees of one player grow side by side.
 */
import type { ModuleDescription } from '../lib/gameModule.ts';
import type { CompiledGame, Order, Reply, Request } from './requests.ts';

export interface Thinking {
  postMessage(order: Order): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Reply>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Job {
  request: Request;
  compiled: CompiledGame;
  done: (reply: Reply) => void;
}

interface Slot {
  worker: Thinking;
  games: Set<string>;
  waiting: Job[]; // the first of them is being carried out
}

export interface PoolSettings {
  /** The workers, at most: by default all cores but one, which is for the page. */
  count?: number;
  begin?: () => Thinking;
  fetched?: (game: string) => Promise<CompiledGame>;
}

export class ThinkPool {
  readonly count: number;
  private readonly slots: Slot[] = [];
  private readonly homes = new Map<string, Slot>();
  private readonly games = new Map<string, Promise<CompiledGame>>();
  private readonly begin: () => Thinking;
  private readonly fetched: (game: string) => Promise<CompiledGame>;

  /** `base` is the folder with the modules that `torri build wasm` has made. */
  constructor(base: string, { count, begin, fetched }: PoolSettings = {}) {
    this.count = count ?? Math.max(1, navigator.hardwareConcurrency - 1);
    this.begin = begin ?? (() => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }));
    this.fetched = fetched ?? ((game) => compiledFrom(base, game));
  }

  /** The module of a game, fetched and compiled once. */
  game(name: string): Promise<CompiledGame> {
    const known = this.games.get(name) ?? this.fetched(name);
    this.games.set(name, known);
    known.catch(() => this.games.delete(name)); // it may come the next time
    return known;
  }

  /** Fetch what thinking about these games takes, and begin a worker. */
  async prepare(games: readonly string[]): Promise<void> {
    await Promise.all(games.map((game) => this.game(game)));
    if (!this.slots.length) this.slots.push(this.started({ worker: undefined!, games: new Set(), waiting: [] }));
  }

  async think(request: Request, { signal }: { signal?: AbortSignal } = {}): Promise<Reply> {
    const compiled = await this.game(request.game);
    signal?.throwIfAborted();
    const slot = this.slotFor(request);
    return new Promise((resolve, reject) => {
      const job: Job = { request, compiled, done: resolve };
      signal?.addEventListener('abort', () => {
        this.cancel(request.number);
        reject(signal.reason as Error);
      });
      slot.waiting.push(job);
      if (slot.waiting.length === 1) this.next(slot);
    });
  }

  /** Nobody waits for this request any more. */
  cancel(number: number): void {
    for (const slot of this.slots) {
      const place = slot.waiting.findIndex(({ request }) => request.number === number);
      if (place === 0) slot.worker.postMessage({ kind: 'cancel', number });
      else if (place > 0) slot.waiting.splice(place, 1)[0]!.done({ number, error: 'cancelled' });
    }
  }

  /** What was kept under that name is no longer needed. */
  drop(name: string): void {
    this.homes.get(name)?.worker.postMessage({ kind: 'drop', name });
    this.homes.delete(name);
  }

  close(): void {
    for (const slot of this.slots.splice(0)) {
      slot.worker.terminate();
      for (const { request, done } of slot.waiting.splice(0)) done({ number: request.number, error: 'closed' });
    }
    this.homes.clear();
  }

  /** The same in JSON, as torri/players/remote_loops.py speaks it. */
  inJson() {
    return {
      count: this.count,
      think: async (request: string) => JSON.stringify(await this.think(JSON.parse(request) as Request)),
      cancel: (number: number) => this.cancel(number),
      drop: (name: string) => this.drop(name),
    };
  }

  private slotFor({ keep }: Request): Slot {
    const home = keep === undefined ? undefined : this.homes.get(keep);
    if (home) return home;
    const kept = [...this.homes.values()];
    const load = (slot: Slot) => slot.waiting.length * 100 + kept.filter((one) => one === slot).length;
    let least = [...this.slots].sort((a, b) => load(a) - load(b))[0];
    if (!least || (load(least) > 0 && this.slots.length < this.count)) {
      least = this.started({ worker: undefined!, games: new Set(), waiting: [] });
      this.slots.push(least);
    }
    if (keep !== undefined) this.homes.set(keep, least);
    return least;
  }

  private started(slot: Slot): Slot {
    const worker = this.begin();
    worker.onmessage = ({ data }) => this.replied(slot, data);
    worker.onerror = (event) => {
      // A worker that fails is replaced; what it kept is lost with it.
      worker.terminate();
      slot.games.clear();
      for (const [name, home] of this.homes) if (home === slot) this.homes.delete(name);
      this.started(slot);
      const number = slot.waiting[0]?.request.number;
      if (number !== undefined) this.replied(slot, { number, error: event.message || 'the worker has failed' });
    };
    slot.worker = worker;
    return slot;
  }

  private replied(slot: Slot, reply: Reply): void {
    if (slot.waiting[0]?.request.number !== reply.number) return;
    slot.waiting.shift()!.done(reply);
    this.next(slot);
  }

  private next(slot: Slot): void {
    const job = slot.waiting[0];
    if (!job) return;
    const { request, compiled } = job;
    if (!slot.games.has(request.game)) {
      slot.games.add(request.game);
      slot.worker.postMessage({ kind: 'game', game: request.game, compiled });
    }
    slot.worker.postMessage({ kind: 'request', request });
  }
}

async function compiledFrom(base: string, game: string): Promise<CompiledGame> {
  const file = async (ending: string) => {
    const found = await fetch(`${base}${game}.${ending}`);
    if (!found.ok) throw new Error(`${game}.${ending}: ${found.status}`);
    return found;
  };
  const [bytes, description] = await Promise.all([
    file('wasm').then((found) => found.arrayBuffer()),
    file('json').then((found) => found.json() as Promise<ModuleDescription>),
  ]);
  return { code: await WebAssembly.compile(bytes), description };
}
