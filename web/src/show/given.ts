/** What `torri.show` wrote into the page (src/torri/research/notebook.py): the answers to all that the replay asks for. */
import type { Listener, Sent, Transport } from '$lib/transport';
import type { Language, Rules } from '$lib/types';
import type { Messages } from '$lib/fluent';
import type { Theme } from '$lib/theme.svelte';
import type { Moment, Replay } from '../pages/replay/shapes';

/** How a value differs from the one before it: `[value]` stands in its place, an object says which of its parts differ. */
export type Change = [unknown] | { [part: string]: Change };

export interface Given {
  language: Language;
  theme: Theme;
  texts: { app: Messages; game: Messages; board: Messages };
  replay: Replay;
  /** The first moment, and of each further one what differs. */
  moments: Change[];
  rules: Pick<Rules, 'chapters' | 'figures'>;
}

export function changed(before: unknown, change: Change): unknown {
  if (Array.isArray(change)) return change[0];
  const next = (Array.isArray(before) ? [...before] : { ...(before as object) }) as Record<string, unknown>;
  for (const [part, how] of Object.entries(change)) next[part] = changed(next[part], how);
  return next;
}

export function momentsOf(changes: Change[]): Moment[] {
  const moments: unknown[] = [];
  for (const change of changes) moments.push(changed(moments.at(-1), change));
  return moments as Moment[];
}

/** The end of the app's requests where everything is in the page. */
export class GivenTransport implements Transport {
  #given: Given;
  #moments: Moment[];

  constructor(given: Given) {
    this.#given = given;
    this.#moments = momentsOf(given.moments);
  }

  request(address: string, _sent: Sent): Promise<Response> {
    const { pathname, searchParams } = new URL(address, 'torri:/');
    const found = this.#found(pathname, Number(searchParams.get('first')));
    return Promise.resolve(Response.json(found ?? null, { status: found === undefined ? 404 : 200 }));
  }

  connect(_address: string, _listener: Listener): never {
    throw new Error('nothing goes on here');
  }

  #found(path: string, first: number): unknown {
    const ply = /\/replay\/(\d+)$/.exec(path)?.[1];
    if (ply !== undefined) return this.#moments[Number(ply)];
    if (path.endsWith('/replay/told')) return first ? [] : this.#moments.flatMap(({ told }) => told ?? []);
    if (path.endsWith('/replay')) return this.#given.replay;
    if (path.endsWith('/rules')) return this.#given.rules;
    return undefined;
  }
}
