/** Durations in the language of the app. */
import { t } from '$lib/texts.svelte';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

type Unit = 'second' | 'minute' | 'hour' | 'day';

function unitOf(seconds: number): [number, Unit] {
  if (seconds >= 2 * DAY) return [Math.round(seconds / DAY), 'day'];
  if (seconds >= 2 * HOUR) return [Math.round(seconds / HOUR), 'hour'];
  if (seconds >= MINUTE) return [Math.round(seconds / MINUTE), 'minute'];
  return [Math.round(seconds), 'second'];
}

/** "2 hours ago" */
export function ago(at: number, now: number, language: string): string {
  const [count, unit] = unitOf(Math.max(0, (now - at) / 1000));
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  return unit === 'second' ? words.format(0, 'second') : words.format(-count, unit);
}

/** "15 min" */
export function span(seconds: number): string {
  const [count, unit] = seconds % DAY === 0 && seconds > 0 ? ([seconds / DAY, 'day'] as const) : unitOf(seconds);
  return t(`home-span-${unit}`, { count });
}

/** A time that is left, such as 1:05. */
export function minutesAndSeconds(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
