/** A match that is looked at in passing: how it stands now, or its turns one after the other. */
import { api } from '$lib/api';
import type { Outlook, SeatSeen, TableSeen, View } from '$lib/types';
import { Replaying } from '../replay/replaying.svelte';

const LIVE_MS = 3_000;
const TURN_MS = 2_200;
/** After the last turn the end stays in view for a while. */
const END_MS = 8_000;

export interface Seen {
  view: View;
  outlook: Outlook;
  seats: SeatSeen[];
}

interface Standing {
  view: View | null;
  outlook: Outlook | null;
  table: TableSeen;
}

export class Watched {
  seen = $state.raw<Seen | null>(null);
  #timer = 0;
  #closed = false;
  #replaying: Replaying | null = null;

  /** What everybody at the table sees, again and again. */
  async follow(match: string): Promise<void> {
    if (!document.hidden) {
      try {
        const { view, outlook, table } = await api.get<Standing>(`/matches/${match}`);
        if (view) this.seen = { view, outlook: outlook ?? {}, seats: table.seats };
      } catch {
        // It may have ended for spectators: what was seen last stays, and the list says what goes on.
      }
    }
    this.#later(() => this.follow(match), LIVE_MS);
  }

  /** Turn by turn, and again from the start; where nothing should move, the end of it. */
  async replay(match: string, still: boolean): Promise<void> {
    const replaying = await Replaying.open(match);
    this.#replaying = replaying;
    if (this.#closed) return replaying.close();
    const show = async (ply: number): Promise<void> => {
      replaying.go(ply);
      await replaying.arrived();
      const moment = replaying.moment;
      if (moment) this.seen = { view: moment.view, outlook: moment.outlook, seats: replaying.table.seats };
      if (still) return;
      const next = replaying.turns.find((turn) => turn.last + 1 > ply);
      this.#later(() => show(next ? next.last + 1 : 0), next ? TURN_MS : END_MS);
    };
    await show(still ? replaying.last : 0);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#replaying?.close();
  }

  #later(act: () => Promise<void>, after: number): void {
    if (!this.#closed) this.#timer = window.setTimeout(() => void act().catch(() => {}), after);
  }
}
