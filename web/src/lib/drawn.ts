/** Sentences with pictures in them: goods are marked in a text by two characters that no language uses, and are drawn there. */
import type { Counted } from './facts';

const OPEN = '\uE000';
const CLOSE = '\uE001';
const STRONG = '\uE002';
const WEAK = '\uE003';
const DRAWN = /\uE000([^\uE001]*)\uE001|\uE002([^\uE003]*)\uE003/g;

export type SentencePart = string | Counted | { strong: string };

export function drawn({ name, count }: Counted): string {
  return `${OPEN}${name} ${count}${CLOSE}`;
}

export function strong(text: string): string {
  return STRONG + text + WEAK;
}

export function partsOf(sentence: string): SentencePart[] {
  const parts: SentencePart[] = [];
  let at = 0;
  for (const found of sentence.matchAll(DRAWN)) {
    if (found.index > at) parts.push(sentence.slice(at, found.index));
    const [name, count] = (found[1] ?? '').split(' ');
    parts.push(found[1] === undefined ? { strong: found[2]! } : { name: name!, count: Number(count) });
    at = found.index + found[0].length;
  }
  if (at < sentence.length) parts.push(sentence.slice(at));
  return parts;
}
