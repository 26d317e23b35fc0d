/** Planning for when the others have moved: what they are supposed to do, and the table as it would stand then. */
import { api } from '$lib/api';
import type { Ground } from '$lib/plan.svelte';
import type { components } from '$generated/api';
import type { AnswerSeen, Prospect, ReasonSeen, Update } from '$lib/types';

type Schemas = components['schemas'];
export type Supposed = Schemas['Supposed'];
export type LeftPlan = Schemas['ConditionalPlanSeen'];
type OthersTurn = Schemas['OthersTurn'];
type Step = Schemas['Step'];

/** A line of what is supposed, as it is said; without answers: whatever they do. */
export interface Said {
  seat: number;
  answers: AnswerSeen[];
  anything: boolean;
}

/** Whether somebody may leave plans at a table now: everybody has days for a turn, and somebody else is asked. */
export function mayPlanAhead(update: Update): boolean {
  const { status, clock, seats } = update.table;
  const seat = update.seat ?? null;
  const others = update.view.actor !== seat && seat !== null && !seats[seat]!.away;
  return status === 'running' && clock?.terms.hour === 'days' && others;
}

export class Foresight implements Ground {
  readonly match: string;
  readonly seat: number;
  /** What is supposed of the others now, in words. */
  said = $state.raw<Said[]>([]);
  supposed = $state.raw<Supposed | null>(null);
  /** The steps before: if this, then that, and then … */
  before = $state.raw<Step[]>([]);
  /** Whether the plan is left at the table. */
  left = $state(false);
  #number = 0;

  constructor(match: string, seat: number) {
    this.match = match;
    this.seat = seat;
  }

  /** A plan holds for one supposition only. */
  get update(): { seq: number; table: { ply: number } } | null {
    return this.isOwn ? { seq: this.#number, table: { ply: this.#number } } : null;
  }

  get isOwn(): boolean {
    return this.supposed?.asked === this.seat;
  }

  /** The turn of somebody else that is being said, if its beginning is said already. */
  get begun(): Said | null {
    const last = this.said.at(-1);
    return last && !last.anything && last.seat === this.supposed?.asked ? last : null;
  }

  open(): Promise<void> {
    return this.#suppose([]);
  }

  /** The one who is asked does this. */
  choose(answer: AnswerSeen): Promise<void> {
    const seat = this.supposed!.asked!;
    const { begun } = this;
    if (!begun) return this.#suppose([...this.said, { seat, answers: [answer], anything: false }]);
    return this.#suppose([...this.said.slice(0, -1), { ...begun, answers: [...begun.answers, answer] }]);
  }

  /** Whatever they do, or whatever else. */
  anything(): Promise<void> {
    const { begun } = this;
    if (begun) return this.#suppose([...this.said.slice(0, -1), { ...begun, anything: true }]);
    return this.#suppose([...this.said, { seat: this.supposed!.asked!, answers: [], anything: true }]);
  }

  /** Take the last thing that was said back. */
  async back(): Promise<void> {
    const last = this.said.at(-1);
    if (!last) return;
    const rest = this.said.slice(0, -1);
    if (last.anything && last.answers.length) await this.#suppose([...rest, { ...last, anything: false }]);
    else if (last.answers.length > 1) await this.#suppose([...rest, { ...last, answers: last.answers.slice(0, -1) }]);
    else await this.#suppose(rest);
  }

  /** And after that plan of one's own: what do the others do then? */
  async andThen(plan: number[]): Promise<void> {
    this.before = [...this.before, { others: this.#others(this.said), plan }];
    await this.#suppose([]);
  }

  async ahead(after: number[]): Promise<Prospect> {
    return (await this.steps(after)).at(-1)!;
  }

  async steps(answers: number[]): Promise<Prospect[]> {
    return (await this.#ask('suppose', answers)).steps;
  }

  async why(after: number[], text: string): Promise<ReasonSeen[]> {
    const wish = { ...this.#wish(this.#others(this.said), after), text };
    return (await api.post<{ reasons: ReasonSeen[] }>(`/matches/${this.match}/suppose/why`, wish)).reasons;
  }

  /** The plan is left at the table; a single answer that is no decision waits for its turn. */
  async give(answers: number[], unasked = false): Promise<void> {
    if (unasked) return;
    await api.post(`/matches/${this.match}/plans`, this.#wish(this.#others(this.said), answers));
    this.left = true;
  }

  async #suppose(said: Said[]): Promise<void> {
    const supposed = await this.#ask('suppose', [], said);
    this.#number += 1;
    this.said = said;
    this.supposed = supposed;
  }

  #ask(path: string, plan: number[], said = this.said): Promise<Supposed> {
    return api.post<Supposed>(`/matches/${this.match}/${path}`, this.#wish(this.#others(said), plan));
  }

  #wish(others: OthersTurn[], plan: number[]) {
    return { steps: [...this.before, { others, plan }], seat: this.seat };
  }

  #others(said: Said[]): OthersTurn[] {
    return said.map(({ seat, answers, anything }) => ({ seat, answers: answers.map((one) => one.answer), anything }));
  }
}
