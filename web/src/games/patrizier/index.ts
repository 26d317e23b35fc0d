/** Patrizier's board, as the table wants it. */
import type { GameUi } from '$lib/board';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Own from './Own.svelte';
import { phaseOf, PHASES } from './phases';
import Rival from './Rival.svelte';
import { says } from './says';

export default { Board, Own, Rival, Counts, phases: PHASES, phase: phaseOf, says } satisfies GameUi;
