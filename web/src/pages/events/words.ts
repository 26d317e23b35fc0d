/** What is said of an event in more than one place. */
import { dateFormat } from '$lib/dates';
import { t } from '$lib/texts.svelte';
import type { EventListed } from './model';

/** Day and time in the user's own time. */
export function dayAndTime(at: number): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return dateFormat(parts).format(at);
}

export function formatOf(about: EventListed): string {
  const format = t(`events-format-${about.format}`);
  return about.same_deals && about.format !== 'duplicate' ? `${format}, ${t('events-same-deals')}` : format;
}

/** How far it is. */
export function stageOf(about: EventListed): string {
  if (about.status === 'running') return t('events-round-of', { round: about.round, rounds: about.rounds });
  if (about.status === 'over') return t('events-is-over');
  if (about.status === 'cancelled') return t('events-cancelled');
  return about.starts ? t('events-starts', { at: dayAndTime(about.starts) }) : t('events-starts-by-hand');
}
