/** Where tables are in this browser itself: how far they are made ready, and what stands in the way. */
import { LOCK } from '../local/messages';

export type Step = 'fetching' | 'starting' | 'reading';

/** Python needs a while to start after its files have come. */
const ALL_FETCHED = 0.995;

class LocalTables {
  state = $state<'idle' | 'loading' | 'ready' | 'failed' | 'elsewhere'>('idle');
  step = $state<Step>('fetching');
  done = $state(0);
  total = $state(0);
  cause = $state('');
  /** Take the tables from the tab that has them. */
  takeOver: () => void = () => {};
  /** Try again after a failure. */
  again: () => void = () => {};

  #waiting = new AbortController();

  begin(): void {
    this.#waiting.abort();
    this.state = 'loading';
    this.step = 'fetching';
    this.done = this.total = 0;
  }

  progress(step: Step, done: number, total: number): void {
    this.step = step === 'fetching' && done >= total * ALL_FETCHED ? 'starting' : step;
    this.done = Math.min(done, total);
    this.total = total;
  }

  ready(): void {
    this.state = 'ready';
  }

  failed(cause: string): void {
    this.state = 'failed';
    this.cause = cause;
  }

  /** Another tab has the tables. When it is closed this one goes on by itself. */
  elsewhere(): void {
    this.state = 'elsewhere';
    this.#waiting = new AbortController();
    const free = navigator.locks?.request(LOCK, { signal: this.#waiting.signal }, () => {});
    free?.then(
      () => this.again(),
      () => {},
    );
  }
}

export const localTables = new LocalTables();
