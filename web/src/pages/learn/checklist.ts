/** A long task in parts: what to do one after another, and the progress. */
import type { AnswerSeen } from '$lib/types';

export interface Part {
  answer: AnswerSeen;
  /** How often in a row. */
  times: number;
  done: boolean;
  /** Whether it is the next one. */
  next: boolean;
}

/** With fewer parts than this, no list is needed. */
const MIN_PARTS = 3;

/** The same answer several times in a row is one part; empty if the task is short. */
export function checklist(answers: AnswerSeen[], planned: string[]): Part[] {
  const parts: { answer: AnswerSeen; times: number; end: number }[] = [];
  answers.forEach((answer, number) => {
    const last = parts.at(-1);
    if (last?.answer.text === answer.text) Object.assign(last, { times: last.times + 1, end: number + 1 });
    else parts.push({ answer, times: 1, end: number + 1 });
  });
  if (parts.length < MIN_PARTS) return [];
  const other = answers.findIndex((answer, number) => answer.text !== planned[number]);
  const come = other < 0 ? answers.length : other;
  const next = parts.findIndex((part) => part.end > come);
  return parts.map(({ answer, times, end }, number) => ({ answer, times, done: end <= come, next: number === next }));
}
