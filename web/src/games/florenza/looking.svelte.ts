/** Which district is looked at: the own one, unless somebody chose another or a building elsewhere is asked about. */
import type { BoardProps } from '$lib/board';
import { asked, shown } from './table';

export type Pane = number | 'tiles';

let chosen = $state.raw<{ pane: Pane; at: string } | null>(null);

/** What was chosen holds until the game asks about another place. */
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

/** At another table one begins with the own district again. */
export function forget(): void {
  chosen = null;
}

export function look(board: BoardProps, pane: Pane): void {
  chosen = { pane, at: momentOf(board) };
}
