/** What "Play now" creates: game, level and number of players, as they were chosen last; easier for newcomers. */
import { aboutGame, ALL_LEVELS, GAMES, levelIn, STYLES, type Level } from '$games/about';
import { hasBoard } from '$games/boards';
import type { ChairWish, TableWish } from '$lib/types';
import { CRESTS, wished } from '$parts/home/crests';

const KEPT = 'torri-home';
const USUAL_PLAYERS = 4;
const USUAL_LEVEL: Level = 'compagno';
/** For users who have neither chosen a level nor finished a match. */
const FIRST_LEVEL: Level = 'garzone';

interface Kept {
  game: string;
  /** Null: never chosen. */
  level: Level | null;
  players: Record<string, number>;
  /** Games of which a match was played to its end. */
  played: string[];
  /** Whether matches against bots are rated: only for accounts. */
  rated: boolean;
}

/** The content of the browser's storage, made valid. */
export function sound(kept: unknown): Kept {
  const from = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<Kept>;
  const players: Record<string, number> = {};
  for (const { game, fewest, most } of GAMES) {
    const wish = Number(from.players?.[game] ?? USUAL_PLAYERS);
    players[game] = Number.isInteger(wish) ? Math.min(most, Math.max(fewest, wish)) : USUAL_PLAYERS;
  }
  return {
    game: from.game && aboutGame(from.game) && hasBoard(from.game) ? from.game : GAMES[0]!.game,
    level: ALL_LEVELS.find((level) => level === from.level) ?? null,
    players,
    played: Array.isArray(from.played) ? from.played.filter((game) => aboutGame(String(game))) : [],
    rated: from.rated === true,
  };
}

function read(): Kept {
  try {
    return sound(JSON.parse(localStorage.getItem(KEPT) ?? '{}'));
  } catch {
    return sound({});
  }
}

let current = $state.raw<Kept>(read());

function change(to: Partial<Kept>): void {
  current = { ...current, ...to };
  localStorage.setItem(KEPT, JSON.stringify(current));
}

export const choice = {
  get game() {
    return current.game;
  },
  set game(game: string) {
    change({ game });
  },
  get level() {
    return this.levelFor(current.game);
  },
  set level(level: Level) {
    change({ level });
  },
  /** The chosen level, as far as a game has it. */
  levelFor(game: string): Level {
    return (current.level && levelIn(game, current.level)) ?? (current.played.length ? USUAL_LEVEL : FIRST_LEVEL);
  },
  /** Whether the user has never finished a match. */
  get newcomer(): boolean {
    return !current.played.length;
  },
  hasPlayed(game: string): boolean {
    return current.played.includes(game);
  },
  /** Notes that matches of these games were finished. */
  remember(games: string[]): void {
    const played = [...new Set([...current.played, ...games])];
    if (played.length > current.played.length) change({ played });
  },
  get rated(): boolean {
    return current.rated;
  },
  set rated(rated: boolean) {
    change({ rated });
  },
  players(game: string): number {
    return current.players[game] ?? USUAL_PLAYERS;
  },
  choosePlayers(game: string, players: number): void {
    change({ players: { ...current.players, [game]: players } });
  },
};

/** The crests of the players who sit down after one with this crest. */
export function crestsAfter(crest: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => (crest + 1 + index) % CRESTS.length);
}

/** Bots of one level, each with another style, so that a table does not have the same opponent three times. */
function bots(crests: number[], level: Level): ChairWish[] {
  return crests.map((crest, index) => ({ kind: 'bot', level, style: STYLES[index % STYLES.length]!, crest: wished(crest) }));
}

/** A player's first match of a game has the options that its rules advise. */
export function tableAgainstBots(game: string, players: number, level: Level, crest: number): TableWish {
  const options = choice.hasPlayed(game) ? undefined : aboutGame(game)?.first;
  const chairs: ChairWish[] = [{ kind: 'me' }, ...bots(crestsAfter(crest, players - 1), level)];
  return { game, chairs, ...(options && { options }) };
}

/** One chair with a link for each friend; bots take the other chairs. */
export function tableWithFriends(game: string, players: number, friends: number, level: Level, crest: number): TableWish {
  const invited = Math.min(friends, players - 1);
  const chairs: ChairWish[] = [{ kind: 'me' }, ...Array.from({ length: invited }, () => ({ kind: 'friend' }) as const)];
  return { game, chairs: [...chairs, ...bots(crestsAfter(crest, players - 1).slice(invited), level)] };
}
