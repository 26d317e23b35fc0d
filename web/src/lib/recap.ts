/** Helpers that summarise events, for the games' recaps. */
import type { Good } from './board';
import type { GameWords } from './texts.svelte';
import type { EventSeen } from './types';

export function seatOf(event: EventSeen): number {
  return typeof event.facts.seat === 'number' ? event.facts.seat : -1;
}

/** Facts that say who it was; the texts say "you" if it is the reader. */
export function who(words: GameWords, seat: number): Record<string, unknown> {
  return { name: words.nameOf(seat), you: seat === words.own ? 'yes' : 'no' };
}

/** A sentence of the chronicle as a line of a recap. */
export function bare(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

export function numberOf(fact: unknown): number {
  return typeof fact === 'number' ? fact : 0;
}

/** Equal things side by side become one with its count. */
export function counted(goods: Good[]): Good[] {
  const found: Good[] = [];
  for (const good of goods) {
    const same = found.find((one) => one.piece === good.piece && one.of === good.of && one.step === good.step);
    if (same) same.count += good.count;
    else found.push({ ...good });
  }
  return found;
}
