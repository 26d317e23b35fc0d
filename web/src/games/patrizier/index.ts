/** Patrizier's board, as the table wants it. */
import type { BoardProps, GameUi } from '$lib/board';
import type { View } from '$lib/types';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import { citiesShown } from './model';
import Own from './Own.svelte';
import Rival from './Rival.svelte';
import { says } from './sentences';

const QUESTIONS = ['PLAY', 'BUILD', 'MOVE', 'TAKE'];

export default {
  Board,
  Own,
  Rival,
  Counts,
  phases: ['patrizier-phase-card', 'patrizier-phase-build', 'patrizier-phase-move', 'patrizier-phase-take'],
  phase: (view: View) => Math.max(0, QUESTIONS.indexOf(view.question === 'LAY_OUT' ? 'TAKE' : view.question)),
  payments: new Set<string>(),
  says: (board: BoardProps) => says(board, citiesShown(board)),
} satisfies GameUi;
