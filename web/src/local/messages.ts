/** Held by the worker of the one tab that has the tables. */
export const LOCK = 'torri-tables';

/** What the page and the worker that has its tables send each other. */
export type Order =
  | { kind: 'begin'; base: string; steal: boolean }
  | { kind: 'request'; number: number; method: string; address: string; language: string; body: string | null }
  | { kind: 'connect'; number: number; address: string }
  /** Fetch what bots need to think, for when there is no network. */
  | { kind: 'prepare'; number: number }
  | { kind: 'send'; number: number; message: string }
  | { kind: 'close'; number: number };

export type Word =
  | { kind: 'progress'; step: Step; done: number; total: number }
  | { kind: 'ready' }
  | { kind: 'failed'; cause: string }
  /** Another tab has the tables. */
  | { kind: 'elsewhere' }
  | { kind: 'reply'; number: number; status: number; type: string; file: string; body: string }
  | { kind: 'heard'; number: number; message: string }
  | { kind: 'closed'; number: number; code: number };

/** What is being done before the first table: files are fetched, Python starts, the rules are read. */
export type Step = 'fetching' | 'starting' | 'reading';
