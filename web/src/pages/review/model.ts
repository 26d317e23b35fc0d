/** What the panels compute from a review; nothing here knows a rule. */
import { capital } from '$lib/capital';
import { claimsSaid } from '$lib/claims';
import { distinct } from '$lib/seats';
import { language, t, type GameWords } from '$lib/texts.svelte';
import type { LineSeen, TableSeen } from '$lib/types';
import { namesOf } from '../home/lists.svelte';
import type { Reviewing } from './reviewing.svelte';
import type { Booked, Course, Judged, Place, Plan, PlanAnswer, Review, Turn } from './types';

/** A loss that would be shown as zero is no loss. */
const LEAST_LOSS_POINTS = 0.05;
/** A loss of this many points or more is a mistake. */
const MISTAKE_POINTS = 1;
const MAX_MISTAKES_SHOWN = 5;
/** Answers that say only what kind of thing is chosen next. */
const CHOOSING = /^action-/;
/** How many answers of a plan are named in a list of mistakes. */
const MAX_ANSWERS_NAMED = 3;

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

/** Whose luck and mistakes are shown: the chosen seat, the user's own, or the winner. */
export function shownSeat(reviewing: Reviewing, replaying: Place): number {
  if (reviewing.chosen !== null) return reviewing.chosen;
  const own = replaying.table.seats.findIndex((seat) => seat.yours);
  return own >= 0 ? own : (replaying.table.end?.winners[0] ?? 0);
}

/** A number with its sign, in the format of the language. */
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

/** Points are a whole number; the expected points of an unfinished match may not be whole. */
export function points(value: number): string {
  return signed(value, Number.isInteger(value) ? 0 : 1);
}

export type Grade = 'good' | 'inaccurate' | 'mistake';

/** The name for a choice. A loss within its error counts as good as the best. */
export function grade(judged: Judged): Grade {
  if (judged.loss < LEAST_LOSS_POINTS || judged.loss <= judged.error) return 'good';
  return judged.loss < MISTAKE_POINTS ? 'inaccurate' : 'mistake';
}

export interface Mistakes {
  biggest: Judged[];
  smaller: number;
  /** The cost of all other losses: together with the biggest it is `lost` of the seat's account. */
  rest: number;
  /** What the best plans promised beyond the expected result. The seat's own play is this, less all losses. */
  found: number;
}

export function mistakesOf(review: Review, seat: number): Mistakes {
  const lost = review.judged.filter((one) => one.seat === seat && one.loss >= LEAST_LOSS_POINTS);
  const biggest = lost
    .filter((one) => one.mistake)
    .sort((a, b) => b.loss - a.loss || a.ply - b.ply)
    .slice(0, MAX_MISTAKES_SHOWN);
  const booked = bookedOf(review, seat);
  const listed = biggest.reduce((sum, one) => sum + one.loss, 0);
  return { biggest, smaller: lost.length - biggest.length, rest: (booked?.lost ?? 0) - listed, found: booked?.found ?? 0 };
}

/** The moment at which a review begins: before the mistake that cost most; null if there is none. */
export function beginning(reviewing: Reviewing, replaying: Place): number | null {
  const { review } = reviewing;
  return review ? (mistakesOf(review, shownSeat(reviewing, replaying)).biggest[0]?.departed ?? null) : null;
}

/** The choice that an answer belongs to. */
export function judgedAt(review: Review, ply: number): Judged | null {
  return review.judged.find((one) => one.ply <= ply && ply < one.end) ?? null;
}

/** The nearest choices before and after a ply. */
export function neighbours(review: Review, ply: number): { before: Judged | null; after: Judged | null } {
  return { before: review.judged.findLast((one) => one.end <= ply) ?? null, after: review.judged.find((one) => one.ply > ply) ?? null };
}

/** The best known plan, and the one that was followed; both the same if nothing better is known. */
export function compared(judged: Judged): { best: Plan; given: Plan } {
  return { best: (judged.loss >= LEAST_LOSS_POINTS && judged.best) || judged.given, given: judged.given };
}

/** An answer in words, if it came with them; else in notation. What somebody else does with things of theirs is not told
 * as if the reader did. */
function answerSaid(words: GameWords, seat: number, { text, name, facts }: PlanAnswer): string {
  if (!name) return text;
  return words.answer({ name, facts: facts?.own && words.own !== seat ? { ...facts, own: 'theirs' } : (facts ?? {}) });
}

/** The answers of a plan in words; repeated ones are named once, with their count. */
export function planSaid(words: GameWords, seat: number, answers: PlanAnswer[]): string[] {
  const said: { text: string; times: number }[] = [];
  for (const answer of answers) {
    const text = capital(answerSaid(words, seat, answer));
    const before = said.at(-1);
    if (before?.text === text) before.times += 1;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text));
}

/** Where two plans differ: what only one of them does, and what only the other does, in a few words. */
export function parted(words: GameWords, judged: Judged): { given: string; best: string } {
  const { best, given } = compared(judged);
  const same = (one?: PlanAnswer, other?: PlanAnswer) => one?.text === other?.text && one?.name === other?.name;
  let first = 0;
  while (first < Math.min(best.answers.length, given.answers.length) && same(best.answers[first], given.answers[first])) first += 1;
  if (first && CHOOSING.test(given.answers[first - 1]!.name)) first -= 1; // "Occupy a building · the Cava", not "the Cava" alone
  const short = (plan: Plan) => {
    const rest = planSaid(words, judged.seat, plan.answers.slice(first));
    return rest.length
      ? rest.slice(0, MAX_ANSWERS_NAMED).join(' · ') + (rest.length > MAX_ANSWERS_NAMED ? ' …' : '')
      : t('review-nothing-more');
  };
  return { given: short(given), best: short(best) };
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

/** What chance brought a seat in each turn: the changes of its margin at draws. */
export function luckByTurn(review: Review, turns: Turn[], seat: number): number[] {
  const lucks = turns.map(() => 0);
  const { plies, actors, margins } = review.course;
  plies.forEach((ply, at) => {
    if (at === 0 || !lucks.length || actors[at]! >= 0) return;
    lucks[turnAt(turns, ply - 1)]! += margins[at]![seat]! - margins[at - 1]![seat]!;
  });
  return lucks;
}

/** The margins after each turn, for the table of figures. */
export function marginsByTurn(course: Course, turns: Turn[]): { turn: Turn; margins: number[] }[] {
  return turns.map((turn) => ({ turn, margins: marginsAt(course, turn.last + 1) }));
}

/** Round figures for an axis, including zero. */
export function axis(low: number, high: number, most = 5): number[] {
  const span = Math.max(1, high - low);
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => span / one <= most) ?? 200;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick || 0);
  return ticks;
}

/** How many turns there are from one turn number to the next. */
export function every(turns: number, room: number): number {
  return [1, 2, 5, 10, 20, 25, 50, 100].find((one) => turns / one <= room) ?? 200;
}

/** The largest absolute value, so that bars fit. */
export function widest(figures: number[]): number {
  return Math.max(LEAST_LOSS_POINTS, ...figures.map(Math.abs));
}

export function bookedOf(review: Review, seat: number): Booked | null {
  return review.booked.find((one) => one.seat === seat) ?? null;
}

/** The step of a course for a ply; steps that show what a better plan promised there are skipped. */
export function stepAt({ plies, actors }: Course, ply: number): number {
  const promised = (at: number) => actors[at]! >= 0 && plies[at - 1] === plies[at];
  return Math.max(
    0,
    plies.findLastIndex((one, at) => one <= ply && !promised(at)),
  );
}

/** The margins of all seats at a ply. */
export function marginsAt(course: Course, ply: number): number[] {
  return course.margins[stepAt(course, ply)] ?? [];
}

export interface Swing {
  seat: number;
  ply: number;
  change: number;
}

/** The largest change of anybody's margin. */
export function largestSwing({ plies, margins }: Course): Swing | null {
  let found: Swing | null = null;
  for (let at = 1; at < plies.length; at += 1) {
    margins[at]!.forEach((margin, seat) => {
      const change = margin - margins[at - 1]![seat]!;
      if (Math.abs(change) > Math.abs(found?.change ?? 0)) found = { seat, ply: plies[at - 1]!, change };
    });
  }
  return found;
}

/** What is said of two plans: why the better one is worth so much more to a seat. */
export type Explained = Pick<Judged, 'seat' | 'loss' | 'why' | 'claims'>;

export interface Cause {
  key: string;
  /** The paragraph that brings the points; expected points have none. */
  rule: string | null;
  text: string;
  points: number;
}

/** Why the best plan is worth more than the one that was followed, in the terms of the game; the sum is the loss. */
export function causes(words: GameWords, game: string, judged: Explained): Cause[] {
  return judged.why.map(({ name, points, rule, facts }) => ({
    key: `${rule} ${name} ${JSON.stringify(facts)}`,
    rule: rule || null,
    text: rule
      ? sourceSaid(words, game, judged.seat, { name, points, rule, facts: facts ?? {} })
      : words.term({ name, points, facts: facts ?? {} }),
    points,
  }));
}

/** A source of points; which of its kind it is, if there are several. */
function sourceSaid(words: GameWords, game: string, seat: number, line: Omit<LineSeen, 'seat'>): string {
  const source = t(`review-source-${game}-${line.name}`);
  return Object.keys(line.facts).length ? `${source}: ${words.line({ seat, ...line })}` : source;
}

/** Why the best plan is better, in one sentence. */
export function reasoned(words: GameWords, game: string, judged: Explained): string {
  const said = claimsSaid(words, judged.claims);
  const explained = judged.claims.reduce((sum, one) => sum + one.gain, 0);
  if (said && explained >= judged.loss / 2) return said;
  // The rest is what the evaluation expects of the positions at the end of the playouts.
  const expected = causes(words, game, judged).filter((one) => !said || !one.rule);
  return [said, weightiest(expected)].filter(Boolean).join(' ');
}

/** If only expectations differ between the plans: the two most important gains, and the largest cost. */
export function weightiest(found: Cause[]): string {
  const named = (some: Cause[]) =>
    new Intl.ListFormat(language.current).format(some.map((one) => `${uncapital(one.text)} (${signed(one.points)})`));
  const gains = found.filter((one) => one.points > 0).slice(0, 2);
  const costs = found.filter((one) => one.points < 0).slice(0, 1);
  if (!gains.length) return '';
  return t('review-because', { gains: named(gains), costs: costs.length ? named(costs) : '', has: costs.length ? 'yes' : 'no' });
}

/** In German a first word that is a noun stays as it is. */
const NO_NOUN = /^(Was|Das|Der|Die|Früher|Freie|Erzielte)\b/;

function uncapital(text: string): string {
  if (language.current === 'de' && !NO_NOUN.test(text)) return text;
  return text.charAt(0).toLocaleLowerCase(language.current) + text.slice(1);
}
