/** The move that decided a match, as its review has it: the choice that brought the winner most. Nothing here is guessed. */
import type { EventSeen, Told } from '$lib/types';
import type { Review } from '../../review/types';

export interface Decided {
  /** Before which answer the table stood so. */
  ply: number;
  /** Who gave it. */
  by: number;
  /** The lead that the winner could expect before and after it. */
  before: number;
  after: number;
  /** Its place among the review's plies. */
  at: number;
}

/** Null: no choice changed more than the figures are sure of. */
export function decidedBy(review: Review, winner: number): Decided | null {
  let found: Decided | null = null;
  for (let at = 1; at < review.plies.length; at += 1) {
    const by = review.actors?.[at] ?? -1;
    if (by < 0) continue;
    const [before, after] = [review.margins[at - 1]![winner]!, review.margins[at]![winner]!];
    if (after - before <= Math.max(review.error, found ? found.after - found.before : 0)) continue;
    found = { ply: review.plies[at]! - 1, by, before, after, at };
  }
  return found;
}

/** What was told of it, with what followed for want of another choice. */
export function eventsOf(decided: Decided, review: Review, chronicle: Told[]): EventSeen[] {
  const next = (review.plies[decided.at + 1] ?? Infinity) - 1;
  return chronicle.filter((one) => one.ply >= decided.ply && one.ply < next && one.actor === decided.by).flatMap((one) => one.events);
}

/** The winner's expected lead through the match, as the points of a line in a field of `width` by `height`. */
export function lineOf(review: Review, winner: number, width: number, height: number) {
  const leads = review.margins.map((margins) => margins[winner]!);
  const [low, high] = [Math.min(0, ...leads), Math.max(1, ...leads)];
  const last = review.plies.at(-1) || 1;
  const x = (at: number) => (review.plies[at]! / last) * width;
  const y = (lead: number) => height - ((lead - low) / (high - low)) * height;
  return { points: leads.map((lead, at): [number, number] => [x(at), y(lead)]), level: y(0) };
}
