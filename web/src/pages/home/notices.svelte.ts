/** What waits for the user, from one list: in the head of the page, in its title, and on the badge of the app. */
import { api } from '$lib/api';
import { me } from '$lib/me.svelte';
import { go, route } from '$lib/router.svelte';
import { countInTitle } from '$lib/title';
import type { components } from '$generated/api';
import { Refreshed } from './refreshed.svelte';

export type Notice = components['schemas']['NoticeSeen'];

const HIDDEN_INTERVAL_MS = 60_000;

/** The title of a page in the background is what the user sees of it: so this list is read there too, though less often. */
export const notices = new Refreshed<Notice[]>(async () => (me.current ? api.get<Notice[]>('/notices') : []), HIDDEN_INTERVAL_MS);

/** The table on the page, if there is one: it says itself that it waits. */
function tableHere(): string | null {
  return route.parts[0] === 'table' ? (route.parts[1] ?? null) : null;
}

/** The matches in which others wait for the user, but for the one on the page; who waits longest comes first. */
export function turnsElsewhere(all: Notice[] | null, here: string | null = tableHere()): Notice[] {
  return (all ?? []).filter((one) => isTurn(one) && one.match !== here);
}

export function isTurn(one: Notice): boolean {
  return one.kind === 'turn';
}

/** Who goes from match to match by key meets each of them once before the first comes again. */
export function nextMatch(all: Notice[] | null, here: string | null = tableHere()): string | null {
  const waiting = (all ?? []).filter(isTurn);
  const at = waiting.findIndex((one) => one.match === here);
  const next = [...waiting.slice(at + 1), ...waiting.slice(0, Math.max(at, 0))].find((one) => one.match !== here);
  return next?.match ?? null;
}

export function goToNext(): boolean {
  const match = nextMatch(notices.value);
  if (match) go(`/table/${match}`);
  return match !== null;
}

interface Badge {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** On the icon of the app, where it is installed and the system has badges. */
function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Badge;
  const done = count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => {});
}

export function showCount(): void {
  const all = (notices.value ?? []).filter(isTurn).length;
  countInTitle(turnsElsewhere(notices.value).length);
  setBadge(all);
}
