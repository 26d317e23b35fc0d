/** Florenza's board, as the table wants it. */
import type { GameUi } from '$lib/board';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Own from './Own.svelte';
import { PHASES, phaseOf, WHOLE } from './phases';
import Piece from './Piece.svelte';
import { places } from './places';
import Rival from './Rival.svelte';
import { recap } from './recap';
import { says } from './says';
import { startsTurn, steps } from './steps';
import type { FlorenzaView } from './table';
import Tracks from './Tracks.svelte';

export default {
  Board,
  Own,
  Rival,
  Counts,
  Piece,
  thingWords: ({ piece, of }, words) => (piece === 'talent' ? words(`talent-${of}`) : null),
  Tracks,
  rivalsFirst: ({ table }: FlorenzaView) => (table.order.length === table.seats.length ? table.order : table.seats.map((_, seat) => seat)),
  phases: PHASES,
  phase: phaseOf,
  whole: ({ question }: FlorenzaView) => WHOLE.has(question),
  says,
  recap,
  places,
  startsTurn,
  steps,
} satisfies GameUi;
