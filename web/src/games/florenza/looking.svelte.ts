/** Which district is shown: the player's own, unless they chose another or the question is about a building elsewhere. */
import type { BoardProps } from '$lib/board';
import { asked, shown } from './table';

export type Pane = number | 'tiles';

let chosen = $state.raw<{ pane: Pane; at: string } | null>(null);

/** The player's choice holds until the game asks about another place. */
function momentOf(board: BoardProps): string {
  const { question, table } = shown(board);
  if (!asked(board)) return '';
  return table.phase === 6 ? `${table.at.district}.${table.at.field}` : question === 'DRAFT' || question === 'PLAN' ? question : '';
}

export function paneShown(board: BoardProps): Pane {
  const { question, table } = shown(board);
  const at = momentOf(board);
  if (chosen && chosen.at === at && (chosen.pane === 'tiles' || chosen.pane < table.seats.length)) return chosen.pane;
  if (at && (question === 'DRAFT' || question === 'PLAN')) return 'tiles';
  return (at ? table.at.district : null) ?? board.seat ?? table.order[0] ?? 0;
}

/** Another table begins with the player's own district again. */
export function forget(): void {
  chosen = null;
}

export function look(board: BoardProps, pane: Pane): void {
  chosen = { pane, at: momentOf(board) };
}
