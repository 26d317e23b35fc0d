/** The list of events, refreshed while a page shows it; and what somebody does with one of them. */
import { api } from '$lib/api';
import { me } from '$lib/me.svelte';
import { inWords } from '$lib/problem';
import { Refreshed } from '../home/refreshed.svelte';
import type { EventListed, EventSeen } from './model';

export const events = new Refreshed<EventListed[]>(() => api.get<EventListed[]>('/tournaments'));

/** Joins, leaves, begins: one thing at a time, and a refusal is shown. */
export class Doing {
  busy = $state(false);
  problem = $state('');

  async do(event: string, what: 'join' | 'leave' | 'begin' | 'cancel'): Promise<EventSeen | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = '';
    try {
      await me.ensure();
      const path = `/tournaments/${event}`;
      const seen = what === 'cancel' ? await api.delete<EventSeen>(path) : await api.post<EventSeen>(`${path}/${what}`);
      void events.refresh();
      return seen;
    } catch (error) {
      this.problem = inWords(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
