import { api } from '$lib/api';
import { go } from '$lib/router.svelte';
import type { TableCreated } from '$lib/types';

/** Creates the rematch; if somebody has created it already, takes a chair there. */
export async function playAgain(match: string): Promise<void> {
  const created = await api.post<TableCreated>(`/matches/${match}/rematch`);
  go(`/table/${created.match}`);
}
