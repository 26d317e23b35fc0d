/** What the action bar says beyond the question: what the plan does, and what it costs. */
import type { BoardProps } from '$lib/board';
import { capital } from '$lib/capital';
import { t } from '$lib/texts.svelte';
import { coloured } from './facts';
import { asked, outlookOf, shown } from './table';
import { PAYMENTS } from './targets';

const BUILDING = new Set(['BUILD', 'COST']);
/** Nobody would read more. */
const MAX_NAMED = 2;

export function says(board: BoardProps): string[] {
  if (!asked(board)) return [];
  const { question, table } = shown(board);
  const outlook = outlookOf(board);
  const sentences: string[] = [];
  if (question === 'BUILD' && typeof outlook.cost === 'number') {
    if (table.built > 0) sentences.push(t('firenze-says-build', { count: table.built, cost: outlook.cost }));
    const more = typeof outlook.most !== 'number' || table.built < outlook.most;
    if (typeof outlook.next === 'number' && more) {
      sentences.push(t('firenze-says-next', { number: table.built + 1, cost: outlook.next }));
    }
  }
  if (PAYMENTS.has(question) && table.due > 0) sentences.push(t('firenze-says-due', { count: table.due }));
  if (question === 'RETURN' && outlook.limit) sentences.push(t('firenze-says-limit', { limit: outlook.limit }));
  for (const { colour, height, points, tile } of BUILDING.has(question) ? (outlook.fulfils ?? []).slice(0, MAX_NAMED) : []) {
    sentences.push(t('firenze-says-reaches', { ...coloured(board.words, colour), height, points, tile: tile ?? 0 }));
  }
  const falling = BUILDING.has(question) ? (outlook.falling ?? []) : [];
  for (const slot of falling.slice(0, MAX_NAMED)) {
    const tower = table.seats[board.seat!]?.towers[slot];
    if (tower) sentences.push(t('firenze-says-falls', { ...coloured(board.words, tower.colour), height: tower.height }));
  }
  if (falling.length > MAX_NAMED) sentences.push(t('firenze-says-more-fall', { count: falling.length - MAX_NAMED }));
  return sentences.map(capital);
}
