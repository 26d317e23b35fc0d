/** The lists of matches: the user's own, those with a free chair, those to watch. */
import { levelName } from '$games/about';
import { api } from '$lib/api';
import { me } from '$lib/me.svelte';
import { distinct } from '$lib/seats';
import type { MatchListed, SeatSeen } from '$lib/types';
import type { components } from '$generated/api';
import { Refreshed } from './refreshed.svelte';

type Friends = components['schemas']['Friends'];
export type RatingSeen = components['schemas']['RatingSeen'];

export interface Mine {
  /** Somebody waits for the user. */
  turn: MatchListed[];
  running: MatchListed[];
  /** Not everybody has sat down. */
  waiting: MatchListed[];
  over: MatchListed[];
}

/** The matches that wait for the user come first; in each group, the one that changed last. */
export function sorted(matches: MatchListed[]): Mine {
  const latest = [...matches].sort((a, b) => b.changed - a.changed);
  const alive = latest.filter((match) => match.status === 'running' || match.status === 'paused');
  return {
    turn: alive.filter((match) => match.your_turn),
    running: alive.filter((match) => !match.your_turn),
    waiting: latest.filter((match) => match.status === 'open'),
    over: latest.filter((match) => match.status === 'over'),
  };
}

export function countOf(all: Mine | null): number {
  return all ? all.turn.length + all.running.length + all.waiting.length + all.over.length : 0;
}

export const mine = new Refreshed<Mine>(async () => {
  if (!me.loaded) await until(() => me.loaded);
  return sorted(me.current ? await api.get<MatchListed[]>('/matches', { which: 'mine' }) : []);
});

/** The user's ratings by game; only accounts have any. */
export const ratings = new Refreshed<Record<string, RatingSeen>>(async () => {
  if (!me.loaded) await until(() => me.loaded);
  const found = me.current && !me.current.guest ? await api.get<RatingSeen[]>('/ratings') : [];
  return Object.fromEntries(found.map((one) => [one.game, one]));
});

/** Whom the user follows, those who are here first. */
export const friends = new Refreshed<Friends>(async () => {
  if (!me.loaded) await until(() => me.loaded);
  return me.current ? api.get<Friends>('/friends') : { follows: [], blocked: [] };
});

/** Tables to which somebody has invited the user. */
export const invited = new Refreshed<MatchListed[]>(async () => {
  if (!me.loaded) await until(() => me.loaded);
  return me.current ? api.get<MatchListed[]>('/matches', { which: 'invited' }) : [];
});

export const open = new Refreshed<MatchListed[]>(() => api.get<MatchListed[]>('/matches', { which: 'open' }));
export const running = new Refreshed<MatchListed[]>(() => api.get<MatchListed[]>('/matches', { which: 'running' }));

/** One public match that was played lately; it changes at midnight. */
export const replayOfTheDay = new Refreshed<MatchListed[]>(() => api.get<MatchListed[]>('/matches', { which: 'replay' }));

function until(holds: () => boolean): Promise<void> {
  return new Promise((done) => {
    const look = () => (holds() ? done() : setTimeout(look, 30));
    look();
  });
}

export function seatsOf(match: MatchListed): SeatSeen[] {
  return distinct(match.seats as SeatSeen[]);
}

/** Names for use in sentences; a bot without a name has the name of its level. */
export function namesOf(seats: SeatSeen[]): string[] {
  return seats.map((seat) => seat.name || (seat.kind === 'bot' ? levelName(seat.level ?? '') : ''));
}
