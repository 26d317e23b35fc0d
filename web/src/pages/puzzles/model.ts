/** The types of puzzles by short names, and what the panels compute from them. */
import type { components } from '$generated/api';
import { language, t, type GameWords } from '$lib/texts.svelte';
import { planSaid, reasoned, type Explained } from '../review/model';

type Schemas = components['schemas'];

export type PuzzlesSeen = Schemas['PuzzlesSeen'];
export type PuzzlesOfGame = Schemas['PuzzlesOfGame'];
export type PuzzleListed = Schemas['PuzzleListed'];
export type PuzzleRead = Schemas['PuzzleRead'];
export type PuzzleSolution = Schemas['PuzzleSolution'];
export type PuzzleLine = Schemas['PuzzleLine'];
export type OwnPuzzles = Schemas['OwnPuzzles'];

/** Lines that are shown beside what was answered. */
const MAX_LINES = 4;
const LETTERS = 'ABCDEFGH';

export const letterOf = (number: number) => LETTERS[number] ?? '';

/** The lines to show: the best ones, and what was answered wherever it stands. */
export function shownLines(solution: PuzzleSolution): PuzzleLine[] {
  return solution.lines.filter((line, number) => number < MAX_LINES || line.yours);
}

/** The line that the best one is compared with: what was answered, if that was worse; else the best of those that are. */
export function comparedLine(solution: PuzzleSolution): PuzzleLine | null {
  const worse = solution.lines.filter((line) => !line.right);
  const own = worse.find((line) => line.yours && (line.why.length || line.claims.length));
  return own ?? worse.find((line) => line.why.length || line.claims.length) ?? worse[0] ?? null;
}

/** What the review's sentences need to say why the best line is better than this one. */
export function explained(line: PuzzleLine, seat: number): Explained {
  return { seat, loss: line.loss, why: line.why, claims: line.claims };
}

export function whySaid(words: GameWords, puzzle: PuzzleRead, line: PuzzleLine | null): string {
  return line ? reasoned(words, puzzle.game, explained(line, puzzle.seat)) : '';
}

/** A line in a few words, and the rest of it. */
export function lineSaid(words: GameWords, seat: number, line: PuzzleLine): { first: string; rest: string } {
  const [first = '', ...rest] = planSaid(words, seat, line.answers);
  return { first, rest: rest.join(' · ') };
}

export function share(value: number): string {
  return new Intl.NumberFormat(language.current, { style: 'percent', maximumFractionDigits: 0 }).format(value);
}

/** What is said above the lines: whether the answer was right, and what lies between it and the others. */
export function verdict(solution: PuzzleSolution): string {
  const next = solution.lines.find((line) => !line.right);
  if (solution.shown) return t('puzzles-verdict-shown', { points: next?.loss ?? 0 });
  if (solution.solved) return t('puzzles-verdict-right', { points: next?.loss ?? 0 });
  return t('puzzles-verdict-wrong', { points: solution.loss ?? 0 });
}
