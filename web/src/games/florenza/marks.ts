/** Which place on the table a line of the chronicle is about; it has the names of artworks and persons, not their notation. */
import type { EventSeen } from '$lib/types';

export interface Mark {
  work: string | null;
  person: string | null;
  market: boolean;
}

const AT_MARKET = new Set(['to-market', 'sold', 'bought', 'traded', 'traded-for']);

export function markOf(event: EventSeen | null): Mark {
  const named = (fact: unknown) => (typeof fact === 'string' ? fact : null);
  return {
    work: named(event?.facts.work),
    person: named(event?.facts.person),
    market: event !== null && AT_MARKET.has(event.name),
  };
}
