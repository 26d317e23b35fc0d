/** The current language, and its texts. */
import { app, areas, games } from 'virtual:texts';
import type { FluentBundle } from '@fluent/bundle';
import { untrack } from 'svelte';
import { drawn, strong } from './drawn';
import { inWords, readerIn, type Counted } from './facts';
import { add, bundleOf, say, written, type Messages } from './fluent';
import type { AnswerSeen, EventSeen, Facts, Language, LineSeen } from './types';

export const LANGUAGES: readonly Language[] = ['en', 'nl', 'de', 'it'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', nl: 'Nederlands', de: 'Deutsch', it: 'Italiano' };
const KEPT = 'torri-language';

interface Spoken {
  language: Language;
  app: FluentBundle;
  areas: Set<string>;
  games: Map<string, FluentBundle>;
}

/** Replaced as a whole, so that no page ever mixes two languages. */
let spoken = $state.raw<Spoken | null>(null);
const wanted = new Set<string>();
const wantedAreas = new Set<string>();

/** Before any text is loaded: the language that will be used. More texts of the same language change nothing here. */
const current = $derived(spoken?.language ?? preferredLanguage());

export const language = {
  get current(): Language {
    return current;
  },
};

export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem(KEPT) ?? '', ...navigator.languages].map((one) => one.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === wishes.find(isOurs)) ?? 'en';
}

function isOurs(wish: string): boolean {
  return (LANGUAGES as readonly string[]).includes(wish);
}

export async function chooseLanguage(chosen: Language): Promise<void> {
  const [source, later, boards] = await Promise.all([
    app[chosen]().then((module) => module.default),
    Promise.all([...wantedAreas].map(async (area) => ({ area, text: await areaIn(area, chosen) }))),
    Promise.all([...wanted].map(async (game) => ({ game, texts: await games[game]![chosen]() }))),
  ]);
  const next: Spoken = { language: chosen, app: bundleOf(chosen, source), areas: new Set(), games: new Map() };
  for (const { area, text } of later) takeArea(next, area, text);
  for (const { game, texts } of boards) take(next, game, texts);
  spoken = next;
  localStorage.setItem(KEPT, chosen);
  document.documentElement.lang = chosen;
}

async function areaIn(area: string, language: Language): Promise<Messages> {
  return (await areas[area]![language]()).default;
}

function takeArea(into: Spoken, area: string, text: Messages): void {
  into.areas.add(area);
  add(into.app, text);
}

/**
 * Sentences that the first page does not need; they stay when another language is chosen.
 * Who waits for them reads nothing here: an effect or a derived value does not begin anew when other texts arrive.
 */
export function loadTexts(...names: string[]): Promise<void> {
  return untrack(() => loadAreas(names));
}

async function loadAreas(names: string[]): Promise<void> {
  for (const name of names) wantedAreas.add(name);
  const missing = names.filter((name) => !spoken?.areas.has(name));
  if (!spoken || !missing.length) return;
  const at = spoken;
  const texts = await Promise.all(missing.map((name) => areaIn(name, at.language)));
  if (spoken !== at) return loadAreas(names);
  const next: Spoken = { ...at, areas: new Set(at.areas) };
  missing.forEach((name, number) => takeArea(next, name, texts[number]!));
  spoken = next;
}

function take(into: Spoken, game: string, texts: { game: Messages; board: Messages }): void {
  into.games.set(game, bundleOf(into.language, texts.game));
  add(into.app, texts.board);
}

/** The texts of a game and of its board; they stay when another language is chosen. Nothing is read here either. */
export function loadGame(game: string): Promise<void> {
  return untrack(() => loadBoard(game));
}

async function loadBoard(game: string): Promise<void> {
  wanted.add(game);
  if (!spoken || spoken.games.has(game) || !games[game]) return;
  const at = spoken;
  const texts = await games[game][at.language]();
  if (spoken !== at || at.games.has(game)) return loadBoard(game);
  const next: Spoken = { ...at, games: new Map(at.games) };
  take(next, game, texts);
  spoken = next;
}

/** A sentence of the app. A missing one is a fault of ours: its id is shown, and the console gets an error. */
export function t(id: string, facts?: Facts): string {
  if (!spoken) return '';
  return safely(id, () => say(spoken!.app, id, facts));
}

/** The sentences of a game, with the names of those who sit at the table. */
/** A number that stands alone, as sentences would write it: with a minus, not a hyphen. */
export function numeral(value: number): string {
  return written(value, language.current);
}

export interface GameWords {
  (id: string, facts?: Facts): string;
  event(event: EventSeen): string;
  /** The same for `Sentence`: with goods as pictures, and emphasised names. */
  drawn(event: EventSeen): string;
  answer(answer: Pick<AnswerSeen, 'name' | 'facts'>): string;
  ask(question: string): string;
  line(line: LineSeen): string;
  /** What happens more often with one plan than with another, or that it does not happen: a clause without its end. */
  because(claim: { name: string; facts?: Facts }, happens?: boolean): string;
  /** What the evaluation expects, which may count for a plan or against it; the facts say what is in prospect. */
  term(term: { name: string; points: number; facts?: Facts }): string;
  nameOf(seat: number): string;
  /** The seat that is spoken to as "you"; null where nobody is. */
  own: number | null;
}

export function gameWords(game: string, names: string[], own: number | null = null): GameWords {
  const saying = (id: string, facts: Facts | undefined, pictures: boolean) => {
    const bundle = spoken?.games.get(game);
    if (!bundle) return '';
    const count = (one: Counted) => (pictures && one.count ? drawn(one) : say(bundle, one.name, { count: one.count }));
    return safely(id, () => say(bundle, id, inWords(game, facts, count), pictures ? names.map(strong) : names));
  };
  const told = ({ name, facts, hidden }: EventSeen, pictures: boolean) =>
    saying(`event-${name}${hidden ? '-hidden' : ''}`, { ...facts, you: readerIn(facts, own) }, pictures);
  const words = (id: string, facts?: Facts) => saying(id, facts, false);
  return Object.assign(words, {
    event: (event: EventSeen) => told(event, false),
    drawn: (event: EventSeen) => told(event, true),
    answer: (answer: Pick<AnswerSeen, 'name' | 'facts'>) => words(`answer-${answer.name}`, answer.facts),
    // The text in brackets is the notation.
    ask: (question: string) => words(`ask-${question.toLowerCase().replaceAll('_', '-')}`).replace(/\s*\([^()]*\)$/, ''),
    line: (line: LineSeen) => words(`line-${line.name}`, line.facts),
    because: ({ name, facts }: { name: string; facts?: Facts }, happens = true) =>
      words(`because-${name}`, { ...facts, you: readerIn(facts, own), happens: happens ? 'yes' : 'no' }),
    term: ({ name, points, facts }: { name: string; points: number; facts?: Facts }) =>
      words(`term-${name}${facts?.what ? '-named' : ''}`, { ...facts, gain: points < 0 ? 'no' : 'yes' }),
    nameOf: (seat: number) => names[seat] ?? String(seat + 1),
    own,
  });
}

function safely(id: string, speak: () => string): string {
  try {
    return speak();
  } catch (error) {
    console.error(error);
    return id;
  }
}
