/** A live match: a channel that is opened again by itself, and plans that are sent until they are acknowledged. */
import { addressOf, api } from './api';
import { language } from './texts.svelte';
import { transport, type Channel } from './transport';
import type { LineSaid, Prospect, Prospects, ReasonSeen, Taken, Told, Update } from './types';

export interface Refusal {
  problem: string;
  detail: string;
  reasons: ReasonSeen[];
}

type RefusalHeard = Refusal & { type: 'refused'; id: string | null; seq: number | null };
type Heard = Update | Taken | RefusalHeard;

export class Refused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.detail);
    this.refusal = refusal;
  }
}

interface Pending {
  message: string;
  taken: () => void;
  refused: (refusal: Refused) => void;
}

const RECONNECT_DELAYS_MS = [300, 700, 1500, 3000, 6000];
const PING_INTERVAL_MS = 25_000;
const PONG_TIMEOUT_MS = 12_000;
const CLOSED_NOT_ALLOWED = 4403;
/** After this time a request on a connection that is silently dead fails: a plan waits for it. */
const REQUEST_TIMEOUT_MS = 12_000;

export class MatchConnection {
  readonly match: string;
  readonly seat: number | null;
  update = $state.raw<Update | null>(null);
  chronicle = $state.raw<Told[]>([]);
  said = $state.raw<LineSaid[]>([]);
  /** What was new in the last update. */
  fresh = $state.raw<Told[]>([]);
  connection = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** Why the match may not be seen at all. */
  barred = $state.raw<Refusal | null>(null);

  /** Called with every update before anything is drawn: how things stood before it, and what is new. */
  onUpdate: ((before: Update | null, update: Update, fresh: Told[]) => void) | null = null;

  #channel: Channel | null = null;
  #pending = new Map<string, Pending>();
  #tries = 0;
  #timer = 0;
  #pulse = 0;
  #heard = 0;
  #closed = false;
  #stop: () => void;
  /** The match is played somewhere else than it was: how far its entries are says nothing there. */
  #moved = false;

  /** `first` is how things stand, if it was requested already: it can be drawn before the channel is open. */
  constructor(match: string, seat: number | null, first: Update | null = null) {
    this.match = match;
    this.seat = seat;
    const back = () => this.#comeBack();
    addEventListener('online', back);
    document.addEventListener('visibilitychange', back);
    this.#stop = () => {
      removeEventListener('online', back);
      document.removeEventListener('visibilitychange', back);
    };
    if (first) this.#tell(first);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#stop();
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    this.#channel?.close();
  }

  /** Give all answers of a plan at once; they are sent again after a lost connection, and never given twice. */
  give(answers: number[], unasked = false): Promise<void> {
    const id = crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
    const message = JSON.stringify({ type: 'plan', seq: this.update!.seq, id, answers, seat: this.seat, unasked });
    return new Promise((taken, refused) => {
      this.#pending.set(id, { message, taken, refused });
      if (this.#channel?.open) this.#channel.send(message);
    });
  }

  ahead(after: number[]): Promise<Prospect> {
    const query = { after: after.join(',') || undefined, seat: this.seat };
    return api.get<Prospect>(`/matches/${this.match}/ahead`, query, AbortSignal.timeout(REQUEST_TIMEOUT_MS));
  }

  async steps(answers: number[]): Promise<Prospect[]> {
    const query = { answers: answers.join(',') || undefined, seat: this.seat };
    const path = `/matches/${this.match}/plan`;
    return (await api.get<Prospects>(path, query, AbortSignal.timeout(REQUEST_TIMEOUT_MS))).steps;
  }

  async why(after: number[], text: string): Promise<ReasonSeen[]> {
    const query = { after: after.join(',') || undefined, text, seat: this.seat };
    const path = `/matches/${this.match}/why`;
    return (await api.get<{ reasons: ReasonSeen[] }>(path, query, AbortSignal.timeout(REQUEST_TIMEOUT_MS))).reasons;
  }

  act(what: string, body: unknown = {}): Promise<Taken> {
    return api.post<Taken>(`/matches/${this.match}/${what}`, body);
  }

  /** The match has moved to another end of the transport: ask there how it stands. */
  move(): void {
    this.#moved = true;
    this.#again();
  }

  #connect(): void {
    const query = { language: language.current, seat: this.seat, since: this.#moved ? undefined : this.update?.seq };
    const channel = transport.current.connect(addressOf(`/matches/${this.match}/live`, query), {
      opened: () => this.#opened(),
      heard: (message) => this.#hear(JSON.parse(message)),
      closed: (code) => {
        if (this.#channel === channel) this.#lost(code);
      },
    });
    this.#channel = channel;
  }

  #opened(): void {
    this.#heard = Date.now();
    for (const pending of this.#pending.values()) this.#channel?.send(pending.message);
    clearInterval(this.#pulse);
    this.#pulse = window.setInterval(() => this.#ping(), PING_INTERVAL_MS);
  }

  #ping(): void {
    const asked = Date.now();
    this.#channel?.send('{"type":"ping"}');
    setTimeout(() => {
      // After sleep, a computer may have a socket that is dead.
      if (!this.#closed && this.#heard < asked) this.#again();
    }, PONG_TIMEOUT_MS);
  }

  #lost(code: number): void {
    clearInterval(this.#pulse);
    if (this.#closed || code === CLOSED_NOT_ALLOWED) return;
    this.connection = 'lost';
    const wait = RECONNECT_DELAYS_MS[Math.min(this.#tries, RECONNECT_DELAYS_MS.length - 1)]!;
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#connect(), wait);
  }

  #comeBack(): void {
    if (this.#closed || document.hidden) return;
    if (this.connection === 'lost') this.#again();
    else if (this.#channel?.open) this.#ping();
  }

  #again(): void {
    clearTimeout(this.#timer);
    const old = this.#channel;
    this.#channel = null;
    old?.close();
    this.connection = 'lost';
    this.#connect();
  }

  #hear(message: Heard): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'update':
        this.connection = 'open';
        this.#tries = 0;
        this.#tell(message);
        break;
      case 'taken':
        this.#settle(message.id, (pending) => pending.taken());
        break;
      case 'refused':
        this.#refuse(message);
        break;
    }
  }

  #refuse(message: RefusalHeard): void {
    if (message.problem === 'repeated') {
      // It had arrived before the connection was lost.
      this.#settle(message.id, (pending) => pending.taken());
    } else if (message.id) {
      this.#settle(message.id, (pending) => pending.refused(new Refused(message)));
    } else if (!this.update) {
      this.barred = message;
    }
  }

  #settle(id: string | null | undefined, how: (pending: Pending) => void): void {
    const pending = id ? this.#pending.get(id) : undefined;
    if (!id || !pending) return;
    this.#pending.delete(id);
    how(pending);
  }

  #tell(update: Update): void {
    const before = this.update;
    const first = before === null || this.#moved;
    if (this.#moved) this.chronicle = this.chronicle.filter(({ ply }) => ply < update.table.ply);
    this.#moved = false;
    const known = this.chronicle.at(-1)?.ply ?? -1;
    const fresh = (update.happened ?? []).filter((one) => one.ply > known);
    // If nothing has happened the view object stays the same, so that it is not drawn again when somebody comes or goes.
    const same = before?.seq === update.seq && JSON.stringify(before.view) === JSON.stringify(update.view);
    this.update = same ? { ...update, view: before.view } : update;
    if (update.reset) {
      const start = Math.min(...(update.happened ?? []).map((one) => one.ply), update.table.ply);
      this.chronicle = [...this.chronicle.filter((one) => one.ply < start), ...(update.happened ?? [])];
    } else if (fresh.length) {
      this.chronicle = [...this.chronicle, ...fresh];
    }
    this.fresh = first ? [] : update.reset ? (update.happened ?? []) : fresh;
    const seen = this.said.at(-1)?.seq ?? -1;
    this.said = [...this.said, ...(update.said ?? []).filter((line) => line.seq > seen)];
    this.onUpdate?.(before, this.update, this.fresh);
    if (first) void this.#readBack(update.table.ply);
  }

  /** What happened before this client connected. */
  async #readBack(ply: number): Promise<void> {
    const told: Told[] = [];
    try {
      while ((told.at(-1)?.ply ?? -1) < ply - 1) {
        const next = (told.at(-1)?.ply ?? -1) + 1;
        const more = await api.get<Told[]>(`/matches/${this.match}/chronicle`, { first: next, seat: this.seat });
        if (!more.length) break;
        told.push(...more);
      }
    } catch {
      return; // a spectator who sees the match later reads no chronicle
    }
    const last = told.at(-1)?.ply ?? -1;
    this.chronicle = [...told, ...this.chronicle.filter((one) => one.ply > last)];
  }
}
