/** Goods, artworks and persons in words, for the names of targets and for help. */
import { capital } from '$lib/capital';
import { t, type GameWords } from '$lib/texts.svelte';
import { GOODS, type CityWork, type Goods, type OwnWork, type Row } from './table';

const AND = ', ';

/** `architect, sculptor, or painter`. From our own texts, because the browser's list format is slow to load. */
export function listed(parts: string[], word: 'and' | 'or'): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return t(`florenza-${word}${parts.length > 2 ? '-more' : ''}`, { first: parts.slice(0, -1).join(AND), last });
}

/** `2 marble, 100 florins`; empty if there are no goods. */
export function goodsSaid(words: GameWords, goods: Goods): string {
  const parts = GOODS.filter((good) => goods[good]).map((good) => words(`good-${good.replace('_', '-')}`, { count: goods[good]! }));
  return parts.join(AND);
}

/** Of `Duomo: Navata`, only the artwork. */
export function ownName(work: { name: string }): string {
  return work.name.slice(work.name.indexOf(': ') + 1).trim();
}

/** Of `Duomo: Navata`, only the place. */
export function placeName(work: { name: string }): string {
  return work.name.slice(0, Math.max(work.name.indexOf(': '), 0));
}

export function talentsSaid(words: GameWords, work: CityWork | OwnWork): string {
  return listed(
    work.talents.map((talent) => words(`talent-${talent}`)),
    'or',
  );
}

/** What an artwork needs and brings, one line each. */
export function workLines(words: GameWords, work: CityWork | OwnWork): string[] {
  const gain = goodsSaid(words, { prestige: work.prestige, bishop: work.bishop });
  const income = goodsSaid(words, work.income);
  return [
    t('florenza-work-by', { talents: talentsSaid(words, work) }),
    t('florenza-work-costs', { cost: goodsSaid(words, work.cost) }),
    t('florenza-work-brings', { gain }),
    ...(income ? [t('florenza-work-income', { income })] : []),
  ].map(capital);
}

export function rowSaid(words: GameWords, row: Row): string {
  return t('florenza-row', { talent: words(`talent-${row.talent}`), fee: row.fee, fame: row.fame.join(' ') });
}

/** Persons have the same name in every language; the nameless are named in the language of the app. */
export function personName(words: GameWords, person: string, name: string): string {
  return person.startsWith('nameless-') ? capital(words(person)) : name;
}

/** Persons who are not known by their last word. */
const KNOWN_AS: Record<string, string> = {
  'michelangelo-buonarroti': 'Michelangelo',
  'leonardo-da-vinci': 'Leonardo',
  'raffaello-sanzio': 'Raffaello',
  'tiziano-vecellio': 'Tiziano',
  'piero-della-francesca': 'Della Francesca',
  'luca-della-robbia': 'Della Robbia',
  'beato-angelico': 'Fra Angelico',
  'giulio-romano': 'G. Romano',
  'francesco-d-assisi': 'D’Assisi',
  'antonio-da-padova': 'Da Padova',
  'bernardo-di-chiaravalle': 'Chiaravalle',
  'tommaso-d-aquino': 'D’Aquino',
};

/** The shortest usual name. */
export function shortName(person: string, name: string): string {
  return KNOWN_AS[person] ?? name.split(' ').at(-1)!;
}
