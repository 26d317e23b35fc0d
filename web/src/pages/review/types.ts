/** The types of a review by short names, and the part of a replay that is used beside it. */
import type { components } from '$generated/api';
import type { TableSeen } from '$lib/types';

type Schemas = components['schemas'];

export type ReviewState = Schemas['ReviewState'];
export type Review = Schemas['Review'];
export type Booked = Schemas['Booked'];
export type Judged = Schemas['Judged'];
export type Course = Schemas['CourseSeen'];
export type Plan = Schemas['PlanSeen'];
export type PlanAnswer = Schemas['PlanAnswer'];
export type Source = Schemas['Source'];
export type Effort = Review['effort'];

/** The answers `first` to `last`, both included; actor -1: given by chance alone. */
export interface Turn {
  number: number;
  actor: number;
  first: number;
  last: number;
}

/** The part of the replay that the panels use. */
export interface Place {
  readonly match: string;
  readonly table: TableSeen;
  readonly ply: number;
  readonly last: number;
  readonly turns: Turn[];
  go(ply: number): unknown;
}
