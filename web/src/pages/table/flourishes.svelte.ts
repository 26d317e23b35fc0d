/** Effects of a move at its place, also of the player's own moves: bricks fall, a seal is pressed on, a prize flies to its owner. */
import type { Travel } from '$lib/board';
import { duration } from '$lib/settings.svelte';
import { bow, find, middle, type Box } from './traces';

export interface Flourish {
  id: number;
  felt: NonNullable<Travel['felt']>;
  box: Box;
  piece: { piece: string; of: string };
  count: number;
  points: number;
  /** The path of a flying piece. */
  path: string;
}

/** How long an effect takes until it is gone. */
export const FLOURISH_MS = 1100;

export class Flourishes {
  list = $state.raw<Flourish[]>([]);
  #made = 0;
  #timers = new Set<number>();

  /** Called before the table is drawn again: things that will go are still there, so their place can be measured. */
  show(travels: Travel[], mine: boolean): void {
    if (!duration(1)) return;
    const made = travels.flatMap((travel): Flourish[] => {
      const { felt, piece, from, to, count = 1, points } = travel;
      // What the others win is already shown as a moving piece.
      if (!felt || !piece || (felt === 'won' && !mine)) return [];
      const box = find(felt === 'won' ? from : to);
      const end = felt === 'won' ? find(to) : null;
      if (!box || (felt === 'won' && !end)) return [];
      const path = end ? bow(middle(box), middle(end)).path : '';
      return [{ id: (this.#made += 1), felt, box, piece, count, points: mine ? points : 0, path }];
    });
    if (!made.length) return;
    this.list = [...this.list, ...made];
    const timer = window.setTimeout(() => {
      this.#timers.delete(timer);
      this.list = this.list.filter((one) => !made.includes(one));
    }, FLOURISH_MS);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
