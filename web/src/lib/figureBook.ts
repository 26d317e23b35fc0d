/** The figures of a game by their places in the edition file, in words, with what was corrected: for drawings of them. */
import type { Rules } from './types';

export type FigureValue = Rules['figures'][number]['value'];
type Table = Rules['tables'][number];

interface Entry {
  value: FigureValue;
  mark: string;
  text: string;
  /** With its table and row; and within its table. */
  label: string;
  short: string;
  table: string;
}

export class FigureBook {
  readonly words: Rules['words'];
  readonly marks: Rules['marks'];
  readonly #entries = new Map<string, Entry>();
  readonly #titles: Map<string, string>;

  constructor(
    rules: Rules,
    private readonly corrected: (path: string) => FigureValue | undefined = () => undefined,
    private readonly unsureOnly = false,
  ) {
    this.words = rules.words;
    this.marks = rules.marks;
    this.#titles = new Map(rules.tables.map(({ name, title }) => [name, title]));
    const values = new Map(rules.figures.map(({ path, value }) => [path, value]));
    for (const table of rules.tables) for (const [path, entry] of entriesOf(table, values)) this.#entries.set(path, entry);
  }

  has(path: string): boolean {
    return this.#entries.has(path);
  }

  entry(path: string): Entry | undefined {
    return this.#entries.get(path);
  }

  /** As it was corrected, or as the edition of the package has it. */
  value(path: string): FigureValue | undefined {
    return this.corrected(path) ?? this.#entries.get(path)?.value;
  }

  number(path: string): number {
    return Number(this.value(path)) || 0;
  }

  text(path: string): string {
    const corrected = this.corrected(path);
    return corrected === undefined ? (this.#entries.get(path)?.text ?? '') : told(corrected, this.words);
  }

  title(table: string): string {
    return this.#titles.get(table) ?? table;
  }

  /** What it is called within its table. */
  short(path: string): string {
    return this.#entries.get(path)?.short ?? path;
  }

  paths(table: string): string[] {
    return [...this.#entries].filter(([, entry]) => entry.table === table).map(([path]) => path);
  }

  /** The things of a table that has many: `city[1]`, `city[2]`. */
  things(table: string): string[] {
    return [...new Set(this.paths(table).map((path) => path.split('.')[0]!))];
  }

  /** The tables with figures to show: all, or only the reconstructed ones. */
  shows(tables: string[]): boolean {
    return !this.unsureOnly || tables.some((table) => this.paths(table).some((path) => this.#entries.get(path)!.mark.includes('X')));
  }

  /** The allowed values of a figure that names a thing by its key; none if any value is allowed. */
  choices(path: string): string[] {
    const place = placeOf(path);
    const found = [...this.#entries].filter(([one]) => placeOf(one) === place).flatMap(([, { value }]) => value as unknown);
    const named = [...new Set(found)].filter((one): one is string => typeof one === 'string');
    return named.every((one) => one in this.words) ? named : [];
  }
}

/** A value in words. */
export function told(value: unknown, words: Rules['words']): string {
  if (Array.isArray(value)) return value.map((one) => told(one, words)).join(', ') || '–';
  if (value !== null && typeof value === 'object') {
    const goods = Object.entries(value as Record<string, number>).filter(([, number]) => number !== 0);
    return goods.map(([good, number]) => `${words[good] ?? good} ${number}`).join(', ') || '–';
  }
  return typeof value === 'string' ? (words[value] ?? value) : String(value);
}

function placeOf(path: string): string {
  return path.replace(/\[\d+\]/g, '');
}

function* entriesOf(table: Table, values: Map<string, FigureValue>): Generator<[string, Entry]> {
  let row = '';
  for (const { label, path, mark, cells } of table.rows) {
    row = label || row;
    if (path)
      yield [path, { value: values.get(path)!, mark, text: label, label: called(table.title, row), short: label, table: table.name }];
    for (const [at, cell] of cells.entries()) {
      if (!cell) continue;
      const column = table.columns[at]!;
      const entry = { mark: cell.mark, text: cell.text, label: called(table.title, row, column), short: column || row, table: table.name };
      yield [cell.path, { value: values.get(cell.path)!, ...entry }];
    }
  }
}

function called(...parts: string[]): string {
  return parts.filter(Boolean).join(' · ');
}
