/** Patrizier's board, in the form that the table needs. */
import type { GameUi } from '$lib/board';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Own from './Own.svelte';
import { phaseOf, PHASES } from './phases';
import Piece from './Piece.svelte';
import { places } from './places';
import Rival from './Rival.svelte';
import { recap } from './recap';
import { refusals } from './refusals';
import { says } from './says';
import { soundOf } from './sounds';
import { sources } from './sources';
import { startsTurn, steps } from './steps';

export default {
  Board,
  Own,
  Rival,
  Counts,
  Piece,
  thingWords: ({ piece, of }, words) => (piece === 'city' ? words(`city-${of}`) : null),
  phases: PHASES,
  phase: phaseOf,
  says,
  recap,
  refusals,
  places,
  soundOf,
  startsTurn,
  steps,
  sources,
} satisfies GameUi;
