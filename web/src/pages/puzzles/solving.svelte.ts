/** A puzzle that is being solved: the server shows the position, follows plans, and judges the one that is answered. */
import { api } from '$lib/api';
import { me } from '$lib/me.svelte';
import type { Ground } from '$lib/plan.svelte';
import type { Prospect, Prospects, ReasonSeen, TableCreated } from '$lib/types';
import type { PuzzleRead, PuzzleSolution } from './model';

export const addressOf = (game: string, name: string) => `/puzzles/${game}/${name}`;

/** The name of the puzzle that comes after another, or first. */
export async function nextOf(game: string, after?: string): Promise<string> {
  return (await api.get<{ name: string }>(`/puzzles/${game}/next`, { after })).name;
}

export class Solving implements Ground {
  readonly puzzle: PuzzleRead;
  solution = $state.raw<PuzzleSolution | null>(null);
  readonly #path: string;

  constructor(puzzle: PuzzleRead) {
    this.puzzle = puzzle;
    this.#path = addressOf(puzzle.game, puzzle.name);
  }

  static async open(game: string, name: string): Promise<Solving> {
    return new Solving(await api.get<PuzzleRead>(addressOf(game, name)));
  }

  /** The position stays what it is. */
  get update(): { seq: number; table: { ply: number } } {
    return { seq: 0, table: { ply: 0 } };
  }

  ahead(after: number[]): Promise<Prospect> {
    return api.get<Prospect>(`${this.#path}/ahead`, { after: after.join(',') || undefined });
  }

  async steps(answers: number[]): Promise<Prospect[]> {
    return (await api.get<Prospects>(`${this.#path}/plan`, { answers: answers.join(',') || undefined })).steps;
  }

  async why(after: number[], text: string): Promise<ReasonSeen[]> {
    if (this.solution) return [];
    const query = { after: after.join(',') || undefined, text };
    return (await api.get<{ reasons: ReasonSeen[] }>(`${this.#path}/why`, query)).reasons;
  }

  /** Answer with a whole plan; without one the solution is shown. */
  async give(answers: number[]): Promise<void> {
    await me.ensure();
    this.solution = await api.post<PuzzleSolution>(this.#path, { answers });
  }

  /** A table that goes on from the position. */
  async playOn(): Promise<string> {
    await me.ensure();
    return (await api.post<TableCreated>(`${this.#path}/on`, {})).match;
  }
}
