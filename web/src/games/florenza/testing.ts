/** Boards for the tests of the own area: positions laid out by hand on the server, as the table hands them over. */
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

/** Anna is asked; `of` is where the plan stands that began at `name`. */
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

const FIGURES: Record<string, unknown> = {
  'offices.lowest_prestige': -3,
  'offices.bishop_needs': 3,
  'offices.cardinal_needs': 10,
  'offices.cardinal_prestige': 5,
  'completion.palazzo': 4,
  'completion.chiesa': 4,
  'nameless_artists.fee': 0,
  'nameless_artists.fame': [-1, 0, 0, 0, 1, 1],
};

/** In place of the server's rules. */
export async function rulesOf() {
  return { figures: Object.entries(FIGURES).map(([path, value]) => ({ path, value, mark: 'S' })) };
}
