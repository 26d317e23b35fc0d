/** The app's end where there is no server: a worker has the tables, and is begun by the first request. */
import type { Channel, Listener, Sent, Transport } from '$lib/transport';
import { localTables } from '$lib/localTables.svelte';
import type { LastSeen } from './lastSeen';
import type { Order, Step, Word } from './messages';

type Wanted = Exclude<Order, { kind: 'begin' }>;

/** Who is told how far the tables are. */
export interface Readiness {
  begin(): void;
  progress(step: Step, done: number, total: number): void;
  ready(): void;
  failed(cause: string): void;
  elsewhere(): void;
}

const newWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'tables' });

export class LocalTransport implements Transport {
  #worker: Worker | null = null;
  #ready = false;
  /** What waits until the tables are there. */
  #waiting: Wanted[] = [];
  #replies = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void; heard: (body: string) => void }>();
  #listeners = new Map<number, Listener>();
  #numbers = 0;
  readonly #make: () => Worker;
  readonly #told: Readiness;
  readonly #seen: LastSeen | null;

  constructor(make = newWorker, told: Readiness = localTables, seen: LastSeen | null = null) {
    this.#make = make;
    this.#told = told;
    this.#seen = seen;
    localTables.takeOver = () => this.#begin(true);
    localTables.again = () => this.#begin(false);
  }

  /** Make the tables ready before anything is asked. */
  start(): void {
    if (!this.#worker) this.#begin(false);
  }

  /** End the worker, with all that it has in memory. */
  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = false;
  }

  request(address: string, { method, language, body }: Sent): Promise<Response> {
    const kept = !this.#ready && method === 'GET' ? this.#seen?.of(address, language) : null;
    if (kept) {
      this.start();
      return Promise.resolve(new Response(kept, { headers: { 'content-type': 'application/json' } }));
    }
    if (method === 'DELETE') this.#seen?.forget();
    const heard = (content: string) => this.#seen?.heard(address, language, content);
    const number = ++this.#numbers;
    this.#send({ kind: 'request', number, method, address, language, body: body ?? null });
    return new Promise((resolve, reject) => this.#replies.set(number, { resolve, reject, heard }));
  }

  /** Fetch everything that bots need to think, so that a browser can keep it. */
  prepare(): Promise<unknown> {
    const number = ++this.#numbers;
    this.#send({ kind: 'prepare', number });
    return new Promise((resolve, reject) => this.#replies.set(number, { resolve, reject, heard: () => {} }));
  }

  connect(address: string, listener: Listener): Channel {
    const number = ++this.#numbers;
    this.#listeners.set(number, this.#seen ? this.#listening(address, listener) : listener);
    this.#send({ kind: 'connect', number, address });
    const isOpen = () => this.#ready && this.#listeners.has(number);
    // As a socket would: after the caller knows its channel.
    queueMicrotask(() => isOpen() && listener.opened());
    return {
      get open() {
        return isOpen();
      },
      send: (message) => this.#send({ kind: 'send', number, message }),
      close: () => {
        this.#listeners.delete(number);
        this.#send({ kind: 'close', number });
      },
    };
  }

  #listening(address: string, listener: Listener): Listener {
    const language = new URLSearchParams(address.split('?')[1]).get('language') ?? '';
    const heard = (message: string) => {
      listener.heard(message);
      this.#seen!.heard(address, language, message);
    };
    return { opened: () => listener.opened(), heard, closed: (code) => listener.closed(code) };
  }

  #send(order: Wanted): void {
    if (this.#ready) this.#worker!.postMessage(order);
    else this.#waiting.push(order);
    if (!this.#worker) this.#begin(false);
  }

  #begin(steal: boolean): void {
    this.#worker?.terminate();
    this.#ready = false;
    this.#told.begin();
    this.#worker = this.#make();
    this.#worker.onmessage = ({ data }: MessageEvent<Word>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#hear({ kind: 'failed', cause: event.message });
    this.#worker.postMessage({ kind: 'begin', base: new URL(import.meta.env.BASE_URL, document.baseURI).href, steal } satisfies Order);
  }

  #hear(word: Word): void {
    switch (word.kind) {
      case 'progress':
        this.#told.progress(word.step, word.done, word.total);
        break;
      case 'ready':
        this.#ready = true;
        this.#told.ready();
        for (const order of this.#waiting.splice(0)) {
          this.#worker!.postMessage(order);
          if (order.kind === 'connect') this.#listeners.get(order.number)?.opened();
        }
        break;
      case 'failed':
        this.#told.failed(word.cause);
        break;
      case 'elsewhere':
        this.#lose();
        break;
      case 'reply': {
        const { number, status, type, file, body } = word;
        const waits = this.#replies.get(number);
        // Nothing is no JSON either.
        const answer =
          status === 204
            ? new Response(null, { status })
            : new Response(body, { status, headers: { 'content-type': type, 'content-disposition': file } });
        waits?.resolve(answer);
        if (status < 300) waits?.heard(body);
        this.#replies.delete(number);
        break;
      }
      case 'heard':
        this.#listeners.get(word.number)?.heard(word.message);
        break;
      case 'closed':
        this.#listeners.get(word.number)?.closed(word.code);
    }
  }

  /** Another tab has the tables now. What is asked from now on waits; channels are opened again when this tab takes over. */
  #lose(): void {
    this.#worker?.terminate();
    this.#ready = false;
    const waiting = new Set(this.#waiting.map(({ number }) => number));
    for (const [number, { reject }] of this.#replies) {
      if (waiting.has(number)) continue;
      this.#replies.delete(number);
      reject(new Error('another tab has the tables'));
    }
    this.#told.elsewhere();
    const lost = [...this.#listeners.values()];
    this.#listeners.clear();
    for (const listener of lost) listener.closed(1001);
  }
}
