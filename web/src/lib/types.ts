/** The server's types by their short names; `generated/api.d.ts` is made from the OpenAPI file. */
import type { components } from '$generated/api';

type Schemas = components['schemas'];

export type Language = 'en' | 'nl' | 'de' | 'it';
export type Facts = Record<string, unknown>;

export type Me = Schemas['Me'];
export type Change = Schemas['Change'];
export type ServerSeen = Schemas['ServerSeen'];
export type ReportWish = Schemas['ReportWish'];
export type GameOffered = Schemas['GameOffered'];
export type MatchListed = Schemas['MatchListed'];
export type ChairWish = Schemas['ChairWish'];
export type TableWish = Schemas['TableWish'];
export type TableChange = Schemas['TableChange'];
export type Companion = Schemas['Companion'];
export type TableCreated = Schemas['TableCreated'];
export type Clock = Schemas['Clock'];
export type TableSeen = Schemas['TableSeen'];
export type SeatSeen = Schemas['SeatSeen'];
export type EventSeen = Schemas['EventSeen'];
export type Told = Schemas['Told'];
export type LineSaid = Schemas['LineSaid'];
export type ReasonSeen = Schemas['ReasonSeen'];
export type ThingSeen = Schemas['ThingSeen'];
export type AnswerSeen = Schemas['AnswerSeen'];
export type LineSeen = Schemas['LineSeen'];
export type SeatListed = Schemas['SeatListed'];
export type Rules = Schemas['RulesRead'];
export type Chapter = Schemas['ChapterRead'];
export type Paragraph = Schemas['ParagraphRead'];
export type EditionSeen = Schemas['EditionSeen'];
export type EditionChecked = Schemas['EditionChecked'];
export type Hint = Schemas['Hint'];
export type Hints = Schemas['Hints'];
export type HintTask = Schemas['HintTask'];
export type HintWish = Schemas['HintWish'];
export type Along = Schemas['Along'];
export type Longer = Schemas['Longer'];
export type Taken = Schemas['Taken'];
export type Lesson = Schemas['LessonRead'];
export type LessonStep = Schemas['StepRead'];

/** What a seat may know of a game; `game` names the game, and the game's own types describe its `table`. */
export type View = Schemas['View'];
/** Figures that follow from the table; each game has its own. */
export type Outlook = Schemas['Outlook'];

export type Update = Schemas['Update'];
/** How the table would stand after some answers of the seat that is asked. */
export type Prospect = Schemas['Prospect'];
export type Prospects = Schemas['Prospects'];

/** Where a step of a lesson begins, and what the learner's answers to it did. */
export type LessonMoment = Schemas['LessonMoment'];
export type LessonDone = Schemas['StepDone'];

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  facts?: Facts;
  reasons?: ReasonSeen[];
}
