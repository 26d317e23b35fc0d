/** The rules of a game in the language spoken, over the figures that are played with; fetched once. */
import { api } from './api';
import { language } from './texts.svelte';
import type { Paragraph, Rules } from './types';

const fetched = new Map<string, Promise<Rules>>();

/** The edition at the table that is looked at, as its views name it; empty: that of the package. */
let edition = $state('');

/** From now on the figures are those of this edition. */
export function playWith(wanted: string): void {
  edition = wanted;
}

export function editionPlayed(): string {
  return edition;
}

export function rulesOf(game: string, wanted = edition): Promise<Rules> {
  const key = `${game}/${language.current}/${wanted}`;
  let rules = fetched.get(key);
  if (!rules) {
    rules = api.get<Rules>(`/games/${game}/rules`, { language: language.current, edition: wanted || null });
    rules.catch(() => fetched.delete(key));
    fetched.set(key, rules);
  }
  return rules;
}

export async function paragraph(game: string, id: string): Promise<Paragraph | null> {
  const { chapters } = await rulesOf(game);
  return chapters.flatMap((chapter) => chapter.paragraphs).find((one) => one.id === id) ?? null;
}
