/**
 * What a press on a thing means. Placing a worker takes two answers, what for and where (L5.2 to L5.6); so do the powers
 * and the market (L4.1, L4.2, L6.1). But it is one gesture: a press on a lot, a tile, an artwork, a person
 * or a cube gives both answers.
 */
import type { BoardProps } from '$lib/board';
import type { AnswerSeen } from '$lib/types';
import { asked, outlookOf, shown, standing, type FlorenzaView } from './table';

/** The first answer, and the question that follows it. */
const QUESTIONS = {
  use: 'OCCUPY',
  build: 'PLAN',
  create: 'CREATE',
  donate: 'DONATE',
  worker: 'GUARD_WORKER',
  artist: 'GUARD_ARTIST',
  convert: 'CONVERT',
  banish: 'BANISH',
  sell: 'SELL',
  buy: 'BUY',
  trade: 'TRADE_GIVE',
} as const;
export type First = keyof typeof QUESTIONS;
const FIRST_ASKED = new Set(['ACTION', 'CAPTAIN', 'BISHOP', 'MARKET']);

/** The part of a round that a question belongs to. */
const MOMENTS: Record<string, Moment> = {
  ...{ FAMILY: 'start', DRAFT: 'start' },
  ...{ CAPTAIN: 'captain', GUARD_WORKER: 'captain', GUARD_ARTIST: 'captain' },
  ...{ BISHOP: 'bishop', CONVERT: 'bishop', BANISH: 'bishop' },
  ...{ ACTION: 'place', OCCUPY: 'place', PLAN: 'place', CREATE: 'place' },
  ...{ HIRE: 'place', DONATE: 'place', PULPIT: 'place' },
  ...{ MARKET: 'market', SELL: 'market', BUY: 'market', TRADE_GIVE: 'market', TRADE_TAKE: 'market' },
  ...{ USE: 'district', ANY_CUBE: 'district', BARTER_GIVE: 'district', BARTER_TAKE: 'district', BUILD: 'district' },
  ...{ WORK: 'works', TALENT: 'works' },
};
export type Moment = 'start' | 'captain' | 'bishop' | 'place' | 'market' | 'district' | 'works';

/** What the viewer's seat is asked about; a complete plan can still be changed. */
export function momentOf(board: BoardProps): Moment | null {
  const view = asked(board) ? shown(board) : standing(board);
  return board.seat !== null && view.actor === board.seat ? (MOMENTS[view.question] ?? null) : null;
}

/** The board for things that need a first answer: a press gives that answer, then the thing. */
export function reaching(board: BoardProps, first: First): BoardProps {
  const first_asked = asked(board) && FIRST_ASKED.has(shown(board).question);
  const legal = first_asked ? reached(board, first) : board.legal;
  return {
    ...board,
    legal,
    press: (text) => {
      if (!saidAlready(board, first)) board.press(first);
      // If only one answer is left, the server gives it.
      if (!(first_asked && legal.size === 1 && legal.has(text))) board.press(text);
    },
  };
}

/** The possible answers after a first answer, from the server. */
function reached(board: BoardProps, first: First): Map<string, AnswerSeen> {
  const answer = board.legal.get(first);
  const texts = outlookOf(board).reach?.[first] ?? [];
  return new Map(answer ? texts.map((text) => [text, answer]) : []);
}

/** A second press would take a planned answer back. */
function saidAlready(board: BoardProps, first: First): boolean {
  if (asked(board)) {
    const { question } = shown(board);
    if (FIRST_ASKED.has(question)) return false;
    if (question === QUESTIONS[first]) return true;
  }
  return board.plan.findLast((step) => step.text in QUESTIONS || step.text === 'market')?.text === first;
}

/** The artwork whose artist is being chosen, or has been chosen in the plan. */
export function workInPlan(board: BoardProps): string | null {
  const view = shown(board);
  if (view.question === 'HIRE' && asked(board)) return view.table.at.work;
  const at = board.plan.findLastIndex((step) => step.text in QUESTIONS || step.text === 'market');
  return board.plan[at]?.text === 'create' ? (board.plan[at + 1]?.text ?? null) : hiringNow(board);
}

function hiringNow(board: BoardProps): string | null {
  const view: FlorenzaView = standing(board);
  return view.question === 'HIRE' && view.actor === board.seat ? view.table.at.work : null;
}
