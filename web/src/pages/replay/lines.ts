/** The chronicle of a replay in lines: events that belong together are one line, as in an unfolded turn at the table. */
import type { GameUi } from '$lib/board';
import { sentence } from '$lib/steps';
import type { GameWords } from '$lib/texts.svelte';
import { turnsOf } from '$lib/turns';
import type { EventSeen, Told } from '$lib/types';

export interface ReplayLine {
  key: string;
  /** The answer that caused it. */
  ply: number;
  /** A sentence without its full stop, for `Sentence`. */
  text: string;
  event: EventSeen;
}

export function linesOf(told: Told[], ui: Pick<GameUi, 'startsTurn' | 'steps'>, words: GameWords): ReplayLine[] {
  const plies = new Map(told.flatMap(({ ply, events }) => events.map((event) => [event, ply] as const)));
  const turns = turnsOf(told, ui.startsTurn);
  const inTurns = new Set(turns.flatMap((turn) => turn.events));
  const settingUp = [...plies.keys()].filter((event) => !inTurns.has(event));
  const lines = [
    ...settingUp.map((event) => ({ event, text: sentence(words, event) })),
    ...turns.flatMap((turn) => ui.steps(turn.events, words)),
  ];
  return lines.map(({ event, text }, number) => ({ key: String(number), ply: plies.get(event) ?? 0, text, event }));
}
