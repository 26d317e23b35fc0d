/** Florenza's board, in the form that the table needs. */
import type { GameUi } from '$lib/board';
import { asks } from './asks';
import Board from './Board.svelte';
import Counts from './Counts.svelte';
import Own from './Own.svelte';
import Moment from './Moment.svelte';
import { moments } from './moments';
import { PHASES, phaseOf, WHOLE } from './phases';
import Piece from './Piece.svelte';
import { places } from './places';
import Rival from './Rival.svelte';
import RivalsFoot from './RivalsFoot.svelte';
import RivalsHead from './RivalsHead.svelte';
import { recap } from './recap';
import { refusals } from './refusals';
import { says } from './says';
import { soundOf } from './sounds';
import { sources } from './sources';
import { seated } from './expected.svelte';
import { startsTurn, steps } from './steps';
import type { FlorenzaView } from './table';

export default {
  Board,
  Own,
  Rival,
  Counts,
  Piece,
  moments,
  Moment,
  thingWords: ({ piece, of }, words) => (piece === 'talent' ? words(`talent-${of}`) : null),
  // With tabs that are as large to press as ever where all else is drawn at half its size.
  least: { width: 982, height: 740 },
  RivalsHead,
  RivalsFoot,
  rivalsFirst: ({ table }: FlorenzaView, seat: number | null) => seated(table, seat),
  round: ({ table: { round, rounds } }: FlorenzaView) => (round > 0 ? { round, rounds } : null),
  phases: PHASES,
  phase: phaseOf,
  whole: ({ question }: FlorenzaView) => WHOLE.has(question),
  says,
  asks,
  recap,
  refusals,
  places,
  soundOf,
  startsTurn,
  steps,
  sources,
} satisfies GameUi;
