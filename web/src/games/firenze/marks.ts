/** Which place on the table a line of the chronicle is about. */
import type { EventSeen } from '$lib/types';

export interface Mark {
  commission: string | null;
  tile: number | null;
  card: string | null;
  /** The tower of a player: seat and colour. */
  tower: { seat: number; colour: string } | null;
  seat: number | null;
}

const ON_BOARD = new Set(['fulfilled', 'balcony-laid', 'neutral-seal']);
const ON_TOWER = new Set(['built', 'torn-down', 'collapsed', 'botched', 'sabotaged', 'tax-spared', 'tribute-spared']);

export function markOf(event: EventSeen | null): Mark {
  const none: Mark = { commission: null, tile: null, card: null, tower: null, seat: null };
  if (!event) return none;
  const { name, facts } = event;
  const colour = typeof facts.colour === 'string' ? facts.colour.replace(/^colour-/, '') : '';
  const seat = typeof facts.seat === 'number' ? facts.seat : null;
  return {
    commission: ON_BOARD.has(name) ? `${colour[0]}${String(facts.height)}` : null,
    tile: name === 'tile-taken' ? Number(facts.height) : null,
    card: typeof facts.card === 'string' ? facts.card.replace(/^card-/, '') : name === 'bell-tower' ? 'campanile' : null,
    tower: ON_TOWER.has(name) && seat !== null ? { seat, colour } : null,
    seat,
  };
}
