/** What the others do is shown step by step, at the speed that the player chose. The match itself never waits: answers go
 * to the newest state, and the player's own moves, undos, chat and clocks are shown at once. */
import type { GameUi, Moment, Travel } from '$lib/board';
import type { MatchConnection } from '$lib/live.svelte';
import { duration, settings, type Pace } from '$lib/settings.svelte';
import { stepsOf, turnsOf, type Turn, type TurnStep } from '$lib/turns';
import type { EventSeen, Told, Update } from '$lib/types';
import type { IconName } from '$lib/icons';

export const BEAT_ARRIVE_MS = 150;
export const BEAT_TRAVEL_MS = 700;
export const BEAT_LAND_MS = 150;
export const BEAT_REST_MS = 500;
export const BEAT_MS = BEAT_ARRIVE_MS + BEAT_TRAVEL_MS + BEAT_LAND_MS + BEAT_REST_MS;
/** At normal speed, a turn of another player takes no longer than this, however many steps it has. */
export const TURN_MAX_MS = 6000;
/** The player's own moments stay this much longer, so that they can be read. */
export const OWN_MOMENT_REST_MS = 2500;
/** A shorter beat would only flicker: its step is shown at once. */
const BEAT_MIN_MS = 120;

export const PACE_FACTOR: Record<Pace, number> = { slow: 2, normal: 1, instant: 0 };

export interface Beat {
  /** The key of its turn: two turns of one seat have different keys. */
  turn: string;
  seat: number;
  icon: IconName;
  events: EventSeen[];
  travels: Travel[];
  /** `arrive`: the moving player is shown; `travel`: pieces are moving; `land`: they have arrived; `rest`: time to look. */
  phase: 'arrive' | 'travel' | 'land' | 'rest';
  /** How long pieces travel. */
  travelMs: number;
  /** Which step of the turn it is, from 1, and the steps that are known so far. */
  number: number;
  steps: IconName[];
  /** A moment follows that tells what it brought: until then nothing else may. */
  secret: boolean;
}

interface Waiting {
  /** The state after it; null: another step of the same update follows. */
  update: Update | null;
  step: TurnStep | null;
  seat: number;
  turn: string;
  /** What is shown as a moment once it has happened. */
  moments: Moment[];
}

type PacedUi = Pick<GameUi, 'places' | 'startsTurn' | 'moments'>;

export class Pacing {
  readonly live: MatchConnection;
  /** The step that is being shown. */
  beat = $state.raw<Beat | null>(null);
  /** The moment that is shown by itself, also the player's own dice; only the moves of the others wait for it. */
  moment = $state.raw<Moment | null>(null);
  /** The state after the last shown step; null: the newest state is shown. */
  #held = $state.raw<Update | null>(null);

  /** Called with the events just before they are drawn; `mine`: caused by the player's own answers. */
  onShown: ((events: EventSeen[], mine: boolean) => void) | null = null;

  #ui: PacedUi;
  #moves: () => boolean;
  #waiting: Waiting[] = [];
  /** The turn that is being shown: its key, its time so far at normal speed, and its steps so far. */
  #shownTurn = '';
  #spentMs = 0;
  #steps: IconName[] = [];
  #timer = 0;
  /** What follows when the moment is over. */
  #after: (() => void) | null = null;
  #stop: () => void;

  /** `moves` says whether anything may move; if not, each step appears at once and stays for a while. */
  constructor(live: MatchConnection, ui: PacedUi, moves = () => duration(1) > 0) {
    this.live = live;
    this.#ui = ui;
    this.#moves = moves;
    live.onUpdate = (before, update, fresh) => this.#hear(before, update, fresh);
    const hidden = () => document.hidden && this.skip();
    document.addEventListener('visibilitychange', hidden);
    this.#stop = () => document.removeEventListener('visibilitychange', hidden);
  }

  /** The state that is shown; presence, clocks and the player's own rights are always the newest. */
  update = $derived.by<Update | null>(() => {
    const newest = this.live.update;
    const held = this.#held;
    if (!newest || !held) return newest;
    const { ply, status, end, rematch } = held.table;
    const ended = newest.table.status === 'over' ? { status, end, rematch } : {};
    return { ...held, undo: newest.undo ?? false, table: { ...newest.table, ply, ...ended } };
  });

  chronicle = $derived.by<Told[]>(() => {
    const ply = this.#held?.table.ply;
    return ply === undefined ? this.live.chronicle : this.live.chronicle.filter((one) => one.ply < ply);
  });

  /** What has been shown, turn by turn. */
  turns = $derived.by<Turn[]>(() => turnsOf(this.chronicle, this.#ui.startsTurn));

  /** Whether something newer than the shown state has happened. */
  get behind(): boolean {
    return this.#held !== null && this.#held.seq !== this.live.update?.seq;
  }

  close(): void {
    this.live.onUpdate = null;
    this.#stop();
    clearTimeout(this.#timer);
  }

  /** Shows the newest state at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#held = null;
    this.beat = null;
    this.moment = null;
    this.#after = null;
  }

  /** Ends the moment that is being shown. */
  endMoment(): void {
    clearTimeout(this.#timer);
    this.#after?.();
  }

  /** One moment after the other; then `then`. */
  #show(moments: Moment[], more: number, then: () => void): void {
    const [first, ...rest] = moments;
    this.moment = first ?? null;
    this.#after = first ? () => this.#show(rest, more, then) : null;
    if (!first) return then();
    this.#timer = window.setTimeout(() => this.#after?.(), (first.ms + more) * PACE_FACTOR[settings.pace]);
  }

  #hear(before: Update | null, update: Update, fresh: Told[]): void {
    const mine = this.#isMine(update, fresh);
    const told = before && !update.reset && !document.hidden;
    if (!told || !PACE_FACTOR[settings.pace]) {
      if (told) this.#tellShown(fresh, mine);
      return this.skip();
    }
    const moments = this.#ui.moments?.(
      fresh.flatMap((one) => one.events),
      before.view,
    );
    if (mine) {
      this.#tellShown(fresh, mine);
      this.skip();
      return this.#show(moments ?? [], OWN_MOMENT_REST_MS, () => this.#next());
    }
    if (!fresh.length) {
      // Chat and other changes beside the board are shown with the last waiting step.
      const last = this.#waiting.at(-1);
      if (last) last.update = update;
      return;
    }
    this.#held ??= before;
    this.#waiting.push(...this.#stepsOf(update, fresh, moments ?? []));
    if (!this.beat && !this.moment) this.#next();
  }

  #tellShown(told: Told[], mine: boolean): void {
    const events = told.flatMap((one) => one.events);
    if (events.length) this.onShown?.(events, mine);
  }

  #isMine(update: Update, fresh: Told[]): boolean {
    const { seats } = update.table;
    return fresh.some((one) => one.by !== 'rules' && seats[one.actor]?.yours);
  }

  /** One entry for each step of the others; the last one has the update. */
  #stepsOf(update: Update, fresh: Told[], moments: Moment[]): Waiting[] {
    const news = new Set(fresh.flatMap((one) => one.events));
    const turns = turnsOf(this.live.chronicle, this.#ui.startsTurn).filter(({ last }) => last >= fresh[0]!.ply);
    const found: Waiting[] = [];
    for (const { key, seat, events } of turns) {
      if (seat === null || update.table.seats[seat]?.yours) continue;
      const steps = stepsOf(
        events.filter((event) => news.has(event)),
        this.#ui.places.step,
      );
      found.push(...steps.map((step) => ({ update: null, step, seat, turn: key, moments: [] })));
    }
    if (!found.length) return [{ update, step: null, seat: -1, turn: this.#shownTurn, moments }];
    Object.assign(found.at(-1)!, { update, moments });
    return found;
  }

  #next(): void {
    clearTimeout(this.#timer);
    for (let first = this.#waiting[0]; first; first = this.#waiting[0]) {
      if (first.turn !== this.#shownTurn) [this.#shownTurn, this.#spentMs, this.#steps] = [first.turn, 0, []];
      const ms = first.step ? this.#beatMs(first) : 0;
      if (ms >= BEAT_MIN_MS) return this.#begin(first, ms);
      this.#waiting.shift();
      if (first.update) this.#held = first.update;
      if (first.moments.length && !this.#farBehind()) return this.#show(first.moments, 0, () => this.#next());
    }
    this.beat = null;
    this.#held = null;
  }

  #turnsWaiting(): number {
    return new Set(this.#waiting.map((one) => one.turn)).size;
  }

  /** More than a round is waiting: then only the last round is shown. */
  #farBehind(): boolean {
    return this.#turnsWaiting() > (this.live.update?.table.seats.length ?? Infinity);
  }

  /** How long the next step may take: less if many are waiting, so that nobody falls far behind. */
  #beatMs(first: Waiting): number {
    if (this.#farBehind()) return 0;
    const turns = this.#turnsWaiting() - 1;
    const left = Math.max(0, TURN_MAX_MS / (1 + turns / 2) - this.#spentMs);
    const steps = this.#stepsWaiting(first.turn);
    // There may be more steps than are known: the remaining time is halved each time.
    return Math.min(BEAT_MS, left / steps.length, left >= 2 * BEAT_MS ? BEAT_MS : left / 2);
  }

  #stepsWaiting(turn: string): IconName[] {
    const icons: IconName[] = [];
    for (const one of this.#waiting) if (one.turn === turn && one.step && one.step.icon !== icons.at(-1)) icons.push(one.step.icon);
    return icons;
  }

  #begin({ seat, turn, step }: Waiting, ms: number): void {
    const { icon } = step!;
    if (this.#steps.at(-1) !== icon) this.#steps.push(icon);
    this.#spentMs += ms;
    const scale = (ms / BEAT_MS) * PACE_FACTOR[settings.pace];
    const number = this.#steps.length;
    this.beat = {
      turn,
      seat,
      icon,
      events: [],
      travels: [],
      phase: 'arrive',
      travelMs: BEAT_TRAVEL_MS * scale,
      number,
      steps: [...this.#steps],
      secret: false,
    };
    this.#gather();
    if (!this.#moves()) return this.#land(scale, true);
    this.#timer = window.setTimeout(() => this.#travel(scale), BEAT_ARRIVE_MS * scale);
  }

  /** Waiting events of the same step are shown with it: bricks are not laid one by one. */
  #gather(): void {
    const beat = this.beat!;
    const events: EventSeen[] = [];
    let secret = false;
    for (const one of this.#waiting) {
      if (one.turn !== beat.turn || (one.step && one.step.icon !== beat.icon)) break;
      events.push(...(one.step?.events ?? []));
      secret ||= one.moments.length > 0;
    }
    const later = this.#stepsWaiting(beat.turn).slice(1);
    this.beat = {
      ...beat,
      events,
      travels: events.flatMap((event) => this.#ui.places.travels(event)),
      steps: [...this.#steps, ...later],
      secret,
    };
  }

  #travel(scale: number): void {
    this.#gather();
    this.beat = { ...this.beat!, phase: 'travel' };
    this.#timer = window.setTimeout(() => this.#land(scale, false), BEAT_TRAVEL_MS * scale);
  }

  #land(scale: number, still: boolean): void {
    const beat = this.beat!;
    this.onShown?.(beat.events, false);
    let left = beat.events.length;
    const moments: Moment[] = [];
    while (this.#waiting.length) {
      const one = this.#waiting[0]!;
      const count = one.step?.events.length ?? 0;
      if (one.turn !== beat.turn || (one.step && one.step.icon !== beat.icon) || count > left) break;
      left -= count;
      this.#waiting.shift();
      moments.push(...one.moments);
      this.#spentMs += one.moments.reduce((sum, { ms }) => sum + ms, 0);
      if (one.update) this.#held = one.update;
    }
    const rest = () => {
      this.beat = { ...this.beat!, phase: 'rest' };
      if (moments.length && !this.#farBehind()) return this.#show(moments, 0, () => this.#next());
      this.#timer = window.setTimeout(() => this.#next(), (still ? BEAT_MS : BEAT_REST_MS) * scale);
    };
    if (still) return rest();
    this.beat = { ...beat, phase: 'land' };
    this.#timer = window.setTimeout(rest, BEAT_LAND_MS * scale);
  }
}
