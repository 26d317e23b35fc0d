/** Figures as they are typed: numbers, words, lists of them, prices; and where they come from. */
import type { FigureValue } from '$lib/figureBook';
import { t } from '$lib/texts.svelte';
import type { Rules } from '$lib/types';

export type Kind = 'number' | 'text' | 'numbers' | 'texts' | 'price';

/** The mark of a figure that an owner has read on the box. */
export const READ_ON_BOX = 'B';
/** The least certain first: a partly reconstructed figure looks reconstructed. */
const TONES = [
  ['X', 'reconstructed'],
  [READ_ON_BOX, 'box'],
  ['P', 'source'],
  ['C', 'counted'],
] as const;

/** The class of a mark; its colours are in the styles of the page. */
export function toneOf(mark: string): string {
  return `tone-${TONES.find(([one]) => mark.includes(one))?.[1] ?? 'rulebook'}`;
}

/** A mark in words: `rulebook`, `counted, source`. */
export function markWords(mark: string): string {
  return mark
    .split('+')
    .map((one) => t(`desk-mark-${one.toLowerCase()}`))
    .join(', ');
}

export function kindOf(value: unknown): Kind {
  if (typeof value === 'number') return 'number';
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => typeof one === 'number') ? 'numbers' : 'texts';
  return value !== null && typeof value === 'object' ? 'price' : 'text';
}

/** The value as text for a field. */
export function written(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The value of a field. A printed minus sign is accepted, and so are numbers with commas or spaces between them. A text
 * where a number is expected stays a text, so that the server can report it. */
export function read(text: string, kind: Kind): FigureValue {
  const number = (one: string) => {
    const plain = one.trim().replace('−', '-');
    return /^-?\d+$/.test(plain) ? Number(plain) : one.trim();
  };
  const parts = text
    .split(kind === 'numbers' ? /[,;\s]+/ : /[,;]/)
    .map((one) => one.trim())
    .filter(Boolean);
  if (kind === 'number') return number(text);
  if (kind === 'numbers') return parts.map(number);
  return kind === 'texts' ? parts : text.trim();
}

/** The text of a field: the typed text stays as long as it means the value, so that nothing jumps during typing. */
export function fieldOf(typed: string, value: unknown, kind: Kind): string {
  return typed && same(read(typed, kind), value) ? typed : written(value);
}

/** How many there are of each thing, in a price or a list of things. */
export function countsOf(value: unknown): Record<string, number> {
  if (!Array.isArray(value)) return { ...(value as Record<string, number>) };
  const counts: Record<string, number> = {};
  for (const one of value as string[]) counts[one] = (counts[one] ?? 0) + 1;
  return counts;
}

/** The same value with this count of a thing; a list keeps its order as far as possible. */
export function withCount(value: unknown, thing: string, count: number): FigureValue {
  if (!Array.isArray(value)) {
    const rest = Object.entries(value as object).filter(([name]) => name !== thing);
    return Object.fromEntries(count ? [...rest, [thing, count]] : rest) as FigureValue;
  }
  const list = value as string[];
  const more = count - list.filter((one) => one === thing).length;
  if (more >= 0) return [...list, ...Array<string>(more).fill(thing)];
  let left = count;
  return list.filter((one) => one !== thing || left-- > 0);
}

/** The goods in the prices of this game. */
export function goodsOf(figures: Rules['figures']): string[] {
  const goods = figures.filter(({ value }) => kindOf(value) === 'price').flatMap(({ value }) => Object.keys(value as object));
  return [...new Set(goods)];
}

export function same(a: unknown, b: unknown): boolean {
  if (kindOf(a) !== 'price' || kindOf(b) !== 'price') return JSON.stringify(a) === JSON.stringify(b);
  const [one, other] = [countsOf(a), countsOf(b)];
  return [...Object.keys(one), ...Object.keys(other)].every((good) => (one[good] ?? 0) === (other[good] ?? 0));
}
