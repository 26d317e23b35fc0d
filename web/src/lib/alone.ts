/** The seats of a position that one person studies without the others: a lesson, a puzzle. */
import { me } from './me.svelte';
import { distinct } from './seats';
import type { SeatSeen } from './types';

/** The person plays under their own name and crest, unless another seat has that name. */
export function seatedAlone(names: string[], seat: number): SeatSeen[] {
  const free = !names.some((name, other) => other !== seat && name === me.name);
  return distinct(
    names.map((name, number) => {
      const own = number === seat;
      return {
        kind: own ? 'person' : 'bot',
        name: own && free ? me.name : name,
        crest: own ? me.crest : number,
        level: null,
        yours: own,
        present: true,
        away: false,
        resigned: false,
      };
    }),
  );
}
