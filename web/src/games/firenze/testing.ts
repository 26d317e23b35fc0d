/** For tests: positions of real games, one for each question that a seat can be asked. */
import type { BoardProps } from '$lib/board';
import { gameWords } from '$lib/texts.svelte';
import type { AnswerSeen, SeatSeen } from '$lib/types';
import positions from './positions.json';
import type { FirenzeTable, FirenzeView, Outlook } from './table';

const {
  view: whole,
  outlook,
  asked,
} = positions as unknown as {
  view: FirenzeView;
  outlook: Outlook;
  asked: Record<string, { seat: number; players: number; table: Partial<FirenzeTable>; answers: [number, string, string, object][] }>;
};

export const QUESTIONS = Object.keys(asked);
export const NAMES = ['Anna', 'Cosimo', 'Lucrezia', 'Bianca'];

export function position(question: string): { view: FirenzeView; legal: Map<string, AnswerSeen> } {
  const { seat, players, table, answers } = asked[question]!;
  const legal = answers.map(([answer, text, name, facts]) => ({ answer, text, name, facts: facts as AnswerSeen['facts'] }));
  const view = { ...whole, question, seat, actor: seat, players, answers: legal, table: { ...whole.table, ...table } };
  return { view, legal: new Map(legal.map((one) => [one.text, one])) };
}

/** A board as the table around it would give it; presses and hovered things are recorded. */
export function boardOf(view: FirenzeView, legal: Map<string, AnswerSeen>, more: Partial<BoardProps> = {}) {
  const pressed: string[] = [];
  const pointed: (string | null)[] = [];
  const board: BoardProps = {
    now: view,
    ahead: null,
    outlook: {},
    seats: NAMES.slice(0, view.players).map((name, crest) => ({ name, crest }) as SeatSeen),
    seat: view.seat,
    legal,
    plan: [],
    marked: null,
    words: gameWords('firenze', NAMES, view.seat),
    press: (text) => pressed.push(text),
    point: (text) => pointed.push(text),
    phone: false,
    ...more,
  };
  return { board, pressed, pointed };
}

/** The middle of a real game: Anna is to build, and has a white tower of 1, a yellow one of 1 and a red one of 4. */
export function building(): { view: FirenzeView; outlook: Outlook } {
  return structuredClone({ view: whole, outlook });
}

/** The figures in card texts, from an edition with unusual values for Mason and Blame. */
const FIGURES: Record<string, number> = {
  'building.mason_saves': 4,
  'building.workshop_saves': 1,
  'exchange.price': 3,
  'exchange.with_bridge': 2,
  'limits.bricks_with_warehouse': 15,
  'points.recognition': 1,
  'points.blame': -1,
  'points.scandal': -3,
  'points.fame': 3,
  'points.monument': 3,
  'points.small-privilege': 2,
  'points.middle-privilege': 3,
  'points.great-privilege': 4,
  'events.flood_one_of': 3,
  'events.fire_bricks': 3,
  'events.tax_bricks': 2,
  'events.taxed_height': 5,
};

/** Replaces the server's answer. */
export const rules = { figures: Object.entries(FIGURES).map(([path, value]) => ({ path, value, mark: 'S' })) };
