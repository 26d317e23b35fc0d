/** Lists that stay up to date: loaded again regularly while the page is visible, and when the user comes back to it. */
import { onMount } from 'svelte';
import { ApiProblem } from '$lib/api';

const REFRESH_INTERVAL_MS = 15_000;

export class Refreshed<Value> {
  value = $state.raw<Value | null>(null);
  problem = $state.raw<ApiProblem | null>(null);
  readonly #read: () => Promise<Value>;
  #reading: Promise<void> | null = null;
  #uses = 0;
  #stop: (() => void) | null = null;

  readonly #hidden: number;
  #at = 0;

  /** `hidden`: how often it is read while the page is not visible, in milliseconds; else it is not. */
  constructor(read: () => Promise<Value>, hidden = Infinity) {
    this.#read = read;
    this.#hidden = hidden;
  }

  /** Call it while a component is set up: the list is refreshed as long as any component uses it. */
  use(): this {
    onMount(() => {
      if (this.#uses++ === 0) this.#start();
      return () => {
        if (--this.#uses === 0) this.#stop?.();
      };
    });
    return this;
  }

  refresh(): Promise<void> {
    this.#at = Date.now();
    this.#reading ??= this.#read()
      .then(
        (value) => {
          this.value = value;
          this.problem = null;
        },
        (error) => {
          if (!(error instanceof ApiProblem)) throw error;
          this.problem = error;
        },
      )
      .finally(() => (this.#reading = null));
    return this.#reading;
  }

  #start(): void {
    const ifSeen = () => {
      if (!document.hidden || Date.now() - this.#at >= this.#hidden) void this.refresh();
    };
    const timer = setInterval(ifSeen, REFRESH_INTERVAL_MS);
    addEventListener('focus', ifSeen);
    document.addEventListener('visibilitychange', ifSeen);
    this.#stop = () => {
      clearInterval(timer);
      removeEventListener('focus', ifSeen);
      document.removeEventListener('visibilitychange', ifSeen);
    };
    void this.refresh();
  }
}
