/** The chronicle by turns: what is told, cut where a turn begins. */
import type { EventSeen, Told } from './types';

export interface Turn {
  key: string;
  /** Whose it is; null: something that happens to all, such as the income of a round. */
  seat: number | null;
  round: number | null;
  /** What part of a round it belongs to, in games that have such. */
  part: string;
  /** The first and the last ply that it was told at. */
  first: number;
  last: number;
  events: EventSeen[];
}

/** The turn that an event begins; null: it belongs to the one before. */
export type StartsTurn = (event: EventSeen, before: Turn | null, turns: Turn[]) => Pick<Turn, 'seat' | 'round' | 'part'> | null;

/** What is told before the first turn is the set-up: many draws that say little. */
export function turnsOf(told: Told[], starts: StartsTurn): Turn[] {
  const turns: Turn[] = [];
  for (const { ply, events } of told) {
    for (const [number, event] of events.entries()) {
      const before = turns.at(-1) ?? null;
      const begun = starts(event, before, turns);
      if (begun) turns.push({ ...begun, key: `${ply}.${number}`, first: ply, last: ply, events: [event] });
      else if (before) {
        before.events.push(event);
        before.last = ply;
      }
    }
  }
  return turns;
}

export function seatOf(event: EventSeen | undefined): number | null {
  return typeof event?.facts.seat === 'number' ? event.facts.seat : null;
}
