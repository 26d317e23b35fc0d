import { api } from '$lib/api';
import { go } from '$lib/router.svelte';
import type { Laid } from '$lib/types';

/** The same again, at a new table; whoever comes second sits down at the one that is laid already. */
export async function playAgain(match: string): Promise<void> {
  const laid = await api.post<Laid>(`/matches/${match}/rematch`);
  go(`/table/${laid.match}`);
}
