/** "Since your last turn": of everything that happened, the few lines that matter most to one seat. */
import type { EventSeen, Told } from '$lib/types';

export interface Line {
  event: EventSeen;
  /** Good or bad for the user; the sentence itself says what happened. */
  mood: 'bad' | 'good' | 'plain';
}

/** Events that hurt or help the seat that they happen to; all others are only news. */
const HURTS = new Set([...['flooded', 'burnt', 'taxed', 'tribute-paid', 'torn-down', 'collapsed', 'botched', 'sabotaged', 'smuggled']]);
const HELPS = new Set(['fulfilled', 'tile-taken', 'privilege-used', 'monument-given', 'warded-off', 'tile-won']);

/** How much an event matters, whoever did it. Events that are not here are minor. */
const WEIGHT: Record<string, number> = {
  ended: 9,
  'ended-quietly': 9,
  'last-seal': 8,
  sabotaged: 7,
  'torn-down': 6,
  collapsed: 6,
  fulfilled: 6,
  'tile-won': 6,
  'monument-given': 5,
  'monument-discarded': 3,
  'tile-taken': 5,
  botched: 5,
  smuggled: 5,
  moved: 5,
  'to-church': 4,
  'bell-tower': 4,
  'privilege-used': 4,
  reborn: 4,
  'warded-off': 3,
  flooded: 3,
  burnt: 3,
  taxed: 3,
  'tribute-paid': 3,
  'person-played': 2,
  built: 2,
  taken: 1,
};
const HURT_WEIGHT = 10;

/** Whether the event was done by a seat, or to it. */
export function concerns(event: EventSeen, seat: number): boolean {
  return Object.entries(event.facts).some(([key, value]) => (key === 'seat' || key.endsWith('_seat')) && value === seat);
}

export function since(told: Told[], seat: number, most = 3): Line[] {
  const found = told.flatMap((one, order) =>
    one.events.map((event) => {
      const mine = concerns(event, seat);
      // Users know what they did themselves, but maybe not what happened to them meanwhile.
      const known = one.actor === seat && !(mine && HURTS.has(event.name));
      const weight = known ? 0 : (WEIGHT[event.name] ?? 0) + (mine && HURTS.has(event.name) ? HURT_WEIGHT : mine ? 3 : 0);
      return { event, order, weight, mine };
    }),
  );
  // One sentence of each kind: a fire that takes bricks from three other players is one piece of news.
  const kinds = new Set<string>();
  return found
    .filter(({ weight, event }) => weight > 0 && (WEIGHT[event.name] ?? 0) > 0)
    .sort((a, b) => b.weight - a.weight || b.order - a.order)
    .filter(({ event, mine }) => {
      const kind = `${event.name} ${mine}`;
      return !kinds.has(kind) && kinds.add(kind);
    })
    .slice(0, most)
    .map(({ event, mine }) => ({ event, mood: moodOf(event, mine) }));
}

function moodOf(event: EventSeen, mine: boolean): Line['mood'] {
  if (mine && HURTS.has(event.name)) return 'bad';
  return mine && HELPS.has(event.name) ? 'good' : 'plain';
}
