/** The server's types by their short names; `generated/api.d.ts` is made from the OpenAPI file. */
import type { components } from '$generated/api';

type Schemas = components['schemas'];

export type Language = 'en' | 'nl' | 'de' | 'it';
export type Facts = Record<string, unknown>;

export type Me = Schemas['Me'];
export type Change = Schemas['Change'];
export type GameOffered = Schemas['GameOffered'];
export type MatchListed = Schemas['MatchListed'];
export type ChairWish = Schemas['ChairWish'];
export type TableWish = Schemas['TableWish'];
export type Laid = Schemas['Laid'];
export type Clock = Schemas['Clock'];
export type TableSeen = Schemas['TableSeen'];
export type SeatSeen = Schemas['SeatSeen'];
export type EventSeen = Schemas['EventSeen'];
export type Told = Schemas['Told'];
export type LineSaid = Schemas['LineSaid'];
export type ReasonSeen = Schemas['ReasonSeen'];
export type AnswerSeen = Schemas['AnswerSeen'];
export type LineSeen = Schemas['LineSeen'];
export type SeatListed = Schemas['SeatListed'];
export type Rules = Schemas['RulesRead'];
export type Chapter = Schemas['ChapterRead'];
export type Paragraph = Schemas['ParagraphRead'];
export type Hint = Schemas['Hint'];
export type Hints = Schemas['Hints'];
export type Taken = Schemas['Taken'];
export type Lesson = Schemas['LessonRead'];
export type LessonStep = Schemas['StepRead'];

/** What a seat may know of a game; `table` is the game's own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game has its own, and its board says which it takes
export interface View<Table = any> {
  game: string;
  rules: number;
  edition: string;
  players: number;
  options: Record<string, boolean | number | string>;
  seat: number | null;
  /** The seat that is asked, -1 for chance, null when the game is over. */
  actor: number | null;
  question: string;
  rule: string;
  answers: { answer: number; text: string }[];
  forced: number | null;
  automatic: number | null;
  scores: number[] | null;
  winners: number[] | null;
  table: Table;
}

/** Figures that follow from the table; each game has its own. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as with the table itself
export type Outlook = Record<string, any>;

export type Update = Omit<Schemas['Update'], 'view'> & { view: View };

/** How the table would stand after some answers of the seat that is asked. */
export type Prospect = Omit<Schemas['Prospect'], 'view' | 'outlook'> & { view: View; outlook: Outlook };
export type Prospects = Omit<Schemas['Prospects'], 'steps'> & { steps: Prospect[] };

/** Where a step of a lesson begins, and what the learner's answers to it did. */
export type LessonMoment = Omit<Schemas['LessonMoment'], 'view' | 'outlook'> & { view: View; outlook: Outlook };
export type LessonDone = Omit<Schemas['StepDone'], 'view' | 'outlook'> & { view: View; outlook: Outlook };

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  facts?: Facts;
  reasons?: ReasonSeen[];
}
