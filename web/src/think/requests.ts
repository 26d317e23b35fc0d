/** What is asked of the workers, and what they reply: torri/players/remote_loops.py is the other end. */
import type { ModuleDescription } from '../lib/gameModule.ts';

/** A number is itself; of an array that the worker has kept nothing is sent. */
export type Given = number | null | { state: string; places: number } | { rows: number; columns: number } | { numbers: number[] };

export interface Request {
  number: number;
  game: string;
  function: string;
  arguments: Given[];
  /** The places of the arguments that are wanted back, as the function has written them. */
  wanted: number[];
  /** Call it again and again, until it returns 0 or so much time is over; the result is the sum. */
  seconds?: number;
  /** The arrays stay where they are, under this name. */
  keep?: string;
}

export type Reply = { number: number; result: number; written: number[][] } | { number: number; error: string };

export interface CompiledGame {
  code: WebAssembly.Module;
  description: ModuleDescription;
}

/** To a worker. */
export type Order =
  | { kind: 'game'; game: string; compiled: CompiledGame }
  | { kind: 'request'; request: Request }
  | { kind: 'cancel'; number: number }
  | { kind: 'drop'; name: string };
