/** The games that have a board in the browser; each board is loaded when it is needed. */
import type { GameUi } from '$lib/board';

const BOARDS: Record<string, () => Promise<{ default: GameUi }>> = {
  firenze: () => import('./firenze/index'),
  florenza: () => import('./florenza/index'),
  patrizier: () => import('./patrizier/index'),
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

export async function board(game: string): Promise<GameUi> {
  return (await BOARDS[game]!()).default;
}
