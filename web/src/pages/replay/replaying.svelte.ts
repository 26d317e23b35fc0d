/**
 * The replay of a match, ply by ply, with the knowledge of a seat or with everything open. Ply 0 is the
 * start, ply n the table after n answers; the last ply is the last one that the user may see.
 */
import { untrack } from 'svelte';
import { api, ApiProblem } from '$lib/api';
import type { TableSeen, Told } from '$lib/types';
import type { Moment, Replay, Turn } from './shapes';

/** How many answers the server sends at once. */
const ANSWERS_PER_REQUEST = 400;
/** How many moments are kept. */
const MAX_MOMENTS = 600;
/** Which moments are prefetched around the current one, in order of probable use. */
const NEAR = [1, -1];
/** How often the progress of a running match is requested, in milliseconds. */
const POLL_MS = 4000;

export interface Knowledge {
  seat: number | null;
  open: boolean;
}

function queryOf(knowledge: Knowledge | null): { seat: number | undefined; open: boolean | undefined } {
  return { seat: knowledge?.seat ?? undefined, open: knowledge?.open || undefined };
}

export class Replaying {
  readonly match: string;
  #replay = $state.raw<Replay>(null!);
  /** The requested moment; `moment` follows as soon as it is loaded. */
  ply = $state(0);
  moment = $state.raw<Moment | null>(null);
  /** What happened, as far as the chosen knowledge allows. */
  told = $state.raw<Told[]>([]);
  /** Why the requested moment cannot be shown. */
  problem = $state.raw<ApiProblem | null>(null);

  #kept = new Map<number, Moment>();
  /** Aborted when the knowledge changes. */
  #current = new AbortController();
  #ahead = new AbortController();
  #fetching = false;
  #looksAhead = false;
  #arriving: Promise<void> = Promise.resolve();
  #timer = 0;
  #closed = false;

  /** Requests the data that `open` will need. */
  static ahead(match: string, knowledge: Knowledge | null): void {
    api.ahead(`/matches/${match}/replay`, queryOf(knowledge));
  }

  /** Opens a match; without a ply at its start, without a knowledge with the one that the server offers first. */
  static async open(match: string, ply: number | null = null, knowledge: Knowledge | null = null): Promise<Replaying> {
    const replaying = new Replaying(match);
    replaying.#replay = await api.get<Replay>(`/matches/${match}/replay`, queryOf(knowledge));
    replaying.#settle();
    replaying.#begin();
    replaying.go(ply ?? 0);
    replaying.#follow();
    return replaying;
  }

  private constructor(match: string) {
    this.match = match;
  }

  get table(): TableSeen {
    return this.#replay.table;
  }
  /** The seats whose knowledge may be chosen. */
  get seats(): number[] {
    return this.#replay.seats;
  }
  /** May everything be shown open? */
  get all(): boolean {
    return this.#replay.all;
  }
  get last(): number {
    return this.#replay.last;
  }
  get turns(): Turn[] {
    return this.#replay.turns;
  }
  get seat(): number | null {
    return this.#replay.seat;
  }
  get open(): boolean {
    return this.#replay.open;
  }
  /** The turn of the moment: the one whose answer comes next; at the end, the last one. */
  get turn(): Turn | null {
    return this.turnOf(this.ply);
  }
  /** Is the requested moment shown? */
  get settled(): boolean {
    return this.moment?.ply === this.ply;
  }

  turnOf(ply: number): Turn | null {
    return this.turns.findLast((turn) => turn.first <= ply) ?? this.turns[0] ?? null;
  }

  go(ply: number): void {
    const wanted = Math.max(0, Math.min(this.last, Math.round(ply)));
    this.ply = wanted;
    const known = this.#kept.get(wanted);
    if (known) this.#show(known);
    else this.#arriving = this.#fetch();
  }

  /** Resolves when there is something to show, or the reason why there is not. */
  arrived(): Promise<void> {
    return this.#arriving;
  }

  /** From now on, the chronicle and the moments that are probably needed next are fetched too. */
  lookAhead(): void {
    if (!this.#looksAhead) void this.#recount();
    this.#looksAhead = true;
    void this.#prefetch();
  }

  step(by: number): void {
    this.go(this.ply + by);
  }

  /** To the next moment, or the previous one, at which somebody had a choice. */
  decide(by: 1 | -1): void {
    const choices = this.turns.flatMap((turn) => turn.choices);
    const next = by > 0 ? choices.find((ply) => ply > this.ply) : choices.findLast((ply) => ply < this.ply);
    this.go(next ?? (by > 0 ? this.last : 0));
  }

  /** To the first decision of a later or an earlier turn; going back goes to the start of the current turn first. */
  turnBy(by: number): void {
    const turns = this.turns;
    const at = turns.findLastIndex((turn) => turn.first <= this.ply);
    if (by < 0) {
      const inside = at >= 0 && this.ply > turns[at]!.first;
      this.go(turns[inside ? at + by + 1 : at + by]?.first ?? 0);
    } else {
      this.go(turns[at + by]?.first ?? this.last);
    }
  }

  /** Changes whose knowledge is shown. */
  see(seat: number | null, open: boolean): void {
    if (seat === this.seat && open === this.open) return;
    this.#replay = { ...this.#replay, seat, open };
    this.#begin();
    this.go(this.ply);
  }

  close(): void {
    this.#closed = true;
    this.#current.abort();
    this.#ahead.abort();
    clearTimeout(this.#timer);
  }

  /** Users who did not play see a finished match from the winner's seat, with nothing hidden. */
  #settle(): void {
    const { seat, seats, all, table } = this.#replay;
    if (seat === null && seats.length) {
      const best = table.end?.winners.find((winner) => seats.includes(winner)) ?? seats[0]!;
      this.#replay = { ...this.#replay, seat: best, open: all };
    }
  }

  #address(rest: string | number): string {
    return `/matches/${this.match}/replay/${rest}`;
  }

  #begin(): void {
    this.#current.abort();
    this.#ahead.abort();
    this.#current = new AbortController();
    this.#kept.clear();
    this.#fetching = false;
    if (this.#looksAhead) void this.#recount();
  }

  #show(moment: Moment): void {
    this.moment = moment;
    this.problem = null;
    void this.#prefetch();
  }

  async #moment(ply: number, signal: AbortSignal): Promise<Moment> {
    const known = this.#kept.get(ply);
    if (known) return known;
    const moment = await api.get<Moment>(this.#address(ply), queryOf(this), signal);
    this.#kept.set(ply, moment);
    if (this.#kept.size > MAX_MOMENTS) this.#kept.delete(this.#kept.keys().next().value!);
    return moment;
  }

  /** One request at a time: while the slider is dragged, moments on the way are shown and requests do not pile up. */
  async #fetch(): Promise<void> {
    this.#ahead.abort();
    if (this.#fetching) return;
    const { signal } = this.#current;
    this.#fetching = true;
    let wanted = -1;
    try {
      while (wanted !== this.ply) {
        wanted = this.ply;
        const moment = await this.#moment(wanted, signal);
        if (signal.aborted) return;
        this.moment = moment;
        this.problem = null;
      }
      void this.#prefetch();
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
      this.problem = error;
    } finally {
      if (!signal.aborted) this.#fetching = false;
    }
  }

  async #prefetch(): Promise<void> {
    this.#ahead.abort();
    if (!this.#looksAhead) return;
    this.#ahead = new AbortController();
    const { signal } = this.#ahead;
    const from = this.ply;
    const turns = this.turns;
    const at = turns.findLastIndex((turn) => turn.first <= from);
    const near = [...NEAR.map((by) => from + by), turns[at + 1]?.first ?? -1, turns[at - 1]?.first ?? -1];
    for (const ply of near) {
      if (signal.aborted) return;
      if (ply < 0 || ply > this.last) continue;
      try {
        await this.#moment(ply, signal);
      } catch {
        return; // a failed prefetch is requested again when it is needed
      }
    }
  }

  async #recount(): Promise<void> {
    const { signal } = this.#current;
    const told: Told[] = [];
    try {
      for (let first = 0; first < this.last; first += ANSWERS_PER_REQUEST) {
        told.push(...(await api.get<Told[]>(this.#address('told'), { first, ...queryOf(this) }, signal)));
        if (signal.aborted) return;
      }
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiProblem)) throw error;
    }
    this.told = told;
  }

  /** A running match grows, and answers may be taken back: then the stored moments may be wrong. */
  #follow(): void {
    if (this.#closed || this.table.status === 'over') return;
    this.#timer = window.setTimeout(() => void this.#look(), POLL_MS);
  }

  async #look(): Promise<void> {
    const knowledge = { seat: this.seat, open: this.open };
    try {
      const now = await api.get<Replay>(`/matches/${this.match}/replay`, queryOf(knowledge));
      if (this.#closed) return;
      const same = now.table.changed === this.table.changed && now.last === this.last;
      if (!same && knowledge.seat === this.seat && knowledge.open === this.open) {
        this.#replay = now;
        this.#begin();
        untrack(() => this.go(this.ply));
      }
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
    }
    this.#follow();
  }
}
