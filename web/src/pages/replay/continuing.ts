/** Who sits where at a table that continues from a moment of another match. */
import { ALL_LEVELS, botOf, STYLES, type Level } from '$games/about';
import { wished } from '$parts/home/crests';
import type { ChairWish, SeatSeen } from '$lib/types';

export interface Place {
  kind: 'me' | 'bot' | 'friend';
  level: Level;
}

/** The user has one seat; the others are bots, each of the level of the bot that sat there, or of the usual level. */
export function places(seats: SeatSeen[], own: number, level: Level, others: 'bot' | 'friend' = 'bot'): Place[] {
  return seats.map((seat, number) => ({ kind: number === own ? 'me' : others, level: levelOf(seat) ?? level }));
}

function levelOf(seat: SeatSeen): Level | null {
  const { level } = botOf(seat.level ?? '');
  return seat.kind === 'bot' ? (ALL_LEVELS.find((one) => one === level) ?? null) : null;
}

/** The user has only one place: after a change, a bot takes the first one. */
export function taken(all: Place[], number: number, kind: Place['kind']): Place[] {
  return all.map((one, at) => {
    if (at === number) return { ...one, kind };
    return kind === 'me' && one.kind === 'me' ? { ...one, kind: 'bot' } : one;
  });
}

/** The level of all bots, if it is the same. */
export function commonLevel(all: Place[]): Level | null {
  const levels = new Set(all.filter((one) => one.kind === 'bot').map((one) => one.level));
  return levels.size === 1 ? [...levels][0]! : null;
}

export function chairsOf(all: Place[], seats: SeatSeen[]): ChairWish[] {
  return all.map(({ kind, level }, number) => {
    const seat = seats[number]!;
    const crest = wished(seat.crest);
    if (kind !== 'bot') return kind === 'me' ? { kind } : { kind, crest };
    const style = STYLES.find((one) => one === botOf(seat.level ?? '').style) ?? STYLES[number % STYLES.length]!;
    return { kind, level, style, crest };
  });
}
