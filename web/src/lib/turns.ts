/** The one notion of a turn: what is told, cut where the game says that a turn begins. The chronicle, what the others did
 * since one's own turn, and the pace at which it is shown all go by it. */
import type { IconName } from './icons';
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
  /** Whether its player has chosen something in it; what the rules answer for somebody is no choice. */
  chosen: boolean;
  events: EventSeen[];
}

/** The turn that an event begins; null: it belongs to the one before. */
export type StartsTurn = (event: EventSeen, before: Turn | null, turns: Turn[]) => Pick<Turn, 'seat' | 'round' | 'part'> | null;

/** What is told before the first turn is the set-up: many draws that say little. */
export function turnsOf(told: Told[], starts: StartsTurn): Turn[] {
  const turns: Turn[] = [];
  for (const { ply, actor, by, events } of told) {
    // What somebody answers belongs to the turn in which they were asked, or to one that it begins.
    const during = Math.max(0, turns.length - 1);
    for (const [number, event] of events.entries()) {
      const before = turns.at(-1) ?? null;
      const begun = starts(event, before, turns);
      if (begun) turns.push({ ...begun, key: `${ply}.${number}`, first: ply, last: ply, chosen: false, events: [event] });
      else if (before) {
        before.events.push(event);
        before.last = ply;
      }
    }
    const theirs = by === 'rules' ? undefined : turns.slice(during).find((turn) => turn.seat === actor);
    if (theirs) theirs.chosen = true;
  }
  return turns;
}

/** What the others have done since one's own last choice in a turn of one's own. */
export function turnsSince(turns: Turn[], own: ReadonlySet<number>): Turn[] {
  const chosen = turns.findLastIndex(({ seat, chosen }) => chosen && seat !== null && own.has(seat));
  return turns.slice(chosen + 1).filter(({ seat }) => seat !== null && !own.has(seat));
}

/** A part of a turn that is shown at once: the card, the bricks, the seals. */
export interface TurnStep {
  icon: IconName;
  events: EventSeen[];
}

/** The steps of a turn, by the sign of each of its events; what has none goes with the step before it. */
export function stepsOf(events: EventSeen[], sign: (event: EventSeen) => IconName | null): TurnStep[] {
  const steps: TurnStep[] = [];
  for (const event of events) {
    const icon = sign(event);
    const last = steps.at(-1);
    if (icon && icon !== last?.icon) steps.push({ icon, events: [event] });
    else last?.events.push(event);
  }
  return steps;
}

export function seatOf(event: EventSeen | undefined): number | null {
  return typeof event?.facts.seat === 'number' ? event.facts.seat : null;
}
