/** What the host has changed of a table that waits, in a sentence. */
import { dateFormat } from '$lib/dates';
import { language, t } from '$lib/texts.svelte';
import type { TableSeen } from '$lib/types';

export function alteredInWords(table: TableSeen, host: string): string {
  if (!table.altered) return '';
  const { at, what } = table.altered;
  // Another number of players means other chairs, too.
  const told = what.filter((one) => one !== 'chairs' || !what.includes('players')).map((one) => t(`lobby-altered-${one}`));
  const time = dateFormat({ hour: '2-digit', minute: '2-digit' }).format(at);
  const list = new Intl.ListFormat(language.current, { type: 'conjunction' }).format(told);
  return table.host ? t('lobby-altered-you', { time, what: list }) : t('lobby-altered', { name: host, time, what: list });
}
