/** The lines of a turn that is unfolded in the chronicle. */
import type { IconName } from './icons';
import { strong } from './drawn';
import type { Counted } from './facts';
import { bare, who } from './recap';
import type { GameWords } from './texts.svelte';
import type { EventSeen, Facts } from './types';

export interface StepLine {
  icon: IconName;
  /** A sentence without its full stop, for `Sentence`. */
  text: string;
  rule: string;
  /** Points it brought; null: it is not about points. */
  points: number | null;
  /** What is marked on the board when it is pressed. */
  event: EventSeen;
}

/** The facts of a sentence about a seat, whose name stands out. */
export function subject(words: GameWords, seat: number | null): Facts {
  const facts = who(words, seat ?? -1);
  return { ...facts, name: strong(String(facts.name)) };
}

/** An event's own sentence, without its full stop. */
export function sentence(words: GameWords, event: EventSeen): string {
  return bare(words.drawn(event));
}

/** Equal things as one, with their number, in the order in which they came. */
export function numbered(names: string[]): Counted[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}
