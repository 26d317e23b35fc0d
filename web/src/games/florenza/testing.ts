/** Boards for the tests of the player's own area: positions set up by hand on the server, in the form that the table sends them. */
import { vi } from 'vitest';
import type { BoardProps, Step } from '$lib/board';
import { gameWords } from '$lib/texts.svelte';
import type { AnswerSeen, SeatSeen } from '$lib/types';
import fixture from './positions.json';
import type { FlorenzaView, Outlook } from './table';

interface State {
  view: FlorenzaView;
  outlook: Outlook;
  answers: AnswerSeen[];
  plan: Step[];
}
const states = fixture as unknown as Record<keyof typeof fixture, State>;
export type Name = keyof typeof fixture;
const NAMES = ['Anna', 'Cosimo', 'Lucrezia'];

function viewOf(name: Name): FlorenzaView {
  const { view } = states[name];
  return structuredClone({ ...view, table: { ...states.placing.view.table, ...view.table } });
}

/** Anna is asked; `of` is the position after the plan that began at `name`. */
export function boardOf(name: Name, of: Name = name, more: Partial<BoardProps> = {}) {
  const state = states[of];
  const press = vi.fn<(text: string) => void>();
  const now = viewOf(name);
  const board: BoardProps = {
    now,
    ahead: of === name ? null : viewOf(of),
    outlook: structuredClone(state.outlook),
    seats: NAMES.slice(0, now.table.seats.length).map((one, crest) => ({ name: one, crest }) as SeatSeen),
    seat: 0,
    legal: new Map(state.answers.map((answer) => [answer.text, answer])),
    plan: of === name ? [] : state.plan,
    marked: null,
    words: gameWords('florenza', NAMES, 0),
    press,
    point: vi.fn<(text: string | null) => void>(),
    phone: false,
    ...more,
  };
  return { board, press, pressed: () => press.mock.calls.map(([text]) => text) };
}

/** The figures in texts, each with its mark. */
const FIGURES: Record<string, [unknown, mark: string]> = {
  'market.sale': [100, 'S'],
  'market.price': [200, 'S'],
  'market.given': [2, 'S'],
  'offices.lowest_prestige': [-3, 'S'],
  'offices.bishop_needs': [3, 'S'],
  'offices.cardinal_needs': [10, 'S'],
  'offices.cardinal_prestige': [5, 'S'],
  'completion.palazzo': [4, 'S'],
  'completion.chiesa': [4, 'S'],
  'nameless_artists.fee': [0, 'S'],
  'nameless_artists.fame': [[-1, 0, 0, 0, 1, 1], 'X'],
  'nameless_artists.life': [[3, 4, 5], 'X'],
  'nameless_preachers.fee': [100, 'S'],
  'nameless_preachers.workers': [2, 'S'],
  'nameless_preachers.life': [2, 'S'],
};

/** Replaces the server's answer. */
export const rules = { figures: Object.entries(FIGURES).map(([path, [value, mark]]) => ({ path, value, mark })) };
