/** The puzzles of each game, refreshed while a page shows them. */
import { api } from '$lib/api';
import { Refreshed } from '../home/refreshed.svelte';
import type { PuzzlesSeen } from './model';

export const puzzles = new Refreshed<PuzzlesSeen>(() => api.get<PuzzlesSeen>('/puzzles'));
