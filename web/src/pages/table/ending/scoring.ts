/** The final scores by their sources: what each adds, and the position of each part of a bar. Every point comes from the ledger. */
import type { PointSource } from '$lib/board';
import type { LineSeen } from '$lib/types';

/** What one source adds to a score, from one point of the scale to another; negative points go back. */
export interface Part {
  /** The source, by its index in `sources`. */
  at: number;
  points: number;
  from: number;
  to: number;
}

export interface Score {
  seat: number;
  parts: Part[];
  lines: LineSeen[];
  total: number;
}

export interface Scoring {
  /** The sources from which anybody has points, in the order in which they are counted. */
  sources: PointSource[];
  /** The fill of each source: the same in every match of a game. */
  fills: number[];
  scores: Score[];
  /** The ends of the scale. */
  low: number;
  high: number;
}

const sum = (lines: LineSeen[]) => lines.reduce((total, line) => total + line.points, 0);

export function scoringOf(lines: LineSeen[], players: number, known: PointSource[]): Scoring {
  // A line without a known source becomes its own source: no point is ever left out.
  const listed = new Set(known.flatMap((source) => source.lines));
  const others = [...new Set(lines.map((line) => line.name))].filter((name) => !listed.has(name));
  const all = [...known, ...others.map((name) => ({ name, lines: [name] }))];
  const sources = all.filter((source) => lines.some((line) => source.lines.includes(line.name)));

  const scores = Array.from({ length: players }, (_, seat): Score => {
    const own = lines.filter((line) => line.seat === seat);
    const added = sources.map((source) => sum(own.filter((line) => source.lines.includes(line.name))));
    const gained = added.filter((points) => points > 0).reduce((total, points) => total + points, 0);
    let [up, down] = [0, gained];
    const parts = added.flatMap((points, at): Part[] => {
      if (!points) return [];
      const from = points > 0 ? up : down + points;
      if (points > 0) up += points;
      else down += points;
      return [{ at, points, from, to: from + Math.abs(points) }];
    });
    return { seat, parts, lines: own, total: sum(own) };
  });
  const marks = scores.flatMap(({ parts }) => parts.flatMap((part) => [part.from, part.to]));
  return { sources, fills: sources.map((source) => all.indexOf(source)), scores, low: Math.min(0, ...marks), high: Math.max(1, ...marks) };
}

/** The points of a seat after this number of sources. */
export function counted(score: Score, steps: number): number {
  return score.parts.filter((part) => part.at < steps).reduce((total, part) => total + part.points, 0);
}

/** One row of the sources of a seat's points. */
export interface Came {
  fill: number;
  source: PointSource;
  lines: LineSeen[];
  points: number;
}

/** The largest source first, negative ones last. */
export function cameFrom(scoring: Scoring, seat: number): Came[] {
  const score = scoring.scores[seat];
  if (!score) return [];
  return score.parts
    .map(({ at, points }) => {
      const source = scoring.sources[at]!;
      return { fill: scoring.fills[at]!, source, points, lines: score.lines.filter((line) => source.lines.includes(line.name)) };
    })
    .sort((a, b) => b.points - a.points || a.fill - b.fill);
}
