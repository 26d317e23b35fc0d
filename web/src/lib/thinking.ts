/**
 * Thinking in this browser for the tables of a server: a server of its own in a worker (local/transport) thinks out hints
 * and makes reviews, if ours lets it. Whatever goes wrong here, the server can do the same.
 */
import { api, ApiProblem, requestsOver, type Requests } from './api';
import { me } from './me.svelte';
import { server } from './server.svelte';
import { STATIC } from './static';
import { language } from './texts.svelte';
import type { Hints, HintTask, HintWish, TableCreated } from './types';
import type { LocalTransport, Readiness } from '../local/transport';

/** It takes a few hundred megabytes and nearly a whole core while it starts. */
const MIN_MEMORY_GB = 4;
const MIN_CORES = 2;
/** Its memory is given back when nobody has asked for anything for so long. */
const IDLE_MS = 300_000;
/** Nobody waits longer for it to be fetched and started; it goes on, for the next time. */
const MAX_START_MS = 30_000;

/** Who makes something of a match: the server, or this browser, which has it under a name of its own. */
export interface Maker {
  requests: Requests;
  match: string;
}

type Device = Navigator & { deviceMemory?: number; connection?: { saveData?: boolean } };

function capable({ deviceMemory = MIN_MEMORY_GB, hardwareConcurrency, connection, locks }: Device): boolean {
  return !!locks && !connection?.saveData && deviceMemory >= MIN_MEMORY_GB && hardwareConcurrency >= MIN_CORES;
}

export class Thinking {
  #transport: LocalTransport | null = null;
  #starting: Promise<Requests> | null = null;
  #idle = 0;
  /** Whether a match is played here: then it never ends by itself. */
  #held = false;
  /** Whether it would answer at once. */
  ready = false;
  readonly #made: (told: Readiness) => Promise<LocalTransport>;

  constructor(made: (told: Readiness) => Promise<LocalTransport> = newTransport) {
    this.#made = made;
  }

  get allowed(): boolean {
    return !STATIC && server.current?.browsers_think === true && capable(navigator);
  }

  /** Rejected if it can't be started here: another tab may have it. */
  start(): Promise<Requests> {
    this.#wake();
    this.#starting ??= this.#start();
    return this.#starting;
  }

  async #start(): Promise<Requests> {
    try {
      await new Promise<void>((resolve, reject) => {
        const stopped = (cause: string) => {
          this.#end();
          reject(new Error(cause));
        };
        const told = { begin() {}, progress() {}, ready: resolve, failed: stopped, elsewhere: () => stopped('elsewhere') };
        void this.#made(told).then((made) => {
          this.#transport = made;
          // The first request begins it.
          void made.request('/api/me', { method: 'GET', language: 'en' }).catch(() => {});
        }, reject);
      });
    } catch (error) {
      this.#end();
      throw error;
    }
    this.ready = true;
    return requestsOver(() => {
      this.#wake();
      return this.#transport!;
    });
  }

  #wake(): void {
    clearTimeout(this.#idle);
    this.#idle = this.#held ? 0 : window.setTimeout(() => this.#end(), IDLE_MS);
  }

  /** Tables here, for as long as they are held. */
  async hold(): Promise<LocalTransport> {
    this.#held = true;
    try {
      await this.start();
    } catch (error) {
      this.letGo();
      throw error;
    }
    return this.#transport!;
  }

  letGo(): void {
    this.#held = false;
    if (this.#transport) this.#wake();
  }

  /** Have the browser keep everything that is fetched to play here. */
  async prepare(): Promise<void> {
    await this.start();
    await this.#transport?.prepare();
  }

  #end(): void {
    clearTimeout(this.#idle);
    this.#transport?.close();
    this.#transport = this.#starting = null;
    this.ready = false;
  }

  /** A hint: of this browser when it is ready, else of the server; then it is made ready for the next. */
  async hint(match: string, wish: HintWish): Promise<Hints> {
    const asked = `/matches/${match}/hint`;
    if (this.allowed && this.ready) {
      const task = await api.post<HintTask>(`${asked}/task`, wish);
      try {
        // With figures of somebody's own the games in WebAssembly do not fit.
        if (!task.edition) return await (await this.start()).post<Hints>('/thinking/hint', task);
      } catch (error) {
        if (!(error instanceof ApiProblem)) throw error;
      }
    } else if (this.allowed) {
      this.start().catch(() => {});
    }
    return api.post<Hints>(asked, wish);
  }

  /** A match that is over, brought to this browser as its record; null where the server does what is wanted with it. */
  async bring(match: string): Promise<Maker | null> {
    if (!this.allowed) return null;
    try {
      const requests = await Promise.race([this.start(), tooLate()]);
      const text = await api.get<string>(`/matches/${match}/record`);
      await requests.get('/me').catch(() => requests.post('/guests', { name: me.name, crest: me.crest, language: language.current }));
      const brought = await requests.post<TableCreated>('/records', { text });
      return { requests, match: brought.match };
    } catch {
      return null; // another tab has it, it takes too long, or the match has figures that are not known here
    }
  }
}

function tooLate(): Promise<never> {
  return new Promise((_resolve, reject) => setTimeout(() => reject(new Error('too late')), MAX_START_MS));
}

async function newTransport(told: Readiness): Promise<LocalTransport> {
  const { LocalTransport } = await import('../local/transport');
  return new LocalTransport(undefined, told);
}

export const thinking = new Thinking();
