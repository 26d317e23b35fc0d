/** The deals of today, refreshed while a page shows them. */
import { api } from '$lib/api';
import { Refreshed } from '../home/refreshed.svelte';
import type { DealsToday } from './model';

export const deals = new Refreshed<DealsToday>(() => api.get<DealsToday>('/deals'));
