/** Creating or joining a table: sign in as a guest if needed, ask the server, go there, or show why it refused. */
import { api } from '$lib/api';
import { me } from '$lib/me.svelte';
import { go } from '$lib/router.svelte';
import { inWords } from '$lib/problem';
import type { TableCreated, TableWish } from '$lib/types';
import { keepLinks } from '$lib/links';
import { keepRefusal } from './uninvited';

export class TableCreation {
  busy = $state(false);
  problem = $state('');

  async create(wish: TableWish): Promise<TableCreated | null> {
    return this.#try(async () => {
      await me.ensure();
      const created = await api.post<TableCreated>('/matches', wish);
      keepLinks(created.match, created.links ?? {});
      return created;
    });
  }

  /** A table, with invitations to accounts by their logins; who can't be invited can still sit down by the link. */
  async play(wish: TableWish, invited: string[] = []): Promise<void> {
    const created = await this.create(wish);
    if (!created) return;
    for (const login of invited) {
      await api
        .post(`/matches/${created.match}/invite`, { login })
        .catch((error: unknown) => keepRefusal(created.match, `${login}: ${inWords(error)}`));
    }
    go(`/table/${created.match}`);
  }

  /** The deal of the day: a new match, or the one that was begun. */
  async playDeal(game: string): Promise<void> {
    const created = await this.#try(async () => {
      await me.ensure();
      return api.post<TableCreated>(`/deals/${game}`, {});
    });
    if (created) go(`/table/${created.match}`);
  }

  async join(match: string): Promise<void> {
    const sat = await this.#try(async () => {
      await me.ensure();
      return api.post(`/matches/${match}/sit`, {});
    });
    if (sat) go(`/table/${match}`);
  }

  async #try<Result>(act: () => Promise<Result>): Promise<Result | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = '';
    try {
      return await act();
    } catch (error) {
      this.problem = inWords(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}
