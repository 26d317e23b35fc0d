/** A reviewed match for the tests of the panels: four players of Firenze, figures that add up. */
import type { TableSeen } from '$lib/types';
import type { Judged, Plan, Review, ReviewState, Turn } from './types';

const SEATS = 4;
const ROUNDS = 14;
/** The plies of every turn: two decisions, then draws that fill a card. */
const PLIES = 5;
const DECISIONS = [0, 2];
const START = 6;

const NAMES = ['Lapo', 'Lucrezia', 'Cosimo', 'Compagno'];
const CRESTS = [0, 2, 3, 1];
const CARDS = ['card-saboteur', 'card-mason', 'card-workshop', 'card-alchemist', 'card-smuggler'];
/** The same for every mistake: what the best plan has beyond the one that was followed; entries without a rule are expectations. */
const WHY = [
  { name: 'commission', points: 2, rule: 'F8.1', facts: { colour: 'colour-blue', height: 3 } },
  { name: 'rivals', points: 1.4, rule: '', facts: {} },
  { name: 'bricks', points: -0.9, rule: '', facts: {} },
];
const ERROR = 0.3;
const FINAL = [52, 56, 42, 39];

/** Random numbers that are the same every time. */
function dice(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 48271) % 2147483647;
    return at / 2147483647;
  };
}

export function turnsOf(rounds = ROUNDS): Turn[] {
  const turns: Turn[] = [{ number: 1, actor: -1, first: 0, last: START - 1 }];
  for (let at = 0; at < rounds * SEATS; at += 1) {
    const first = START + at * PLIES;
    turns.push({ number: at + 2, actor: at % SEATS, first, last: first + PLIES - 1 });
  }
  return turns;
}

export const turns = turnsOf();
export const last = turns.at(-1)!.last + 1;

function plan(answer: number, margin: number, points: number): Plan {
  return {
    answers: [
      { answer, text: `take ${answer}`, name: 'take', facts: { card: CARDS[answer], price: (answer * 3) % 4 } },
      ...[0, 0].map((brick) => ({ answer: brick, text: 'b', name: '', facts: {} })),
    ],
    margin,
    win: Math.max(0.02, Math.min(0.98, 0.4 + margin / 30)),
    told: [
      {
        ply: 0,
        actor: 0,
        by: '',
        text: null,
        events: [
          { name: 'taken', rule: 'F4.3', facts: { seat: 0, card: CARDS[answer], bricks: ['colour-blue', 'colour-blue'] } },
          { name: 'built', rule: 'F7.1', facts: { seat: 0, colour: 'colour-blue', height: 3 } },
        ],
      },
    ],
    books: points ? [{ seat: 0, rule: 'F8.1', points, name: 'commission', facts: { colour: 'colour-blue', height: 3 } }] : [],
  };
}

function judgedAt(ply: number, seat: number, margin: number, loss: number): Judged {
  const mistake = loss > ERROR;
  return {
    ply,
    end: ply + 1,
    question: 'TAKE',
    departed: ply,
    seat,
    loss,
    error: ERROR,
    mistake,
    given: plan(loss ? 3 : 0, margin - loss, loss ? 0 : 2),
    best: loss ? plan(0, margin, 2) : null,
    claims: [],
    why: mistake ? [...WHY, { name: 'prospects', points: loss - 2.5, rule: '', facts: {} }] : [],
  };
}

function reviewOf(): Review {
  const random = dice(7);
  const plies = [0];
  const margins = [[-0.5, 0.2, -0.2, -0.5]];
  const actors = [-1];
  const judged: Judged[] = [];
  const drift = [-4, 4, -14, -17].map((end, seat) => (end - margins[0]![seat]!) / (ROUNDS * SEATS));
  const step = (ply: number, actor: number, by: number[]) => {
    plies.push(ply);
    actors.push(actor);
    margins.push(margins.at(-1)!.map((margin, seat) => margin + by[seat]!));
  };
  for (const turn of turns) {
    for (let ply = turn.first; ply <= turn.last; ply += 1) {
      const decides = turn.actor >= 0 && DECISIONS.includes(ply - turn.first);
      const luck = ply === turn.last;
      if (!decides && !luck) continue;
      if (decides) {
        if (plies.at(-1) !== ply) {
          step(
            ply,
            -1,
            drift.map(() => 0),
          );
        }
        const loss = random() < 0.3 ? Math.round(random() * random() * 35) / 10 : 0;
        judged.push(judgedAt(ply, turn.actor, margins.at(-1)![turn.actor]! + loss / 2, loss));
        const made = drift.map((each, seat) => each / 2 - (seat === turn.actor ? loss / 3 : -loss / 9));
        if (judged.at(-1)!.mistake) {
          // Up to what the best plan promised, and down to what the answer brought.
          step(
            ply,
            turn.actor,
            made.map((each, seat) => each + (seat === turn.actor ? loss : 0)),
          );
          step(
            ply + 1,
            turn.actor,
            made.map((_, seat) => (seat === turn.actor ? -loss : 0)),
          );
        } else step(ply + 1, turn.actor, made);
      } else if (ply + 1 < last) {
        step(
          ply + 1,
          -1,
          drift.map(() => (random() - 0.5) * 1.6),
        );
      }
    }
  }
  const ends = FINAL.map((score, seat) => score - Math.max(...FINAL.filter((_, other) => other !== seat)));
  plies.push(last);
  actors.push(-1);
  margins.push(ends);
  return {
    version: 2,
    rules: 1,
    effort: 'quick',
    playouts: 400,
    error: ERROR,
    course: { plies, actors, margins },
    judged,
    booked: FINAL.map((_, seat) => {
      const sum = (of: (actor: number) => boolean) =>
        margins.reduce((all, now, at) => (at && of(actors[at]!) ? all + now[seat]! - margins[at - 1]![seat]! : all), 0);
      const own = sum((actor) => actor === seat);
      const lost = judged.reduce((all, one) => (one.seat === seat ? all + one.loss : all), 0);
      return {
        seat,
        start: margins[0]![seat]!,
        luck: sum((actor) => actor < 0),
        own,
        rivals: sum((actor) => actor >= 0 && actor !== seat),
        margin: ends[seat]!,
        found: own + lost,
        lost,
        error: 0.4,
      };
    }),
    sources: FINAL.flatMap((score, seat) => [
      { seat, rule: 'F8.1', name: 'commission', points: score - 20 + seat },
      { seat, rule: 'F8.2', name: 'balcony', points: 16 - seat },
      { seat, rule: 'F11.2', name: 'majority', points: 6 },
      { seat, rule: 'F11.3', name: 'festival', points: -2 },
    ]),
  };
}

export const review = reviewOf();

export const table = {
  id: 'sample',
  game: 'firenze',
  status: 'over',
  seats: NAMES.map((name, seat) => ({
    kind: seat ? 'bot' : 'person',
    name,
    crest: CRESTS[seat]!,
    level: null,
    yours: seat === 0,
    present: true,
    away: false,
    resigned: false,
  })),
  end: { cause: 'over', scores: FINAL, winners: [1], secret: '' },
} as unknown as TableSeen;

export function state(status: ReviewState['status'], more: Partial<ReviewState> = {}): ReviewState {
  return { status, effort: 'quick', done: 0, of: 0, yours: true, review: null, ...more };
}
