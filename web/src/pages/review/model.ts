/** What the panels count from a review; nothing here knows a rule. */
import { capital } from '$lib/capital';
import { distinct } from '$lib/seats';
import { language, t, type GameWords } from '$lib/texts.svelte';
import type { TableSeen } from '$lib/types';
import { namesOf } from '../home/lists.svelte';
import type { Reviewing } from './reviewing.svelte';
import type { Booked, Candidate, Judged, Place, Review, Turn } from './types';

/** Losses that are shown as nothing are none. */
const NOTHING = 0.05;
/** From how many points on a loss is called a mistake. */
const MISTAKE = 1;
const SHOWN = 5;

export interface Person {
  seat: number;
  name: string;
  crest: number;
  yours: boolean;
}

export function people(table: TableSeen): Person[] {
  const seats = distinct(table.seats);
  return namesOf(seats).map((name, seat) => ({ seat, name, crest: seats[seat]!.crest, yours: seats[seat]!.yours }));
}

/** Whose luck and mistakes are shown: the seat that was chosen, one's own, or who won. */
export function shownSeat(reviewing: Reviewing, replaying: Place): number {
  if (reviewing.chosen !== null) return reviewing.chosen;
  const own = replaying.table.seats.findIndex((seat) => seat.yours);
  return own >= 0 ? own : (replaying.table.end?.winners[0] ?? 0);
}

/** A number with its sign, as the language writes it. */
export function signed(value: number, digits = 1): string {
  const format = new Intl.NumberFormat(language.current, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(value).replace('-', '−');
}

export function plain(value: number, digits = 1): string {
  return new Intl.NumberFormat(language.current, { maximumFractionDigits: digits }).format(value).replace('-', '−');
}

/** Points, and so a whole number; what could be expected when a match was broken off need not be one. */
export function points(value: number): string {
  return signed(value, Number.isInteger(value) ? 0 : 1);
}

export type Grade = 'good' | 'inaccurate' | 'mistake';

/** How a decision is called. What is lost within the error of the figures was as good as the best. */
export function grade(review: Review, judged: Judged): Grade {
  if (judged.loss < NOTHING || judged.loss <= review.error) return 'good';
  return judged.loss < MISTAKE ? 'inaccurate' : 'mistake';
}

export interface Mistakes {
  biggest: Judged[];
  smaller: number;
  /** What the smaller ones cost together. */
  rest: number;
}

export function mistakesOf(review: Review, seat: number): Mistakes {
  const lost = review.judged.filter((one) => one.seat === seat && one.loss >= NOTHING).sort((a, b) => b.loss - a.loss || a.ply - b.ply);
  const rest = lost.slice(SHOWN);
  return { biggest: lost.slice(0, SHOWN), smaller: rest.length, rest: rest.reduce((sum, one) => sum + one.loss, 0) };
}

export function judgedAt(review: Review, ply: number): Judged | null {
  return review.judged.find((one) => one.ply === ply) ?? null;
}

/** The nearest decisions before and after a ply. */
export function neighbours(review: Review, ply: number): { before: Judged | null; after: Judged | null } {
  const plies = [...review.judged].sort((a, b) => a.ply - b.ply);
  return { before: plies.findLast((one) => one.ply < ply) ?? null, after: plies.find((one) => one.ply > ply) ?? null };
}

/** The answer that was given, and the best of all; the same where nothing was better. */
export function compared(judged: Judged): { best: Candidate; given: Candidate | null } {
  const given = judged.best.find((one) => one.chosen) ?? judged.best.find((one) => one.answer === judged.given) ?? null;
  // Where nothing is lost, what was given counts as the best: the others only seem so.
  return { best: judged.loss < NOTHING && given ? given : judged.best[0]!, given };
}

/** An answer in words, where it came with them; else as it is written. */
export function meaning(words: GameWords, one: Candidate): string {
  const { answer, text, name, facts = {} } = one;
  return name ? capital(words.answer({ answer, text, name, facts })) : text;
}

export function turnAt(turns: Turn[], ply: number): number {
  return Math.max(
    0,
    turns.findLastIndex((turn) => turn.first <= ply),
  );
}

/** "Turn 12", or the start before anybody has played. */
export function turnName(turns: Turn[], ply: number): string {
  const turn = turns[turnAt(turns, ply)];
  return !turn || (turn.actor < 0 && turn.first === 0) ? t('review-start') : t('review-turn', { number: turn.number });
}

/** Who brought a change about: a seat, or -1 for chance. Between two of the plies only one answer was not forced. */
function actorOf(review: Review, at: number): number {
  const told = review.actors?.[at];
  if (told !== undefined) return told;
  const [from, to] = [review.plies[at - 1]!, review.plies[at]!];
  return review.judged.find((one) => one.ply >= from && one.ply < to)?.seat ?? -1;
}

/** What nature brought a seat in each turn: the changes of its margin at draws. */
export function luckByTurn(review: Review, turns: Turn[], seat: number): number[] {
  const lucks = turns.map(() => 0);
  review.plies.forEach((ply, at) => {
    if (at === 0 || !lucks.length || actorOf(review, at) >= 0) return;
    lucks[turnAt(turns, ply - 1)]! += review.margins[at]![seat]! - review.margins[at - 1]![seat]!;
  });
  return lucks;
}

/** The margins as they were after each turn, for those who read a table. */
export function marginsByTurn(review: Review, turns: Turn[]): { turn: Turn; margins: number[] }[] {
  return turns.map((turn) => {
    const at = review.plies.findLastIndex((ply) => ply <= turn.last + 1);
    return { turn, margins: review.margins[Math.max(0, at)] ?? [] };
  });
}

/** Round figures for an axis, zero among them. */
export function axis(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => span / one <= most) ?? 200;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick || 0);
  return ticks;
}

/** Every so many turns one is numbered. */
export function every(turns: number, room: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100].find((one) => turns / one <= room) ?? 200;
}

/** The widest of some figures, so that bars fit. */
export function widest(figures: number[]): number {
  return Math.max(NOTHING, ...figures.map(Math.abs));
}

export function bookedOf(review: Review, seat: number): Booked | null {
  return review.booked.find((one) => one.seat === seat) ?? null;
}

export interface Cause {
  key: string;
  /** The paragraph that brings the points; what the house only expects has none. */
  rule: string | null;
  text: string;
  points: number;
}

/** The points that a seat has scored: told line by line, each with its rule, instead. */
const SCORED = 'points';

/**
 * Why an answer is worth more than the one that was given: what the two book differently in their turn, what the house
 * expects of the rest in the terms of the game, and what is left, which only a look further ahead has shown. Together
 * they are the loss.
 */
export function causes(words: GameWords, judged: Judged, best: Candidate, given: Candidate): { causes: Cause[]; later: number } {
  const found = new Map<string, Cause>();
  for (const [one, sign] of [
    [best, 1],
    [given, -1],
  ] as const) {
    for (const line of one.books) {
      const text = words.line(line);
      const key = `${line.rule} ${text}`;
      const cause = found.get(key) ?? { key, rule: line.rule, text, points: 0 };
      found.set(key, { ...cause, points: cause.points + sign * line.points });
    }
  }
  for (const { name, points } of judged.why ?? []) {
    if (name !== SCORED) found.set(name, { key: name, rule: null, text: words(`term-${name}`), points });
  }
  const listed = [...found.values()].filter((one) => Math.abs(one.points) >= NOTHING).sort((a, b) => b.points - a.points);
  return { causes: listed, later: judged.loss - listed.reduce((sum, one) => sum + one.points, 0) };
}
