import { api } from '$lib/api';
import { go } from '$lib/router.svelte';
import type { TableCreated } from '$lib/types';

/** The same again, at a new table; whoever comes second sits down at the one that exists already. */
export async function playAgain(match: string): Promise<void> {
  const created = await api.post<TableCreated>(`/matches/${match}/rematch`);
  go(`/table/${created.match}`);
}
