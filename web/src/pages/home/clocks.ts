/** The time settings of a table, in words. */
import { t } from '$lib/texts.svelte';
import type { Clock } from '$lib/types';
import { span } from './times';

export function clockInWords(clock: Clock | null): string {
  if (!clock) return t('home-clock-none');
  const bank = span(clock.bank);
  if (clock.hour === 'days') return t('home-clock-days', { bank });
  return clock.increment ? t('home-clock-live-more', { bank, more: span(clock.increment) }) : t('home-clock-live', { bank });
}
