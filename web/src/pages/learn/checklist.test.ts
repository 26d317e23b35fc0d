import { expect, it } from 'vitest';
import type { AnswerSeen } from '$lib/types';
import { checklist } from './checklist';

const answers = (texts: string) => texts.split(' ').map((text, answer) => ({ text, answer, name: text, facts: {} }) as AnswerSeen);
const MASON = answers('- mason w0+ w0+ w0+ - w4');

it('counts what is done several times as one part, and ticks what is planned', () => {
  const parts = checklist(MASON, ['-', 'mason', 'w0+', 'w0+']);
  expect(parts.map((part) => `${part.answer.text}x${part.times}${part.done ? ' done' : part.next ? ' next' : ''}`)).toEqual([
    ...['-x1 done', 'masonx1 done', 'w0+x3 next', '-x1', 'w4x1'],
  ]);
  expect(
    checklist(
      MASON,
      MASON.map((one) => one.text),
    ).every((part) => part.done && !part.next),
  ).toBe(true);
});

it('is left out where the task is short, and ticks nothing where something else is planned', () => {
  expect(checklist(answers('c2 w'), [])).toEqual([]);
  expect(checklist(MASON, ['r4']).findIndex((part) => part.done)).toBe(-1);
});
