/** Figures as they are typed: numbers, words, rows of them, prices. */
import type { Rules } from '$lib/types';

export type Value = Rules['figures'][number]['value'];
export type Kind = 'number' | 'text' | 'numbers' | 'texts' | 'price';

export function kindOf(value: unknown): Kind {
  if (typeof value === 'number') return 'number';
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => typeof one === 'number') ? 'numbers' : 'texts';
  return value !== null && typeof value === 'object' ? 'price' : 'text';
}

/** As it stands in a field; a price has a field for each good. */
export function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  if (value !== null && typeof value === 'object') {
    const goods = Object.entries(value as Record<string, number>).filter(([, number]) => number !== 0);
    return goods.map(([good, number]) => `${good} ${number}`).join(', ') || '–';
  }
  return String(value);
}

/** What a field means: what is no number where one is wanted stays a word, so that the server can say so. */
export function read(text: string, kind: Kind): Value {
  const number = (one: string) => (/^-?\d+$/.test(one.trim()) ? Number(one) : one.trim());
  const parts = text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  if (kind === 'number') return number(text);
  if (kind === 'numbers') return parts.map(number);
  return kind === 'texts' ? parts : text.trim();
}

/** The goods that prices of this game name. */
export function goodsOf(figures: Rules['figures']): string[] {
  const goods = figures.filter(({ value }) => kindOf(value) === 'price').flatMap(({ value }) => Object.keys(value as object));
  return [...new Set(goods)];
}

export function same(a: unknown, b: unknown): boolean {
  if (kindOf(a) === 'price' && kindOf(b) === 'price') return written(a) === written(b);
  return JSON.stringify(a) === JSON.stringify(b);
}
