/** A table as its host plans it, and the request to the server for it. */
import { ALL_LEVELS, botOf, LEVELS, STYLES, type CommonLevel, type Level, type Style } from '$games/about';
import type { ChairWish, Clock, GameOffered, SeatSeen, TableChange, TableSeen, TableWish } from '$lib/types';
import { freeCrest, wished } from '$parts/home/crests';

/** `me` is the host; `device` somebody else who takes turns on this device; `seated` who sits at a table that waits. */
export type ChairKind = 'me' | 'device' | 'friend' | 'bot' | 'open' | 'seated';

export interface Chair {
  kind: ChairKind;
  name: string;
  crest: number;
  level: Level;
  style: Style;
  /** Of a friend: the login of an account that is invited there, if the host knows one. */
  login?: string;
  /** At a table that waits: the seat, and what it was called before the host changed anything. */
  seat?: number;
  before?: string;
}

export type Pace = 'none' | 'live' | 'days';
export type Value = boolean | number | string;

export interface Terms {
  pace: Pace;
  /** Minutes for the whole game, and seconds that each turn gives back. */
  bank: number;
  increment: number;
  days: number;
  hints: boolean;
  public: boolean;
  /** Whether open chairs are only for those whom the host follows; nobody else finds the table. */
  friends: boolean;
  watched: boolean;
  delay: number;
  substitute: CommonLevel;
  /** Whether the result moves ratings: only for accounts, and without hints. */
  rated: boolean;
}

export const BANKS = [5, 10, 15, 20, 30, 45, 60, 90];
export const INCREMENTS = [0, 5, 10, 15, 30, 60];
export const DAYS = [1, 2, 3, 7];
/** Delays for spectators, in seconds. */
export const DELAYS = [0, 30, 60, 300, 900];

export const USUAL_TERMS: Terms = {
  ...{ pace: 'none', bank: 15, increment: 10, days: 1 },
  ...{ hints: true, public: false, watched: true, delay: 0, substitute: 'compagno', rated: false, friends: false },
};

export function chair(kind: ChairKind, level: Level, number = 0): Chair {
  return { kind, name: '', crest: number % 5, level, style: STYLES[number % STYLES.length]! };
}

/** The host against bots, as on the first page. */
export function usualChairs(players: number, level: Level, crest: number): Chair[] {
  return resized([{ ...chair('me', level), crest }], players, level);
}

/** New chairs are for bots; the last ones are removed, but not under those who sit on them. */
export function resized(chairs: Chair[], players: number, level: Level): Chair[] {
  const sized = [...chairs];
  while (sized.length > players) {
    const last = sized.findLastIndex((one) => one.kind !== 'seated');
    if (last < 0) break;
    sized.splice(last, 1);
  }
  while (sized.length < players) {
    sized.push({ ...chair('bot', level, sized.length - 1), crest: freeCrest(sized.map((one) => one.crest)) });
  }
  return sized;
}

/** The host has only one chair: a former one becomes somebody else's on this device. */
export function withKind(chairs: Chair[], seat: number, kind: ChairKind): Chair[] {
  return chairs.map((one, at) => {
    if (at === seat) return { ...one, kind };
    return kind === 'me' && one.kind === 'me' ? { ...one, kind: 'device' } : one;
  });
}

/** The first bot's chair becomes that of somebody who is invited by login. */
export function withInvited(chairs: Chair[], login: string | null): Chair[] {
  const at = login ? chairs.findIndex((one) => one.kind === 'bot') : -1;
  return chairs.map((one, seat) => (seat === at ? { ...one, kind: 'friend', login: login! } : one));
}

/** The logins of those who are invited, each once. */
export function invited(chairs: Chair[]): string[] {
  const logins = chairs.map((one) => (one.kind === 'friend' ? (one.login ?? '').trim() : ''));
  return [...new Set(logins.filter(Boolean))];
}

/** A player who takes the crest of another gives their own in exchange. */
export function withCrest(chairs: Chair[], seat: number, crest: number): Chair[] {
  const own = chairs[seat]!.crest;
  return chairs.map((one, at) => (at === seat ? { ...one, crest } : one.crest === crest ? { ...one, crest: own } : one));
}

export type Fault = 'no-host' | 'nameless' | 'alike' | 'words';

/** Why the table cannot be created, as names of texts. */
export function faults(chairs: Chair[], host: string, words: string): Fault[] {
  const found: Fault[] = [];
  if (!chairs.some((one) => one.kind === 'me' || one.kind === 'seated')) found.push('no-host');
  const names = chairs.filter((one) => one.kind === 'device').map((one) => one.name.trim());
  if (names.some((name) => !name)) found.push('nameless');
  const all = [...names, ...(chairs.some((one) => one.kind === 'me') ? [host] : [])].map((name) => name.toLocaleLowerCase());
  if (names.every(Boolean) && new Set(all).size < all.length) found.push('alike');
  if (words.length > 200) found.push('words');
  return found;
}

/** What the start button will do. */
export function outcome(chairs: Chair[]): 'links' | 'open' | 'play' {
  if (chairs.some((one) => one.kind === 'friend')) return 'links';
  return chairs.some((one) => one.kind === 'open') ? 'open' : 'play';
}

export type ClockTerms = Pick<Terms, 'pace' | 'bank' | 'increment' | 'days'>;

export function clockOf(terms: ClockTerms): Clock | null {
  if (terms.pace === 'none') return null;
  if (terms.pace === 'days') return { bank: terms.days * 86_400, increment: 0, hour: 'days' };
  return { bank: terms.bank * 60, increment: terms.increment, hour: 'live' };
}

/** Who finds the table in the lists. */
export type Finders = 'nobody' | 'friends' | 'everybody';

/** A chair for anybody is useless at a table that nobody can find. */
export function findersOf(terms: Terms, mustBeFound: boolean): Finders {
  if (terms.friends) return 'friends';
  return terms.public || mustBeFound ? 'everybody' : 'nobody';
}

function wishOf(one: Chair): ChairWish {
  switch (one.kind) {
    case 'me':
      return { kind: 'me', crest: wished(one.crest) };
    case 'device':
      return { kind: 'me', name: one.name.trim(), crest: wished(one.crest) };
    case 'bot':
      return { kind: 'bot', level: one.level, style: one.style, crest: wished(one.crest) };
    case 'seated':
      throw new Error('Who sits there keeps the chair');
    default:
      return { kind: one.kind };
  }
}

export function tableWish(
  game: string,
  chairs: Chair[],
  options: Record<string, Value>,
  terms: Terms,
  words: string,
  edition = '',
): TableWish {
  return { game, edition: edition || null, chairs: chairs.map(wishOf), options, ...wishOfTerms(chairs, terms), words: words.trim() };
}

function wishOfTerms(chairs: Chair[], terms: Terms) {
  return {
    clock: clockOf(terms),
    hints: terms.hints && !terms.rated,
    rated: terms.rated,
    public:
      findersOf(
        terms,
        chairs.some((one) => one.kind === 'open'),
      ) === 'everybody',
    friends: terms.friends,
    watched: terms.watched,
    delay: terms.watched ? terms.delay : 0,
    substitute: terms.substitute,
  };
}

// A table that waits, and its host changes it

function kindAt(seat: SeatSeen): ChairKind {
  return seat.kind === 'person' ? 'seated' : seat.kind;
}

/** What of a chair the host can change, in one word. */
function called(one: Chair): string {
  return one.kind === 'bot' ? `${one.level}:${one.style}` : one.kind;
}

/** The chairs of a table that waits. */
export function chairsOf(seats: SeatSeen[], level: Level): Chair[] {
  return seats.map((seat, number) => {
    const bot = botOf(seat.level ?? '');
    const known = ALL_LEVELS.find((one) => one === bot.level) ?? level;
    const one = { ...chair(kindAt(seat), known), name: seat.name, crest: seat.crest, style: bot.style as Style, seat: number };
    return { ...one, before: called(one) };
  });
}

/** Who has sat down meanwhile keeps the chair, whatever the host wanted to do with it. */
export function withArrivals(chairs: Chair[], seats: SeatSeen[]): Chair[] {
  const now = chairsOf(seats, 'compagno');
  const arrived = (one: Chair) => one.seat !== undefined && one.kind !== 'seated' && now[one.seat]?.kind === 'seated';
  return chairs.some(arrived) ? chairs.map((one) => (arrived(one) ? now[one.seat!]! : one)) : chairs;
}

export function termsOf({ clock, ...terms }: TableSeen['terms']): Terms {
  const found = soundTerms({ ...terms, substitute: botOf(terms.substitute ?? '').level as CommonLevel });
  if (!clock) return { ...found, pace: 'none' };
  if (clock.hour === 'days') return { ...found, pace: 'days', days: Math.max(1, Math.round(clock.bank / 86_400)) };
  return { ...found, pace: 'live', bank: Math.max(1, Math.round(clock.bank / 60)), increment: clock.increment ?? 0 };
}

/** Chairs that nobody touched go by their number, and stay as they are. */
export function tableChange(chairs: Chair[], options: Record<string, Value>, terms: Terms): TableChange {
  const same = (one: Chair) => one.seat !== undefined && (one.kind === 'seated' || one.before === called(one));
  return { chairs: chairs.map((one) => (same(one) ? one.seat! : wishOf(one))), options, ...wishOfTerms(chairs, terms) };
}

// Options

type Offered = GameOffered['options'][number];

export function defaults(options: Offered[]): Record<string, Value> {
  return Object.fromEntries(options.map((option) => [option.name, option.default]));
}

/** The values in a natural order: numbers upwards, off before on, words as they are given. */
export function inOrder(option: Offered, players: number): Offered['values'] {
  const values = option.values.filter(({ value }) => option.kind !== 'seat' || typeof value !== 'number' || value <= players);
  if (option.kind === 'number') return [...values].sort((a, b) => Number(a.value) - Number(b.value));
  return option.kind === 'flag' ? [...values].sort((a, b) => Number(a.value) - Number(b.value)) : values;
}

/** Kept values that the game still offers; a seat that no longer exists becomes the default. */
export function fitting(kept: Record<string, unknown>, options: Offered[], players: number): Record<string, Value> {
  return Object.fromEntries(
    options.map((option) => {
      const offered = inOrder(option, players).map(({ value }) => value);
      const wish = kept[option.name] as Value;
      return [option.name, offered.includes(wish) ? wish : option.default];
    }),
  );
}

// What the user has kept as their default

const KEPT = 'torri-setup';

interface Kept {
  options: Record<string, unknown>;
  terms: Terms;
}

export function keptFor(game: string): Kept {
  try {
    const all = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Partial<Kept>>;
    return { options: all[game]?.options ?? {}, terms: soundTerms(all[game]?.terms ?? {}) };
  } catch {
    return { options: {}, terms: USUAL_TERMS };
  }
}

export function keepFor(game: string, options: Record<string, Value>, terms: Terms): void {
  let all: Record<string, unknown> = {};
  try {
    all = JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>;
  } catch {
    // the stored data is not ours
  }
  localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: { options, terms } }));
}

function soundTerms(terms: Partial<Terms>): Terms {
  const sound: Terms = { ...USUAL_TERMS, ...terms };
  if (!LEVELS.includes(sound.substitute)) sound.substitute = USUAL_TERMS.substitute;
  return sound;
}
