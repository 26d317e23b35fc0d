/**
 * A match against bots goes along with this browser: where the server lets it, what is needed to play on is kept here quietly, and
 * while the server is out of reach the match goes on at a table of this browser's own. When the server is back it gets what was played.
 */
import { api, ApiProblem, requestsOver, UNREACHABLE, type Requests } from '$lib/api';
import { SHELF_ROW_ALONG } from '$lib/kept';
import type { MatchConnection } from '$lib/live.svelte';
import { me } from '$lib/me.svelte';
import { server as known } from '$lib/server.svelte';
import { STATIC } from '$lib/static';
import { language } from '$lib/texts.svelte';
import { thinking } from '$lib/thinking';
import { beside, server, transport } from '$lib/transport';
import type { Along as Given, Longer, Taken, Update } from '$lib/types';
import { Shelf } from '../../local/shelf';

/** The match that is played on here. */
const HERE = 'torri-along';
/** The build whose files this browser has fetched for it. */
const PREPARED = 'torri-along-files';
const TRY_AGAIN_MS = 4_000;
/** Statuses of a server that is out of reach for now: also of what stands before it. */
const isAway = (status: number) => status === UNREACHABLE || status >= 500 || status === 429;

interface Kept extends Given {
  match: string;
}

/** Nobody else plays, and the result counts for nothing else: the server asks the same. */
export function mayGoAlong({ table }: Pick<Update, 'table'>): boolean {
  const own = table.seats.filter(({ yours }) => yours);
  const alone = own.length === 1 && !own[0]!.away && table.seats.every(({ yours, kind }) => yours || kind === 'bot');
  const counts = table.terms.rated || table.deal || table.tournament;
  return table.status === 'running' && alone && !counts && !table.terms.clock;
}

/** The match that is played on here, also when the page is opened anew. */
export const playedHere = (): string | null => localStorage.getItem(HERE);

export class Along {
  /** `kept`: it could go on here; `here`: it does. */
  state = $state<'none' | 'kept' | 'starting' | 'here' | 'failed' | 'refused'>('none');
  cause = $state('');
  /** Of which match that is said. */
  match = $state('');

  #kept: Kept | null = null;
  #shelf: Promise<Shelf> | null = null;
  #live: MatchConnection | null = null;
  #tables: Requests | null = null;
  /** How many of the server's entries are known here, and the answers that it has. */
  #seq = 0;
  #handed = '';
  #busy = false;
  #timer = 0;
  readonly #server = requestsOver(() => server);

  /** The match that is looked at now. */
  attend(live: MatchConnection): () => void {
    this.#live = live;
    const back = () => void this.#handBack();
    addEventListener('online', back);
    return () => {
      removeEventListener('online', back);
      if (this.#live === live) this.#live = null;
    };
  }

  /** Keep what has happened since the last time; nobody waits for it, and nobody misses it if it fails. */
  async keep(match: string): Promise<void> {
    if (STATIC || this.#busy || playedHere() || !known.current?.takes_along || !thinking.allowed) return;
    this.#busy = true;
    try {
      const before = this.#kept?.match === match ? this.#kept : null;
      const more = await api.get<Given>(`/matches/${match}/along`, { since: before?.entries.length ?? 0 });
      this.#kept = { match, secret: more.secret, entries: [...(before?.entries ?? []), ...more.entries] };
      await this.#write(this.#kept);
      this.match = match;
      this.state = 'kept';
      await prepare();
    } catch {
      // At the next turn it is tried again.
    } finally {
      this.#busy = false;
    }
  }

  /** Whether a match could go on here, that was kept at another visit. */
  async has(match: string): Promise<boolean> {
    return (await this.#read())?.match === match;
  }

  /** Go on here. */
  async play(match: string): Promise<void> {
    this.state = 'starting';
    this.match = match;
    try {
      const kept = await this.#read();
      if (kept?.match !== match) throw new Error('nothing is kept of it');
      const local = await thinking.hold();
      const tables = requestsOver(() => local);
      await tables.get('/me').catch(() => tables.post('/guests', { name: me.name, crest: me.crest, language: language.current }));
      const { secret, entries } = kept;
      if (playedHere() !== match) await tables.put(`/along/${match}`, { secret, entries });
      localStorage.setItem(HERE, match);
      this.#kept = kept;
      this.#tables = tables;
      this.#seq = entries.length;
      transport.current = beside(match, local);
      this.state = 'here';
      this.#live?.move();
      this.#later();
    } catch (error) {
      this.state = 'failed';
      this.cause = error instanceof Error ? error.message : String(error);
    }
  }

  /** The match was played on here when the page was closed: the server gets it, or it goes on here. */
  async resume(match: string): Promise<void> {
    await this.play(match);
    await this.#handBack();
  }

  /** Forget what was played here. */
  async giveUp(): Promise<void> {
    await this.#back();
  }

  #later(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => void this.#handBack(), TRY_AGAIN_MS);
  }

  /** The server gets all answers, until none has been given meanwhile; then the match is there again. */
  async #handBack(): Promise<void> {
    if (this.state !== 'here' || this.#busy) return;
    this.#busy = true;
    clearTimeout(this.#timer);
    const { match } = this.#kept!;
    try {
      for (;;) {
        const { answers } = await this.#tables!.get<Longer>(`/along/${match}`);
        if (String(answers) === this.#handed) break;
        this.#seq = (await this.#server.put<Taken>(`/matches/${match}/along`, { seq: this.#seq, answers })).seq;
        this.#handed = String(answers);
      }
      await this.#back();
    } catch (error) {
      if (error instanceof ApiProblem && !isAway(error.status)) {
        this.state = 'refused';
        this.cause = error.detail;
      } else this.#later();
    } finally {
      this.#busy = false;
    }
  }

  async #back(): Promise<void> {
    const match = this.#kept?.match;
    const tables = this.#tables;
    transport.current = server;
    localStorage.removeItem(HERE);
    this.#kept = this.#tables = null;
    this.#handed = '';
    this.state = 'none';
    this.#live?.move();
    await this.#write(null);
    // The secret of its draws is of no use here any more.
    await tables?.delete(`/along/${match}`).catch(() => {});
    thinking.letGo();
  }

  async #write(kept: Kept | null): Promise<void> {
    this.#shelf ??= Shelf.open();
    await (await this.#shelf).write(JSON.stringify([[SHELF_ROW_ALONG, kept && JSON.stringify(kept), false]]));
  }

  async #read(): Promise<Kept | null> {
    if (this.#kept) return this.#kept;
    this.#shelf ??= Shelf.open();
    const [row] = JSON.parse(await (await this.#shelf).rows(SHELF_ROW_ALONG)) as [string, string][];
    return row ? (JSON.parse(row[1]) as Kept) : null;
  }
}

/** Once for each build: everything that is needed here is fetched while there is a network, and the service worker keeps it. */
async function prepare(): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const files = await (await fetch('/python/files.json')).text();
  if (localStorage.getItem(PREPARED) === files) return;
  await thinking.prepare();
  localStorage.setItem(PREPARED, files);
}

export const along = new Along();
