/** What the pages of events compute from what the server says. */
import type { components } from '$generated/api';

type Schemas = components['schemas'];
export type EventListed = Schemas['TournamentListed'];
export type EventSeen = Schemas['TournamentSeen'];
export type EventWish = Schemas['TournamentWish'];
export type Entrant = Schemas['EntrantSeen'];
export type EventTable = Schemas['TableInRound'];
export type Column = 'points' | 'deal' | 'rivals' | 'wins';

export const FORMATS: EventWish['format'][] = ['league', 'swiss', 'duplicate'];
/** As the server allows. */
export const MOST_IN_LEAGUE = 24;
export const MOST_PLACES = [4, 6, 8, 12, 16, 24, 32, 48, 64];
export const MOST_ROUNDS = 15;
export const MOST_PROGRAMS = 8;
export const PAUSES = [0, 30, 60, 120, 300, 600];

export interface Groups {
  mine: EventListed[];
  open: EventListed[];
  running: EventListed[];
  over: EventListed[];
}

/** An event stands in the first of these groups that it belongs to. */
export function groupsOf(all: EventListed[]): Groups {
  const mine = all.filter((one) => (one.hosted || one.joined) && !isOver(one));
  const others = all.filter((one) => !mine.includes(one));
  return {
    mine,
    open: others.filter((one) => one.status === 'open').sort((a, b) => (a.starts ?? Infinity) - (b.starts ?? Infinity)),
    running: others.filter((one) => one.status === 'running'),
    over: others.filter(isOver),
  };
}

export function isOver(one: EventListed): boolean {
  return one.status === 'over' || one.status === 'cancelled';
}

export function canJoin(one: EventListed): boolean {
  return one.status === 'open' && !one.joined && one.entrants < one.most;
}

/** What counts, from left to right: who has more of the first that differs stands higher. */
export function columnsOf(about: Pick<EventListed, 'format' | 'same_deals'>): Column[] {
  if (!about.same_deals) return ['points', 'rivals', 'wins'];
  return about.format === 'duplicate' ? ['deal', 'points', 'rivals', 'wins'] : ['points', 'deal', 'rivals', 'wins'];
}

/** With how many it can begin; where deals are compared there must be a second table. */
export function fewest(about: Pick<EventListed, 'format' | 'players'>): number {
  return about.format === 'duplicate' ? about.players + 1 : 2;
}

/** Points of a table as floors: each is built, half built (shared with somebody), or not. */
export function floorsOf(points: number, players: number): ('built' | 'half' | 'open')[] {
  return Array.from({ length: players - 1 }, (_, floor) => (points >= floor + 1 ? 'built' : points > floor ? 'half' : 'open'));
}

/** The user's table of a round. */
export function ownTable(event: EventSeen, round: number): EventTable | undefined {
  return event.rounds[round - 1]?.find((table) => table.yours);
}

/** The user's own table first, then those that are played, then those that are over. */
export function inOrder(tables: readonly EventTable[]): EventTable[] {
  const rank = (one: EventTable) => (one.yours ? 0 : one.state === 'over' ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || a.number - b.number);
}

/** The first rows, and the user's own wherever it stands. */
export function firstRows(entrants: readonly Entrant[], count: number): Entrant[] {
  return entrants.filter((one, row) => row < count || one.yours);
}

/** Rounds as columns: the last of them where there are many. */
export function roundsShown(rounds: number, most: number): number[] {
  const first = Math.max(0, rounds - most);
  return Array.from({ length: rounds - first }, (_, at) => first + at + 1);
}

/** The next whole hour after this one, as a field for day and time wants it: in the user's own time, without a zone. */
export function nextHour(now: Date): string {
  const at = new Date(now);
  at.setHours(at.getHours() + 2, 0, 0, 0);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:00`;
}

export interface Plan {
  name: string;
  game: string;
  format: EventWish['format'];
  players: number;
  rounds: number;
  most: number;
  sameDeals: boolean;
  level: NonNullable<EventWish['level']>;
  programs: number;
  rated: boolean;
  listed: boolean;
  joins: boolean;
  /** Day and time; empty: the host begins it. */
  starts: string;
  /** Seconds between two rounds, where nobody has days for a turn. */
  pause: number;
}

export function wishOf(plan: Plan, clock: EventWish['clock'], name: string): EventWish {
  return {
    name: plan.name.trim() || name,
    game: plan.game,
    format: plan.format,
    players: plan.players,
    rounds: plan.rounds,
    clock,
    most: Math.min(plan.most, plan.format === 'league' ? MOST_IN_LEAGUE : plan.most),
    same_deals: plan.sameDeals,
    level: plan.level,
    programs: Array.from({ length: plan.programs }, () => plan.level),
    rated: plan.rated,
    public: plan.listed,
    joins: plan.joins,
    pause: clock.hour === 'days' ? 0 : plan.pause,
    starts: plan.starts ? new Date(plan.starts).getTime() : null,
  };
}
