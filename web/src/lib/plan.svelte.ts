/** What the player has chosen and not yet confirmed: a turn is many small answers, but one gesture. */
import { ApiProblem } from './api';
import type { Step } from './board';
import { Refused, type Refusal } from './live.svelte';
import { t } from './texts.svelte';
import type { AnswerSeen, Prospect, ReasonSeen } from './types';

/** What a plan is made on: a match that is played, or a step of a lesson. */
export interface Ground {
  readonly update: { seq: number; table: { ply: number } } | null;
  /** How the table would stand after these answers. */
  ahead(after: number[]): Promise<Prospect>;
  /** How it stands now, and would stand after each of them: one more than there are answers. */
  steps(answers: number[]): Promise<Prospect[]>;
  why(after: number[], text: string): Promise<ReasonSeen[]>;
  /** Give all answers: all are accepted, or none; `unasked` marks answers that were no decision. */
  give(answers: number[], unasked?: boolean): Promise<void>;
}

/** What is answered for the player until they change it. */
export interface Preselected {
  /** Questions of payments, which are made as most would make them. */
  payments?: Set<string>;
  /** Questions that are passed if nothing can be gained there; the other answers can still be pressed. */
  idle?: Set<string>;
}

/** A press that is no answer to the question. */
const UNKNOWN = 'unknown-notation';

export interface WhyNot extends Refusal {
  /** What was pressed; empty where a whole plan was refused. */
  text: string;
  /** Where the match stood then. */
  ply?: number;
}

export class Plan {
  steps = $state.raw<Step[]>([]);
  /** How the table stands now, and after each step. */
  prospects = $state.raw<Prospect[]>([]);
  whyNot = $state.raw<WhyNot | null>(null);
  busy = $state(false);
  sending = $state(false);

  #ground: Ground;
  #preselected: Preselected;
  /** Whether questions that are no decision are left out. */
  #skips: () => boolean;
  /** Whether the player pays by hand this time. */
  #byHand = false;
  /** Where the match stood when the plan was begun. */
  #ply = 0;
  /** A look at the newest state that has not begun. */
  #waiting: Promise<void> | null = null;
  /** The last of the queued actions. */
  #last: Promise<void> = Promise.resolve();

  constructor(ground: Ground, preselected: Preselected, skips: () => boolean = () => false) {
    this.#ground = ground;
    this.#preselected = preselected;
    this.#skips = skips;
  }

  /** Whether the player has chosen any of it. */
  get begun(): boolean {
    return this.steps.some((step) => !step.usual);
  }

  /** Whether something was chosen for the player that could be chosen otherwise. */
  get preselected(): boolean {
    return this.#firstPreselected() >= 0;
  }

  get prospect(): Prospect | null {
    return this.prospects.at(-1) ?? null;
  }

  get ahead(): Prospect | null {
    return this.steps.length ? this.prospect : null;
  }

  get ends(): boolean {
    return this.steps.length > 0 && (this.prospect?.ends ?? false);
  }

  /** What can be pressed now: what may be answered next; what has no order and is put in where it belongs; and what else
   * could be done where one only goes on. */
  legal = $derived.by<Map<string, AnswerSeen>>(() => {
    const { answers = [], out_of_order = [] } = this.prospect ?? {};
    const earlier = out_of_order.filter((one) => this.#whereLegal(one.text) !== null);
    const last = this.steps.length - 1;
    const passed = this.steps[last]?.usual && this.#isIdle(last) ? this.prospects[last]!.answers : [];
    const others = passed.filter((one) => one.text !== this.steps[last]!.text);
    return new Map([...others, ...earlier, ...answers].map((one) => [one.text, one]));
  });

  /** The match has gone on: what is planned still holds if it can still be answered. While one look waits, further news needs no
   * other: it looks at the newest. */
  follow(): Promise<void> {
    if (this.sending) return Promise.resolve();
    this.#waiting ??= this.#inTurn(() => {
      this.#waiting = null;
      return this.#follow();
    });
    return this.#waiting;
  }

  /** A target was pressed, allowed or not; or its notation was written. */
  press(text: string, quick: boolean, written = false): Promise<void> {
    return this.#inTurn(() => this.#press(text, quick, written));
  }

  /** Choose a whole line from a step of the plan on; what the rules answer by themselves is no part of it. */
  choose(from: number, texts: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      this.whyNot = null;
      this.#cut(from);
      for (const text of texts) if (!this.prospect?.ends) await this.#add(text, false);
      await this.#preselect();
    });
  }

  back(): Promise<void> {
    return this.#inTurn(() => this.#back());
  }

  clear(): Promise<void> {
    return this.#inTurn(() => this.#clear());
  }

  /** Drop the plan: it was made in another position. */
  anew(): Promise<void> {
    return this.#inTurn(() => {
      this.#clear();
      this.prospects = [];
      return this.#follow();
    });
  }

  /** Pay by hand what was preselected. */
  payByHand(): Promise<void> {
    return this.#inTurn(() => {
      this.#byHand = true;
      const first = this.#firstPreselected();
      if (first >= 0) this.#cut(first);
    });
  }

  /** Give the whole plan. */
  confirm(): Promise<void> {
    return this.#inTurn(() => this.#confirm());
  }

  /** Whoever is faster than the line is not ignored, and news does not undo a press: one after another. Only while
   * a plan is sent nothing can be wished. */
  #inTurn(work: () => Promise<void> | void): Promise<void> {
    if (this.sending) return Promise.resolve();
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  async #follow(): Promise<void> {
    const update = this.#ground.update;
    if (!update) return;
    // What a reason said of the table may be so no longer.
    if (this.whyNot?.text && this.whyNot.ply !== update.table.ply) this.whyNot = null;
    if (this.steps.length && update.table.ply !== this.#ply) {
      if (this.begun) this.#overtaken();
      else this.#cut(0);
    }
    this.busy = true;
    try {
      this.prospects = await this.#ground.steps(answersOf(this.steps));
    } catch (error) {
      // Without a network nothing is lost: what is planned is looked at again when there is one.
      if (!(error instanceof ApiProblem)) throw error;
    } finally {
      this.busy = false;
    }
    await this.#preselect();
  }

  /** Somebody else, or the same person in another window, has answered first: say so. */
  #overtaken(): void {
    this.steps = [];
    this.prospects = [];
    this.whyNot = { problem: 'stale', detail: t('table-overtaken'), reasons: [], text: '' };
  }

  async #press(text: string, quick: boolean, written: boolean): Promise<void> {
    this.whyNot = null;
    const at = this.#whereLegal(text);
    if (at === null) return this.#explain(text, quick, written);
    const dropped = this.steps.slice(at);
    const again = dropped[0]?.text === text;
    if (dropped[0]?.usual && !this.#isIdle(at)) this.#byHand = true;
    // Things without an order can be pressed in any order: each is inserted at its place, and earlier choices stay.
    const kept = this.prospects[at]!.gathered ? this.#sameQuestion(at) : [];
    this.#cut(at);
    if (again && !kept.length) return;
    await this.#add(text, false);
    for (const step of kept) await this.#add(step.text, step.usual);
    await this.#preselect();
    if (quick && this.steps.length) await this.#confirm();
  }

  #back(): void {
    this.whyNot = null;
    let keep = this.steps.length - 1;
    while (keep > 0 && this.steps[keep]!.usual) keep -= 1;
    this.#cut(Math.max(keep, 0));
    this.#byHand = false;
  }

  #clear(): void {
    this.whyNot = null;
    this.#byHand = false;
    this.#cut(0);
  }

  async #confirm(): Promise<void> {
    if (!this.steps.length) return;
    this.sending = true;
    this.whyNot = null;
    try {
      await this.#ground.give(answersOf(this.steps));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.whyNot = { ...error.refusal, text: '' };
    } finally {
      this.sending = false;
      this.steps = [];
      this.prospects = [];
      this.#byHand = false;
      await this.#follow();
    }
  }

  /** The last moment of the plan at which a target could be chosen: another card takes the place of the first. */
  #whereLegal(text: string): number | null {
    for (let at = this.prospects.length - 1; at >= 0; at -= 1) {
      if (this.prospects[at]!.answers.some((one) => one.text === text)) return at;
    }
    return null;
  }

  /** The steps from there on that answer the same question again and again. */
  #sameQuestion(at: number): Step[] {
    const question = this.prospects[at]!.view.question;
    const end = this.prospects.findIndex((one, index) => index > at && one.view.question !== question);
    return this.steps.slice(at, end < 0 ? this.steps.length : end).filter((step) => !step.usual);
  }

  #cut(count: number): void {
    this.steps = this.steps.slice(0, count);
    this.prospects = this.prospects.slice(0, count + 1);
  }

  async #add(text: string, usual: boolean): Promise<void> {
    const chosen = this.prospect?.answers.find((one) => one.text === text);
    if (!chosen) return;
    const ply = this.#ground.update!.table.ply;
    this.busy = true;
    try {
      const prospect = await this.#ground.ahead([...answersOf(this.steps), chosen.answer]);
      const told = prospect.told.slice(this.prospect?.told.length ?? 0);
      if (!this.steps.length) this.#ply = ply;
      this.steps = [...this.steps, { text, answer: chosen.answer, told, usual }];
      this.prospects = [...this.prospects, prospect];
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      this.whyNot = { problem: error.type, detail: error.detail, reasons: error.reasons, text, ply };
    } finally {
      this.busy = false;
    }
  }

  /** Tedious payments are made as most would make them, and can be changed with one tap; what is no decision is not
   * asked: within a plan it is a step of it, and alone it is given at once. */
  async #preselect(): Promise<void> {
    for (;;) {
      const prospect = this.prospect;
      if (!prospect || prospect.ends) return;
      const obvious = this.#skips() ? (prospect.obvious ?? null) : null;
      if (obvious !== null && !this.steps.length) return this.#giveUnasked(obvious);
      const wanted = obvious ?? (this.#isPreselected(prospect.view.question) ? prospect.usual : null);
      const usual = prospect.answers.find((one) => one.answer === wanted);
      if (!usual) return;
      const before = this.steps.length;
      await this.#add(usual.text, true);
      if (this.steps.length === before) return;
    }
  }

  #isPreselected(question: string): boolean {
    const { payments, idle } = this.#preselected;
    if (idle?.has(question)) return this.#skips();
    return !this.#byHand && (payments?.has(question) ?? false);
  }

  /** Whether nothing could be gained at a step of the plan. */
  #isIdle(at: number): boolean {
    return this.#preselected.idle?.has(this.prospects[at]?.view.question ?? '') ?? false;
  }

  #firstPreselected(): number {
    const { payments } = this.#preselected;
    return this.steps.findIndex((step, at) => step.usual && payments?.has(this.prospects[at]?.view.question ?? ''));
  }

  async #giveUnasked(answer: number): Promise<void> {
    this.sending = true;
    try {
      await this.#ground.give([answer], true);
      this.prospects = [];
    } catch (error) {
      // Somebody else, or the same person in another window, has answered first; otherwise it is asked as usual.
      if (!(error instanceof Refused)) throw error;
      return;
    } finally {
      this.sending = false;
    }
    await this.#follow();
  }

  /** A press that means nothing after the plan may mean something earlier in it, as a card of the hand does. */
  async #why(after: number[], text: string): Promise<ReasonSeen[]> {
    try {
      return await this.#ground.why(after, text);
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.type !== UNKNOWN || !after.length) throw error;
      return this.#ground.why([], text);
    }
  }

  async #explain(text: string, quick: boolean, written: boolean): Promise<void> {
    const after = answersOf(this.prospect?.ends ? this.steps.slice(0, -1) : this.steps);
    const ply = this.#ground.update?.table.ply ?? 0;
    try {
      const against = await this.#why(after, text);
      // The order of naming does not matter here: the answer is inserted at its place.
      const reasons = against.filter((reason) => reason.rule !== null);
      const meant = reasons.length ? null : (against[0]?.instead ?? null);
      if (meant !== null && this.#whereLegal(meant) !== null) return await this.#press(meant, quick, written);
      if (reasons.length) this.whyNot = { problem: 'illegal-answer', detail: '', reasons, text, ply };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      // The notation means nothing to somebody who pressed a thing.
      const detail = error.type === UNKNOWN && !written ? t('table-not-asked') : error.detail;
      this.whyNot = { problem: error.type, detail, reasons: error.reasons, text, ply };
    }
  }
}

function answersOf(steps: Step[]): number[] {
  return steps.map((step) => step.answer);
}
