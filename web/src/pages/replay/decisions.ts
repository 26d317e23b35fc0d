/** The decisions of a turn, as the strip below the slider lists them. */
import { capital } from '$lib/capital';
import { t, type GameWords } from '$lib/texts.svelte';
import type { Told } from '$lib/types';
import type { Turn } from './shapes';

export interface Decision {
  ply: number;
  label: string;
  whole: string;
  kind: 'choice' | 'forced' | 'chance';
}

/** `short` names events without the player whose turn it is. */
export function decisionsOf(turn: Turn, told: ReadonlyMap<number, Told>, words: GameWords, short: GameWords): Decision[] {
  if (!told.size) return [];
  const plies = Array.from({ length: turn.last - turn.first + 1 }, (_, index) => turn.first + index);
  return plies.flatMap((ply): Decision[] => {
    const one = told.get(ply);
    const kind = turn.choices.includes(ply) ? 'choice' : (one?.actor ?? -1) < 0 ? 'chance' : 'forced';
    const label = labelOf(one, short);
    if (!label) return kind === 'choice' ? [{ ply, kind, label: '…', whole: t('replay-decision') }] : [];
    return [{ ply, kind, label, whole: (one?.events ?? []).map((event) => words.event(event)).join(' ') || label }];
  });
}

function labelOf(one: Told | undefined, short: GameWords): string {
  const event = one?.events[0];
  if (!event) return one?.meaning ? capital(short.answer(one.meaning)) : (one?.text ?? '');
  const said = short
    .event(event)
    .replace(/^[\s,:]+/, '')
    .replace(/[.:]$/, '');
  return capital(said);
}
