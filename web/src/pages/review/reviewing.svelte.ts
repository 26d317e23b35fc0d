/** The review of a match: starting it, waiting for it, reading it. */
import { api, ApiProblem } from '$lib/api';
import { me } from '$lib/me.svelte';
import { t } from '$lib/texts.svelte';
import { thinking, type Maker } from '$lib/thinking';
import type { Course, Effort, Review, ReviewState } from './types';

/** How often a review in progress is polled; less often if each answer contains an earlier review. */
const POLL_PAUSE_MS = 1000;
const LONG_POLL_PAUSE_MS = 4000;
const WORKING = new Set(['waiting', 'running']);

type Bring = (match: string) => Promise<Maker | null>;
/** For reviews that the server is to have: it counts them in insights. */
export const ON_SERVER: Bring = () => Promise.resolve(null);

export class Reviewing {
  readonly match: string;
  state = $state.raw<ReviewState | null>(null);
  /** Why the last request failed, in words; empty if it did not. */
  problem = $state('');
  /** The seat whose luck and mistakes are shown; null until the user chooses. */
  chosen = $state<number | null>(null);
  readonly review: Review | null = $derived(this.state?.review ?? null);
  /** What everybody could expect; from a first look while the review is being made. */
  readonly course: Course | null = $derived(this.review?.course ?? this.state?.course ?? null);
  readonly working: boolean = $derived(WORKING.has(this.state?.status ?? ''));
  /** Somebody has requested a review: it is ready, in progress, or has failed. */
  readonly begun: boolean = $derived((this.state?.status ?? 'none') !== 'none');
  /** A request of the user is in progress. */
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #closed = false;
  readonly #server: Maker;
  readonly #bring: Bring;
  #maker: Maker;
  #effort: Effort = 'quick';

  /** A running match has no review, so none is requested. */
  constructor(match: string, over = true, bring: Bring = (one) => thinking.bring(one)) {
    this.match = match;
    this.#maker = this.#server = { requests: api, match };
    this.#bring = bring;
    if (over) void this.look();
  }

  get #path(): string {
    return `/matches/${this.#maker.match}/review`;
  }

  /** The server needs a known user to start a review; a visitor becomes a guest. */
  begin = (effort: Effort): Promise<void> =>
    this.#press(async () => {
      if (!me.loaded) await me.load();
      await me.ensure();
      this.#effort = effort;
      // Getting this browser ready may take a while.
      if (this.state) this.state = { ...this.state, status: 'waiting', done: 0, of: 0 };
      this.#maker = (await this.#bring(this.match)) ?? this.#server;
      return this.#ofMaker(() => this.#make());
    });

  cancel = (): Promise<void> => this.#press(() => this.#maker.requests.delete<ReviewState>(this.#path));

  #make(): Promise<ReviewState> {
    return this.#maker.requests.post<ReviewState>(this.#path, { effort: this.#effort });
  }

  /** What fails in this browser, the server begins anew. */
  async #ofMaker(ask: () => Promise<ReviewState>): Promise<ReviewState> {
    if (this.#maker === this.#server) return ask();
    try {
      const state = await ask();
      if (state.status !== 'failed') return { ...state, review: state.review ?? this.review };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
    this.#maker = this.#server;
    return this.#make();
  }

  /** The match has ended while it was watched. */
  ended(): void {
    if (!this.#asked) void this.look();
  }

  /** Requests the current state. */
  look = (): Promise<void> => this.#ask(() => this.#ofMaker(() => this.#maker.requests.get<ReviewState>(this.#path)));

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #press(request: () => Promise<ReviewState>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await this.#ask(request);
    this.busy = false;
  }

  /** Only the last request counts: an older answer may arrive after it. */
  async #ask(request: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    this.#asked += 1;
    const number = this.#asked;
    const overtaken = () => this.#closed || number !== this.#asked;
    try {
      const state = await request();
      if (overtaken()) return;
      this.state = state;
      this.problem = '';
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (overtaken()) return;
      this.problem = error.detail || t('review-unreachable');
    }
    if (this.working) this.#timer = setTimeout(() => void this.look(), this.review ? LONG_POLL_PAUSE_MS : POLL_PAUSE_MS);
  }
}
