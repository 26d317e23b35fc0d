/** A long task in parts: what is to be done one after another, and how far one has come. */
import type { AnswerSeen } from '$lib/types';

export interface Part {
  answer: AnswerSeen;
  /** How often in a row. */
  times: number;
  done: boolean;
  /** Whether it is to be done next. */
  next: boolean;
}

/** Fewer parts than these need no list. */
const FEWEST = 3;

/** The same done several times is one part; nothing where the task is short. */
export function checklist(answers: AnswerSeen[], planned: string[]): Part[] {
  const parts: { answer: AnswerSeen; times: number; end: number }[] = [];
  answers.forEach((answer, number) => {
    const last = parts.at(-1);
    if (last?.answer.text === answer.text) Object.assign(last, { times: last.times + 1, end: number + 1 });
    else parts.push({ answer, times: 1, end: number + 1 });
  });
  if (parts.length < FEWEST) return [];
  const other = answers.findIndex((answer, number) => answer.text !== planned[number]);
  const come = other < 0 ? answers.length : other;
  const next = parts.findIndex((part) => part.end > come);
  return parts.map(({ answer, times, end }, number) => ({ answer, times, done: end <= come, next: number === next }));
}
