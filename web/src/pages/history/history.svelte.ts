/** The matches that somebody has played, read page by page; narrowed down, they are read anew. */
import { api } from '$lib/api';
import { inWords } from '$lib/problem';
import type { MatchListed } from '$lib/types';

/** Where one's own history is. */
export const OWN = '/history';

/** How many the server lists at once: if there are fewer, there are no earlier ones. */
export const PAGE_SIZE = 50;

export interface Narrowing {
  game: string;
  against: '' | 'people' | 'bots';
  result: '' | 'won' | 'lost';
  rated: '' | 'true' | 'false';
  /** A part of the name of somebody who was there. */
  name: string;
}

export const EVERYTHING: Narrowing = { game: '', against: '', result: '', rated: '', name: '' };

/** What the server is asked for: what is not given does not matter. */
export function queryOf(wanted: Narrowing, before?: number): Record<string, string | number> {
  const given = Object.entries({ ...wanted, name: wanted.name.trim() }).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), ...(before === undefined ? {} : { before }) };
}

export class History {
  wanted = $state.raw<Narrowing>(EVERYTHING);
  matches = $state.raw<MatchListed[] | null>(null);
  exhausted = $state(false);
  problem = $state('');
  #reading: AbortController | null = null;
  readonly #path: string;

  constructor(path = OWN) {
    this.#path = path;
  }

  readonly narrowed: boolean = $derived(Object.values(this.wanted).some(Boolean));

  narrow(change: Partial<Narrowing>): Promise<void> {
    this.wanted = { ...this.wanted, ...change };
    return this.read();
  }

  /** The first page. */
  read(): Promise<void> {
    return this.#read([]);
  }

  readEarlier(): Promise<void> {
    return this.#read(this.matches ?? []);
  }

  async #read(known: MatchListed[]): Promise<void> {
    this.#reading?.abort();
    const reading = (this.#reading = new AbortController());
    try {
      const found = await api.get<MatchListed[]>(this.#path, queryOf(this.wanted, known.at(-1)?.changed), reading.signal);
      if (reading.signal.aborted) return;
      this.matches = [...known, ...found];
      this.exhausted = found.length < PAGE_SIZE;
      this.problem = '';
    } catch (error) {
      if (!reading.signal.aborted) this.problem = inWords(error);
    }
  }
}

/** The place of the user's only seat. */
export function ownPlace(match: Pick<MatchListed, 'seats' | 'places'>): number | null {
  const own = match.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
  return own.length === 1 ? (match.places?.[own[0]!] ?? null) : null;
}
