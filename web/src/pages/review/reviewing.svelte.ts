/** The review of a match: begun, waited for, read. */
import { api, ApiProblem } from '$lib/api';
import { me } from '$lib/me.svelte';
import { t } from '$lib/texts.svelte';
import type { Course, Effort, Review, ReviewState } from './types';

/** How often one that is being made is asked for; less often where an earlier one comes along each time. */
const POLL_PAUSE_MS = 1000;
const LONG_POLL_PAUSE_MS = 4000;
const WORKING = new Set(['waiting', 'running']);

export class Reviewing {
  readonly match: string;
  state = $state.raw<ReviewState | null>(null);
  /** Why the last request failed, in words; empty when it did not. */
  problem = $state('');
  /** The seat whose luck and mistakes are shown; null until somebody chooses. */
  chosen = $state<number | null>(null);
  readonly review: Review | null = $derived(this.state?.review ?? null);
  /** What everybody could expect, as a first look has it while a review is made. */
  readonly course: Course | null = $derived(this.review?.course ?? this.state?.course ?? null);
  readonly working: boolean = $derived(WORKING.has(this.state?.status ?? ''));
  /** Somebody has wanted one: it is there, on its way, or came to nothing. */
  readonly begun: boolean = $derived((this.state?.status ?? 'none') !== 'none');
  /** A request of somebody's own is under way. */
  busy = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #closed = false;

  /** A match that still runs has none, and is not asked for any. */
  constructor(match: string, over = true) {
    this.match = match;
    if (over) void this.look();
  }

  get #path(): string {
    return `/matches/${this.match}/review`;
  }

  /** Whoever begins one is somebody to the server; a passer-by becomes a guest. */
  begin = (effort: Effort): Promise<void> =>
    this.#press(async () => {
      if (!me.loaded) await me.load();
      await me.ensure();
      return api.post<ReviewState>(this.#path, { effort });
    });

  cancel = (): Promise<void> => this.#press(() => api.delete<ReviewState>(this.#path));

  /** The match has come to its end while it was looked at. */
  ended(): void {
    if (!this.#asked) void this.look();
  }

  /** Ask how it stands. */
  look = (): Promise<void> => this.#ask(() => api.get<ReviewState>(this.#path));

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

  /** What was asked last counts: an older answer may come after it. */
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
