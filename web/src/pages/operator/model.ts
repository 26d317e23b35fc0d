/** What operators see and do, as the server has it. */
import type { components } from '$generated/api';
import { dateFormat } from '$lib/dates';

type Schemas = components['schemas'];
export type Person = Schemas['PersonListed'];
export type PeoplePage = Schemas['PeoplePage'];
export type PersonKnown = Schemas['PersonKnown'];
export type SanctionWish = Schemas['SanctionWish'];
export type ReportSeen = Schemas['ReportSeen'];
export type ReportsPage = Schemas['ReportsPage'];
export type AuditSeen = Schemas['AuditSeen'];
export type ServerKept = Schemas['ServerKept'];
export type CodeGiven = Schemas['CodeGiven'];

/** How many the server lists at once: if there are fewer, there are no earlier ones. */
export const PAGE_SIZE = 50;

/** For how many hours something holds: a day, three days, a week, a month, without an end. */
export const DURATIONS = [1, 24, 72, 168, 720, 0] as const;

export function moment(at: number): string {
  return dateFormat({ dateStyle: 'short', timeStyle: 'short' }).format(at);
}

/** What is sent for a duration: nothing, where there is no end. */
export function hoursOf(duration: number): { hours: number } | object {
  return duration ? { hours: duration } : {};
}

/** Where what somebody is invited with leads. */
export function joinAddress(code: string): string {
  return `${location.origin}/join?code=${encodeURIComponent(code)}`;
}
