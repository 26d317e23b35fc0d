/** Figures as they are typed: numbers, words, rows of them, prices; and where they come from. */
import type { FigureValue } from '$lib/figureBook';
import { t } from '$lib/texts.svelte';
import type { Rules } from '$lib/types';

export type Kind = 'number' | 'text' | 'numbers' | 'texts' | 'price';

/** The mark of what an owner has read on the box. */
export const READ_ON_BOX = 'B';
/** The least sure first: what is partly reconstructed looks reconstructed. */
const TONES = [
  ['X', 'reconstructed'],
  [READ_ON_BOX, 'box'],
  ['P', 'source'],
  ['C', 'counted'],
] as const;

/** The class of a mark; its colours stand in the style of the page. */
export function toneOf(mark: string): string {
  return `tone-${TONES.find(([one]) => mark.includes(one))?.[1] ?? 'rulebook'}`;
}

/** A mark in a word: `rulebook`, `counted, source`. */
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

/** As it stands in a field. */
export function written(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** What a field means, with a minus of print too, and numbers with commas or spaces between them: what is no number
 * where one is wanted stays a word, so that the server can say so. */
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

/** What stands in a field: what was typed stays as it is while it means the value, so that nothing jumps while one types. */
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

/** The same value with so many of a thing; a list keeps its order as far as it can. */
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

/** The goods that prices of this game name. */
export function goodsOf(figures: Rules['figures']): string[] {
  const goods = figures.filter(({ value }) => kindOf(value) === 'price').flatMap(({ value }) => Object.keys(value as object));
  return [...new Set(goods)];
}

export function same(a: unknown, b: unknown): boolean {
  if (kindOf(a) !== 'price' || kindOf(b) !== 'price') return JSON.stringify(a) === JSON.stringify(b);
  const [one, other] = [countsOf(a), countsOf(b)];
  return [...Object.keys(one), ...Object.keys(other)].every((good) => (one[good] ?? 0) === (other[good] ?? 0));
}
