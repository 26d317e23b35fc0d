/** The result of a match in words; "you" only for a reader who sat there. */
import { language, t } from '$lib/texts.svelte';
import type { SeatSeen, TableSeen } from '$lib/types';

export interface Placed {
  seat: number;
  /** From 1; players who share a win share its place. */
  place: number;
  points: number;
  won: boolean;
  /** Whether it is the reader's own. */
  own: boolean;
  name: string;
  crest: number;
}

export interface Outcome {
  title: string;
  by: string;
  /** Who gave up, or that nobody continued; empty if the match was played to its end. */
  cause: string;
  /** From the first place to the last. */
  placed: Placed[];
  /** Whose points are shown in detail: the reader's own, else the winner's. */
  shown: Placed | null;
  /** Whose banner is shown; the first if several share a win; null if nobody has won. */
  winner: Placed | null;
}

/** The reader's only seat; null for spectators, or if the reader has several seats on one device. */
export function readerOf(seats: SeatSeen[]): number | null {
  const own = seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  return own.length === 1 ? own[0]! : null;
}

function listed(names: string[]): string {
  return new Intl.ListFormat(language.current, { type: 'conjunction' }).format(names);
}

/** `totals` are the points of the ledger: they are used if a match that was given up has no final scores. */
export function outcomeOf(table: TableSeen, seats: SeatSeen[], names: string[], totals: number[]): Outcome {
  const end = table.end;
  const reader = readerOf(seats);
  const winners = end?.winners ?? [];
  const scores = end?.scores.length ? end.scores : totals;
  const placed = seats
    .map((seat, number): Placed => {
      const won = winners.includes(number);
      return { seat: number, place: 0, points: scores[number] ?? 0, won, own: number === reader, name: names[number]!, crest: seat.crest };
    })
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points || a.seat - b.seat);
  placed.forEach((one, at) => {
    const before = placed[at - 1];
    one.place = before && before.won === one.won && before.points === one.points ? before.place : at + 1;
  });
  const own = placed.find((one) => one.own) ?? null;
  const winner = placed.find((one) => one.won) ?? null;
  const shown = own ?? winner ?? null;
  return {
    title: titleOf(placed, own),
    by: byOf(table, placed, own),
    cause: causeOf(table, seats, names, reader),
    placed,
    shown,
    winner,
  };
}

function titleOf(placed: Placed[], own: Placed | null): string {
  const winners = placed.filter((one) => one.won);
  if (!winners.length) return t('ending-nobody');
  const others = listed(winners.filter((one) => !one.own).map((one) => one.name));
  if (own?.won) return winners.length > 1 ? t('ending-you-share', { names: others }) : t('ending-you-won');
  return t('ending-won', { names: others, count: winners.length });
}

/** By how much, and against whom. */
function byOf(table: TableSeen, placed: Placed[], own: Placed | null): string {
  const winner = placed.find((one) => one.won);
  if (!winner) return '';
  const second = placed.find((one) => !one.won);
  // If somebody gave up, points decide between those who stayed.
  const played = table.end?.cause === 'over';
  const level = (points: number, name: string) => `${t('ending-level', { points, name })} ${t(`ending-tie-${table.game}`)}`;
  if (own && !own.won) {
    const margin = winner.points - own.points;
    if (margin > 0) return t('ending-behind', { points: own.points, margin, name: winner.name });
    if (margin === 0 && played) return level(own.points, winner.name);
    return t('table-points', { points: own.points });
  }
  const { points } = own ?? winner;
  if (!second || placed.filter((one) => one.won).length > 1) return t('ending-each', { points });
  if (points > second.points) return t('ending-ahead', { points, margin: points - second.points, name: second.name });
  if (points === second.points && played) return level(points, second.name);
  return t('table-points', { points });
}

function causeOf(table: TableSeen, seats: SeatSeen[], names: string[], reader: number | null): string {
  if (table.end?.cause === 'over') return '';
  const gone = seats.flatMap((seat, number) => (seat.resigned ? [number] : []));
  if (table.end?.cause !== 'resigned' || !gone.length) return t(`table-cause-${table.end?.cause ?? 'over'}`);
  if (gone.length === 1 && gone[0] === reader) return t('ending-you-gave-up');
  return t('ending-gave-up', { names: listed(gone.map((seat) => names[seat]!)), count: gone.length });
}
