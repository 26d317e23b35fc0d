/** What a game's board is given by the table around it, and what a game brings to it. */
import type { Component } from 'svelte';
import type { GameWords } from './texts.svelte';
import type { AnswerSeen, EventSeen, Outlook, SeatSeen, Told, View } from './types';

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

/** Its functions get the views of their own game, so they may ask for that game's type of view. */
export interface GameUi {
  Board: Component<BoardProps>;
  Own: Component<BoardProps>;
  Rival: Component<RivalProps>;
  Counts: Component<BoardProps>;
  /** All seats in the order in which they stand above the own area, the own one among them; else the others stand below it. */
  rivalsFirst?(view: View): number[];
  /** What stands below those rows on a wide screen. */
  Tracks?: Component<BoardProps>;
  phases: string[];
  phase(view: View): number;
  /** Questions of payments that are made as most would make them, until the player changes them. */
  payments?: Set<string>;
  /** Is what is planned whole where this is asked next? Where a plan ends because others are asked it always is. */
  whole?(view: View): boolean;
  says: (board: BoardProps) => string[];
}
