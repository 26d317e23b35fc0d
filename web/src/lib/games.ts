/** The games that have a board in the browser; each comes when it is wanted. */
import type { GameUi } from './board';

const BOARDS: Record<string, () => Promise<{ default: GameUi }>> = {
  firenze: () => import('$games/firenze/index'),
  florenza: () => import('$games/florenza/index'),
  patrizier: () => import('$games/patrizier/index'),
};

export function hasBoard(game: string): boolean {
  return game in BOARDS;
}

export async function board(game: string): Promise<GameUi> {
  return (await BOARDS[game]!()).default;
}
