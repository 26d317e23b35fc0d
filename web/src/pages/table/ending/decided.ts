/** The move that decided a match, from its review: the choice that brought the winner most. Nothing here is guessed. */
import type { EventSeen, Told } from '$lib/types';
import { stepAt } from '../../review/model';
import type { Review } from '../../review/types';

export interface Decided {
  /** The ply of the position before its first answer. */
  ply: number;
  /** Who made the choice. */
  by: number;
  /** The winner's expected lead before and after it. */
  before: number;
  after: number;
  /** The ply after its last answer. */
  end: number;
  /** The steps of the course before and after it. */
  from: number;
  at: number;
}

/** Null: no choice changed more than the error of the figures. */
export function decidedBy(review: Review, winner: number): Decided | null {
  const { plies, actors, margins } = review.course;
  let found: Decided | null = null;
  for (const { ply, end, seat: by } of review.judged) {
    const from = stepAt(review.course, ply);
    const at = actors.findLastIndex((actor, step) => actor === by && plies[step] === end);
    const [before, after] = [margins[from]![winner]!, margins[at]![winner]!];
    if (after - before <= Math.max(review.error, found ? found.after - found.before : 0)) continue;
    found = { ply, end, by, before, after, from, at };
  }
  return found;
}

/** The events of the move. */
export function eventsOf({ ply, end, by }: Decided, chronicle: Told[]): EventSeen[] {
  return chronicle.filter((one) => one.ply >= ply && one.ply < end && one.actor === by).flatMap((one) => one.events);
}

/** The winner's expected lead through the match, as the points of a line in an area of `width` by `height`. */
export function lineOf(review: Review, winner: number, width: number, height: number) {
  const leads = review.course.margins.map((margins) => margins[winner]!);
  const [low, high] = [Math.min(0, ...leads), Math.max(1, ...leads)];
  const last = review.course.plies.at(-1) || 1;
  const x = (at: number) => (review.course.plies[at]! / last) * width;
  const y = (lead: number) => height - ((lead - low) / (high - low)) * height;
  return { points: leads.map((lead, at): [number, number] => [x(at), y(lead)]), level: y(0) };
}
