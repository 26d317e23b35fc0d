/** What a game's board receives from the table around it, and what a game supplies to it. */
import type { Component } from 'svelte';
import type { IconName } from './icons';
import type { Preselected } from './plan.svelte';
import type { SoundKind } from './sound';
import type { StepLine } from './steps';
import type { GameWords } from './texts.svelte';
import type { StartsTurn } from './turns';
import type { AnswerSeen, EventSeen, LineSeen, Outlook, SeatSeen, ThingSeen, Told, View } from './types';

/** A choice that the player has made and not yet confirmed. */
export interface Step {
  text: string;
  answer: number;
  told: Told[];
  /** Preselected for the player: one tap changes it. */
  usual: boolean;
}

export interface BoardProps {
  now: View;
  ahead: View | null;
  outlook: Outlook;
  seats: SeatSeen[];
  seat: number | null;
  legal: Map<string, AnswerSeen>;
  plan: Step[];
  marked: EventSeen | null;
  words: GameWords;
  press: (text: string, written?: boolean) => void;
  point: (text: string | null) => void;
  /** Every point with its cause: a score that is pressed opens it. */
  openLedger?: () => void;
  /** What has happened so far, as far as it is known. */
  told?: Told[];
  phone: boolean;
}

export interface RivalProps extends BoardProps {
  who: number;
  compact: boolean;
}

/** A thing that is shown as a picture: the game's `Piece` draws it. */
export interface Good {
  /** What kind of thing: a brick, a card, a floor, a worker, a sign. */
  piece: string;
  /** Which of its kind: a colour, a name, a seat. */
  of: string;
  count: number;
  /** What it is, in words. */
  words: string;
  /** The step of the turn that it came or went with. */
  step: IconName;
}

export interface PieceProps {
  piece: string;
  of: string;
  /** How high it is, in pixels. */
  size: number;
  seats: SeatSeen[];
}

/** What somebody did, in one line. */
export interface Recap {
  /** A sentence without its full stop. */
  what: string;
  goods: Good[];
  /** What they won or lost by it. */
  points: number;
}

/** Something that goes from place to place on the table by an event, or only changes there. Elements bear the names of
 * places as `data-place`; of several the first that is to be seen counts: what is hidden is shown at its tab or its owner. */
export interface Travel {
  from: string[];
  to: string[];
  /** What travels, as `Piece` draws it; null: nothing does, the place only changes. */
  piece: { piece: string; of: string } | null;
  /** What it brings at once. */
  points: number;
  /** Whether the place that it comes to stays outlined until one's next turn. */
  lasting: boolean;
  /** The effect that is shown where it happens: a tower falls, a seal is pressed on, a thing is won and flies to its owner. */
  felt?: 'falls' | 'pressed' | 'won';
  /** How many pieces it stands for. */
  count?: number;
}

/** Something that is looked at by itself, over the table: a die that falls, goods that come in. Each game has kinds of its own. */
export interface Moment {
  /** How long it takes, at the normal speed. */
  ms: number;
}

export interface MomentProps {
  moment: Moment;
  board: BoardProps;
  /** How fast it is shown: 1 is normal, 2 half as fast. */
  slowness: number;
  close: () => void;
}

export interface Places {
  /** The step of a turn that an event belongs to; null: to whichever it comes with. */
  step(event: EventSeen): IconName | null;
  travels(event: EventSeen): Travel[];
}

/** A part of everybody's final score: the lines of the ledger that belong together. */
export interface PointSource {
  /** The sentence `ending-source-GAME-NAME` says what it is called. */
  name: string;
  /** The names of its lines. */
  lines: string[];
  /** One of its lines in short, where the ledger's own words would be long in a list. */
  short?(line: LineSeen, words: GameWords): string;
}

/** Its functions get the views of their own game, so they may ask for that game's type of view. */
/** Kinds of refusals, each with the names of its reasons. */
export type Refusals = Partial<
  Record<'absent' | 'lacking' | 'taken' | 'done' | 'order' | 'later' | 'place' | 'unfit' | 'limit' | 'alike', string[]>
>;

export interface GameUi extends Preselected {
  Board: Component<BoardProps>;
  Own: Component<BoardProps>;
  Rival: Component<RivalProps>;
  Counts: Component<BoardProps>;
  /** The size of the board on a wide screen, in pixels, if it has a fixed size: with less room it is scaled down as a whole. */
  least?: { width: number; height: number };
  /** All seats in the order in which they are listed above the own area, the own one included; without it the others are below. */
  rivalsFirst?(view: View, seat: number | null): number[];
  /** What stands above those rows. */
  RivalsHead?: Component<BoardProps>;
  /** What stands below those rows on a wide screen. */
  RivalsFoot?: Component<BoardProps>;
  /** In games of a known length: which round it is, and of how many; null before the first. */
  round?(view: View): { round: number; rounds: number } | null;
  phases: string[];
  phase(view: View): number;
  /** Whether a plan is complete if this question is asked next. It always is if others are asked next. */
  whole?(view: View): boolean;
  says: (board: BoardProps) => string[];
  /** What somebody did, from the events of their turn or of a part of it; they may be events of several turns of theirs. */
  recap(events: EventSeen[], words: GameWords): Recap;
  places: Places;
  /** The moments (see `Moment`) of some events; `before` is the view before them. */
  moments?(events: EventSeen[], before: View): Moment[];
  /** Draws such a moment. */
  Moment?: Component<MomentProps>;
  /** The sound of an event; null: none. */
  soundOf(event: EventSeen): SoundKind | null;
  /** A thing of the game by itself: in a line, or on its way across the table. */
  Piece: Component<PieceProps>;
  /** The text beside the picture of a thing; by default its number. */
  thingWords?(thing: ThingSeen, words: GameWords): string | null;
  /** The question in other words where something interrupts a turn, with its cause. */
  asks?(board: BoardProps): string | null;
  /** What stands above the reasons of a refusal. */
  refusals: Refusals;
  /** What has interrupted the turn of somebody, while a plan answers it. */
  cause?(board: BoardProps): string | null;
  /** Where a turn begins, and the lines of one that is unfolded in the chronicle. */
  startsTurn: StartsTurn;
  steps(events: EventSeen[], words: GameWords): StepLine[];
  /** Where points come from, in the order in which they are counted at the end. */
  sources: PointSource[];
}
