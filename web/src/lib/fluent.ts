/** Sentences from Fluent texts, by the rules of the terminal's `Words`: facts that are the name of another sentence are replaced by it. */
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Facts, Language } from './types';

const ID = /^[a-z]+(-[a-z0-9]+)+$/;

type Message = FluentResource['body'][number];
/** Parsed sentences by their names. */
export type Messages = Record<string, Message['value']>;

export class MissingText extends Error {}

/** A number is counted without its sign and written by our own hand: neither a rule of plurals nor a formatter has to be
 * made for it, which takes a phone a tenth of a second. */
class PlainNumber extends FluentNumber {
  readonly #written: string;

  constructor(value: number, language: Language) {
    super(Math.abs(value));
    this.#written = written(value, language);
  }

  override toString(): string {
    return this.#written;
  }
}

/** The separator of thousands, from how many digits on it is used, and the decimal separator. */
const MARKS: Record<Language, { thousands: string; from: number; fraction: string }> = {
  en: { thousands: ',', from: 4, fraction: '.' },
  nl: { thousands: '.', from: 4, fraction: ',' },
  de: { thousands: '.', from: 4, fraction: ',' },
  it: { thousands: '.', from: 5, fraction: ',' },
};
const MAX_FRACTION_DIGITS = 3;

/** A number in the format of the language, rounded to a few digits. */
export function written(value: number, language: Language): string {
  const { thousands, from, fraction } = MARKS[language];
  const [whole, part] = String(Math.abs(Number(value.toFixed(MAX_FRACTION_DIGITS)))).split('.');
  const grouped = whole!.length < from ? whole! : whole!.replace(/\B(?=(\d{3})+$)/g, thousands);
  return (value < 0 ? '−' : '') + grouped + (part ? fraction + part : '');
}

export function bundleOf(language: Language, ...sources: Messages[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) add(bundle, source);
  return bundle;
}

export function add(bundle: FluentBundle, messages: Messages): void {
  const body = Object.entries(messages).map(([id, value]) => ({ id, value, attributes: {} }));
  for (const error of bundle.addResource({ body }, { allowOverrides: true })) throw error;
}

/** The text of a message with these facts; `names` are those of the seats. */
export function say(bundle: FluentBundle, id: string, facts: Facts = {}, names: string[] = []): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new MissingText(`${bundle.locales[0]}: ${id}`);
  // Sentences about a seat are in the third person, unless `$you` says which of their seats the reader has.
  const said: Record<string, FluentVariable> = { you: 'none' };
  for (const [key, value] of Object.entries(facts)) {
    said[key] = fact(bundle, key, value, names);
    // What is called by a noun (`colour-white`) may have another form before a noun: `$colour_adjective`.
    const form = `${String(value)}-adjective`;
    if (ID.test(form) && bundle.hasMessage(form)) said[`${key}_adjective`] = say(bundle, form);
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, said, errors);
  if (errors[0]) throw new MissingText(`${bundle.locales[0]}: ${id}: ${errors[0].message}`);
  return text;
}

function fact(bundle: FluentBundle, key: string, value: unknown, names: string[]): FluentVariable {
  if (Array.isArray(value)) return value.map((part) => String(fact(bundle, key, part, names))).join(', ');
  if (typeof value === 'number') {
    const isSeat = key === 'seat' || key.endsWith('_seat');
    if (isSeat) return names[value] ?? String(value + 1);
    return new PlainNumber(value, bundle.locales[0] as Language);
  }
  if (typeof value === 'string') return ID.test(value) && bundle.hasMessage(value) ? say(bundle, value) : value;
  return value === null || value === undefined ? '' : String(value);
}
