/**
 * What pressing a thing means. A worker is placed by two answers, what for and where (L5.2 to L5.6), and the powers
 * and the market are used so too (L4.1, L4.2, L6.1); but by one gesture: pressing a lot, a tile, an artwork, a person
 * or a cube gives both.
 */
import type { BoardProps } from '$lib/board';
import type { AnswerSeen } from '$lib/types';
import { asked, outlookOf, shown, standing, type FlorenzaView } from './table';

/** The first word, and the question that comes then. */
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

/** What the seat that looks is asked about; a plan that is complete can still be changed. */
export function momentOf(board: BoardProps): Moment | null {
  const view = asked(board) ? shown(board) : standing(board);
  return board.seat !== null && view.actor === board.seat ? (MOMENTS[view.question] ?? null) : null;
}

/** The board on which a thing is pressed that belongs to a first word: first that, then the thing. */
export function reaching(board: BoardProps, first: First): BoardProps {
  const first_asked = asked(board) && FIRST_ASKED.has(shown(board).question);
  const legal = first_asked ? reached(board, first) : board.legal;
  return {
    ...board,
    legal,
    press: (text) => {
      if (!saidAlready(board, first)) board.press(first);
      // What is the only answer left is given by the server itself.
      if (!(first_asked && legal.size === 1 && legal.has(text))) board.press(text);
    },
  };
}

/** What may be said after a first word, according to the server. */
function reached(board: BoardProps, first: First): Map<string, AnswerSeen> {
  const answer = board.legal.get(first);
  const texts = outlookOf(board).reach?.[first] ?? [];
  return new Map(answer ? texts.map((text) => [text, answer]) : []);
}

/** A word that is planned would be taken back by pressing it again. */
function saidAlready(board: BoardProps, first: First): boolean {
  if (asked(board)) {
    const { question } = shown(board);
    if (FIRST_ASKED.has(question)) return false;
    if (question === QUESTIONS[first]) return true;
  }
  return board.plan.findLast((step) => step.text in QUESTIONS || step.text === 'market')?.text === first;
}

/** The artwork for which an artist is being chosen, or has been chosen in the plan. */
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
