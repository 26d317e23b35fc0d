/** What the first page shows about the games before any of them is loaded. */
export interface GameAbout {
  game: string;
  /** A proper name, the same in every language. */
  title: string;
  author: string;
  fewest: number;
  most: number;
  minutes: number;
  /** From 1 to 4. */
  depth: number;
  /** Options for a player's first game. */
  first?: Record<string, boolean>;
  /** A network has learned it: there is one level more. */
  learned?: boolean;
}

export const GAMES: GameAbout[] = [
  { game: 'firenze', title: 'Firenze', author: 'Andreas Steding', fewest: 2, most: 4, minutes: 40, depth: 3 },
  { game: 'patrizier', title: 'Patrizier', author: 'Michael Schacht', fewest: 2, most: 5, minutes: 20, depth: 2 },
  { game: 'florenza', title: 'Florenza', author: 'Stefano Groppi', fewest: 2, most: 5, minutes: 90, depth: 4, first: { first_game: true } },
];

export function aboutGame(game: string): GameAbout | undefined {
  return GAMES.find((one) => one.game === game);
}

export function titleOf(game: string): string {
  return aboutGame(game)?.title ?? game;
}

/** Weakest first. The names are Italian in every language: they are the ranks of a workshop. */
export const LEVELS = ['novizio', 'garzone', 'lavorante', 'compagno', 'capomastro', 'maestro'] as const;
/** Of every game. */
export type CommonLevel = (typeof LEVELS)[number];
export const GRAN_MAESTRO = 'gran-maestro';
export type Level = CommonLevel | typeof GRAN_MAESTRO;
export const ALL_LEVELS: readonly Level[] = [...LEVELS, GRAN_MAESTRO];

/** The levels of a game, weakest first. */
export function levelsOf(game: string): readonly Level[] {
  return aboutGame(game)?.learned ? ALL_LEVELS : LEVELS;
}

/** The level of that name in a game; what a game does not have is its strongest. */
export function levelIn(game: string, name: string): Level | undefined {
  const known = levelsOf(game).find((level) => level === name);
  return known ?? (name === GRAN_MAESTRO ? 'maestro' : undefined);
}

export const STYLES = ['all-round', 'builder', 'blocker', 'gambler'] as const;
export type Style = (typeof STYLES)[number];

/** The name of a level: of the level alone, or of a bot as the server writes it. */
export function levelName(spec: string): string {
  const { level } = botOf(spec);
  return (level.charAt(0).toUpperCase() + level.slice(1)).replace('-', ' ');
}

/** A name as a record writes it; there, bots are written `bot:compagno:style=builder`. */
export function nameInRecord(name: string): string {
  return name.startsWith('bot:') ? levelName(name.slice('bot:'.length)) : name;
}

/** The parts of a bot's name as the server writes it, such as `compagno:style=blocker`. */
export function botOf(spec: string): { level: string; style: string } {
  const [level = '', wish = ''] = spec.split(':');
  return { level, style: /style=([\w-]+)/.exec(wish)?.[1] ?? 'all-round' };
}
