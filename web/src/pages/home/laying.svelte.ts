/** Laying a table: be somebody, ask the server, go there; what it refuses is told in its own words. */
import { api, ApiProblem, UNREACHABLE } from '$lib/api';
import { me } from '$lib/me.svelte';
import { go } from '$lib/router.svelte';
import { t } from '$lib/texts.svelte';
import type { Laid, TableWish } from '$lib/types';
import { keepLinks } from '$lib/links';

export function inWords(error: unknown): string {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === UNREACHABLE) return t('home-unreachable');
  return error.detail || t('home-refused', { status: error.status });
}

export class Laying {
  busy = $state(false);
  problem = $state('');

  async lay(wish: TableWish): Promise<Laid | null> {
    return this.#try(async () => {
      await me.ensure();
      const laid = await api.post<Laid>('/matches', wish);
      keepLinks(laid.match, laid.links ?? {});
      return laid;
    });
  }

  async play(wish: TableWish): Promise<void> {
    const laid = await this.lay(wish);
    if (laid) go(`/table/${laid.match}`);
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
