/** Everybody who is in town, named and nameless, under the cards of Life in Florence. */
import type { BoardProps } from '$lib/board';
import { nameOf } from '$lib/seats';
import { t } from '$lib/texts.svelte';
import { figuresKnown, namelessRow } from './figures.svelte';
import { goodsSaid, ownName, personName, placeName, rowSaid, shortName } from './spoken';
import { namelessText, shown, TALENTS, type FlorenzaTable, type Person, type Row, type Talent } from './table';

export interface Folk {
  person: string;
  name: string;
  short: string;
  of: Talent | 'preacher';
  rows: Row[];
  /** What a preacher costs and brings. */
  sermon: { fee: number; workers: number[]; prestige: number; bishop: number } | null;
  hired: boolean;
  master: boolean;
  /** How many of the nameless are left. */
  left: number | null;
  /** The number of the card, 1 to 7. */
  life: number;
}

export interface Card {
  numeral: string;
  life: number;
  folk: Folk[];
}

export function cardsOf(board: BoardProps): Card[] {
  const { table } = shown(board);
  return table.life.map((card, number) => ({
    numeral: card.numeral,
    life: number + 1,
    folk: [...card.persons.map((person) => named(person, number + 1)), ...namelessOf(board, table, number + 1)],
  }));
}

function named(person: Person, life: number): Folk {
  const { name, hired } = person;
  const common = { person: person.person, name, short: shortName(person.person, name), hired, left: null, life };
  if (person.kind === 'artist') {
    return { ...common, of: person.rows[0]!.talent, rows: person.rows, sermon: null, master: person.master };
  }
  const { fee, workers, prestige, bishop } = person;
  return { ...common, of: 'preacher', rows: [], sermon: { fee, workers, prestige, bishop }, master: false };
}

function namelessOf(board: BoardProps, table: FlorenzaTable, life: number): Folk[] {
  const figures = figuresKnown();
  if (!figures) return [];
  const { fee, workers } = figures.preachers;
  const sermon = { fee, workers: [workers], prestige: 0, bishop: 0 };
  return ([...TALENTS, 'preacher'] as const)
    .filter((kind) => figures.homes[kind] === life)
    .map((kind) => {
      const left = table.nameless[kind];
      const person = namelessText(kind);
      return {
        person,
        name: personName(board.words, person, person),
        short: t('florenza-nameless', { count: left }),
        of: kind,
        rows: kind === 'preacher' ? [] : [namelessRow(figures, kind)],
        sermon: kind === 'preacher' ? sermon : null,
        hired: left === 0,
        master: false,
        left,
        life,
      };
    });
}

/** Where a hired person works: for whom, and on what. */
export function engaged(board: BoardProps, person: string): { seat: number; work: string; place: string } | null {
  const { table } = shown(board);
  const city = table.works.find((one) => one.artist === person && one.planned !== null);
  if (city) return { seat: city.planned!, work: ownName(city), place: placeName(city) };
  for (const [seat, { works, chiesa }] of table.seats.entries()) {
    const own = works.find((one) => one.artist === person && one.planned);
    if (own) return { seat, work: ownName(own), place: placeName(own) };
    if (chiesa === person) return { seat, work: t('florenza-preaches'), place: 'Chiesa' };
  }
  const { pulpit } = table;
  if (pulpit.preacher !== person || pulpit.seat === null) return null;
  return { seat: pulpit.seat, work: t('florenza-preaches'), place: 'Duomo' };
}

/** A person's state this round, in words; empty if free. */
export function stateSaid(board: BoardProps, folk: Folk): string {
  const { table } = shown(board);
  if (table.banished === folk.person) return t('florenza-person-banished');
  if (table.guarded === folk.person) {
    return t('florenza-person-guarded', { name: table.captain === null ? '' : nameOf(board, table.captain) });
  }
  if (folk.left !== null) return t('florenza-nameless-left', { count: folk.left });
  const at = folk.hired ? engaged(board, folk.person) : null;
  return at ? t('florenza-person-hired', { name: nameOf(board, at.seat), work: at.work, place: at.place }) : '';
}

/** What is printed on the card, one line each. */
export function folkLines(board: BoardProps, folk: Folk): string[] {
  const lines = folk.rows.map((row) => rowSaid(board.words, row));
  if (folk.sermon) {
    const { fee, workers, prestige, bishop } = folk.sermon;
    lines.push(t('florenza-sermon', { fee, workers: workers.join(' '), dice: workers.length > 1 ? 1 : 0 }));
    const points = goodsSaid(board.words, { prestige, bishop });
    if (points) lines.push(t('florenza-sermon-points', { points }));
  }
  const gold = [...new Set(folk.rows.flatMap((row) => row.gold))].sort();
  if (gold.length) lines.push(t('florenza-gold', { faces: gold.join(', ') }));
  if (folk.master) lines.push(t('florenza-master'));
  return lines;
}
