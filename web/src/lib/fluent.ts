/** Sentences from Fluent texts, by the rules of the terminal's `Words`: facts that name a sentence are put in as it reads. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Facts, Language } from './types';

const ID = /^[a-z]+(-[a-z0-9]+)+$/;

export class MissingText extends Error {}

/** Small whole numbers are written alike in all our languages: no formatter has to be made for them, which takes long. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

export function bundleOf(language: Language, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) add(bundle, source);
  return bundle;
}

export function add(bundle: FluentBundle, source: string): void {
  for (const error of bundle.addResource(new FluentResource(source), { allowOverrides: true })) throw error;
}

/** What a message reads with these facts; `names` are those of the seats. */
export function say(bundle: FluentBundle, id: string, facts: Facts = {}, names: string[] = []): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) throw new MissingText(`${bundle.locales[0]}: ${id}`);
  const said: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(facts)) said[key] = fact(bundle, key, value, names);
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
    return Number.isInteger(value) && value >= 0 && value < 1000 ? new SmallNumber(value) : value;
  }
  if (typeof value === 'string') return ID.test(value) && bundle.hasMessage(value) ? say(bundle, value) : value;
  return value === null || value === undefined ? '' : String(value);
}
