/** The rules of a game in the language spoken, fetched once. */
import { api } from './api';
import { language } from './texts.svelte';
import type { Paragraph, Rules } from './types';

const fetched = new Map<string, Promise<Rules>>();

export function rulesOf(game: string): Promise<Rules> {
  const key = `${game}/${language.current}`;
  let rules = fetched.get(key);
  if (!rules) {
    rules = api.get<Rules>(`/games/${game}/rules`, { language: language.current });
    rules.catch(() => fetched.delete(key));
    fetched.set(key, rules);
  }
  return rules;
}

export async function paragraph(game: string, id: string): Promise<Paragraph | null> {
  const { chapters } = await rulesOf(game);
  return chapters.flatMap((chapter) => chapter.paragraphs).find((one) => one.id === id) ?? null;
}
