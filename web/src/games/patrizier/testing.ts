/** Boards for the tests: views of real games with their legal answers, in the form that the table gives to the board. */
import { vi } from 'vitest';
import type { BoardProps } from '$lib/board';
import { gameWords } from '$lib/texts.svelte';
import type { AnswerSeen, EventSeen, SeatSeen, View } from '$lib/types';
import boards from './positions.json';

export type Name = keyof typeof boards;

export function boardOf(name: Name, step: number, more: Partial<BoardProps> = {}) {
  const { seat, names, states } = boards[name];
  const state = states[step]!;
  const seats = names.map((one, at) => ({ name: one, crest: at, kind: 'person', yours: at === seat })) as unknown as SeatSeen[];
  const press = vi.fn<(text: string) => void>();
  const point = vi.fn<(text: string | null) => void>();
  const board: BoardProps = {
    now: states[0]!.view as unknown as View,
    ahead: step === 0 ? null : (state.view as unknown as View),
    outlook: state.outlook,
    seats,
    seat,
    legal: new Map((state.answers as AnswerSeen[]).map((answer) => [answer.text, answer])),
    plan: state.plan,
    marked: null as EventSeen | null,
    words: gameWords('patrizier', names, seat),
    press,
    point,
    phone: false,
    ...more,
  };
  return { board, press, point };
}
