/** The turns of the others since one's own, from what is told. */
import type { Places } from '$lib/board';
import type { EventSeen, Told } from '$lib/types';
import type { IconName } from '$lib/icons';

export interface TurnStep {
  icon: IconName;
  events: EventSeen[];
}

export interface RivalTurn {
  seat: number;
  events: EventSeen[];
  steps: TurnStep[];
}

/** Put an event into the steps of its turn; what belongs to no step goes with the one before. */
export function addTo(steps: TurnStep[], event: EventSeen, places: Places): void {
  const icon = places.step(event);
  const last = steps.at(-1);
  if (icon && icon !== last?.icon) steps.push({ icon, events: [event] });
  else last?.events.push(event);
}

/** Whose turn it is while an answer is given. */
export function ownerOf(owner: number, told: Told, places: Places): number {
  return places.begins || told.actor < 0 ? owner : told.actor;
}

/** Of some answers the events, each with whose turn it was. */
export function owned(told: Told[], owner: number, places: Places): { seat: number; event: EventSeen }[] {
  let seat = owner;
  return told.flatMap((one) => {
    seat = ownerOf(seat, one, places);
    return one.events.map((event) => {
      seat = places.begins?.(event) ?? seat;
      return { seat, event };
    });
  });
}

/** A choice of one's own in one's own turn: from there on the others' moves are news again. */
export function isOwnChoice(told: Told, owner: number, own: ReadonlySet<number>): boolean {
  return own.has(told.actor) && told.by !== 'rules' && own.has(owner);
}

/** What the others have done since one's own last choice, turn by turn. */
export function turnsSince(told: Told[], own: ReadonlySet<number>, places: Places): RivalTurn[] {
  let owner = -1;
  let turns: RivalTurn[] = [];
  for (const one of told) {
    const before = ownerOf(owner, one, places);
    if (isOwnChoice(one, before, own)) turns = [];
    if (before !== owner && before >= 0) turns.push({ seat: before, events: [], steps: [] });
    owner = before;
    for (const event of one.events) {
      const begun = places.begins?.(event) ?? null;
      if (begun !== null && begun !== owner) {
        owner = begun;
        turns.push({ seat: owner, events: [], steps: [] });
      }
      const turn = turns.at(-1);
      if (!turn || turn.seat !== owner) continue;
      turn.events.push(event);
      addTo(turn.steps, event, places);
    }
  }
  return turns.filter((turn) => !own.has(turn.seat) && turn.steps.length);
}

/** One turn for each of them, the last to move last: who moved several times has done all of it in one. */
export function bySeat(turns: RivalTurn[]): RivalTurn[] {
  const found = new Map<number, RivalTurn>();
  for (const turn of turns) {
    const before = found.get(turn.seat);
    found.delete(turn.seat);
    const events = [...(before?.events ?? []), ...turn.events];
    found.set(turn.seat, { seat: turn.seat, events, steps: turn.steps });
  }
  return [...found.values()];
}
