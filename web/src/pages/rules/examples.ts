/** What the steps of a game's lesson show, by the paragraph that they are about. */
import { api } from '$lib/api';
import { language } from '$lib/texts.svelte';
import type { Lesson, LessonStep } from '$lib/types';

export interface PlayedExample {
  step: LessonStep;
  /** From 1. */
  number: number;
}

export type Examples = Map<string, PlayedExample[]>;

export async function examplesOf(game: string): Promise<Examples> {
  const { steps } = await api.get<Lesson>(`/lessons/${game}`, { language: language.current });
  const found: Examples = new Map();
  for (const [at, step] of steps.entries()) found.set(step.rule, [...(found.get(step.rule) ?? []), { step, number: at + 1 }]);
  return found;
}
