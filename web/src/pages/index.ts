/** The pages; each one except the first is loaded when it is needed, together with its texts. */
import type { Component } from 'svelte';
import { loadTexts } from '$lib/texts.svelte';
import { AREAS } from './areas';

interface Page {
  default: Component;
  /** Requests the data of the page before the page can be shown. */
  ahead?: () => void;
}

const PAGES: Record<string, () => Promise<Page>> = {
  new: () => import('./Setup.svelte'),
  table: () => import('./Table.svelte'),
  rules: () => import('./Rules.svelte'),
  settings: () => import('./Settings.svelte'),
  called: () => import('./Called.svelte'),
  matches: () => import('./Matches.svelte'),
  insights: () => import('./Insights.svelte'),
  people: () => import('./People.svelte'),
  events: () => import('./Events.svelte'),
  daily: () => import('./Daily.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  ratings: () => import('./Ratings.svelte'),
  watch: () => import('./Watch.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  records: () => import('./Records.svelte'),
  desk: () => import('./Desk.svelte'),
  join: () => import('./Join.svelte'),
  operator: () => import('./Operator.svelte'),
  licences: () => import('./Licences.svelte'),
};

export function isPage(name: string): boolean {
  return name in PAGES;
}

async function begun(name: string): Promise<Page> {
  const page = await PAGES[name]!();
  page.ahead?.();
  return page;
}

export async function openPage(name: string): Promise<Page> {
  const [page] = await Promise.all([begun(name), loadTexts(...(AREAS[name] ?? []))]);
  return page;
}
