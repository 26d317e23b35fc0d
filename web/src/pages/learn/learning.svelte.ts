/** A lesson in progress: the server says what is asked and what was done, the browser only knows the current step. */
import { api } from '$lib/api';
import { Refused } from '$lib/live.svelte';
import type { Ground } from '$lib/plan.svelte';
import { language } from '$lib/texts.svelte';
import type { Lesson, LessonDone, LessonMoment, LessonStep, Prospect, Prospects, ReasonSeen, Told } from '$lib/types';
import { keepProgress, progress } from './progress';

/** Legal, but not the answer that the step asks for. */
export const NOT_ASKED = 'not-asked';

const lessonIn = (game: string, language: string) => [`/lessons/${game}`, { language }] as const;
const momentOf = (game: string, step: number) => `/lessons/${game}/${step}`;

export class Learning implements Ground {
  readonly game: string;
  lesson = $state.raw<Lesson | null>(null);
  /** The current step; equal to the number of steps at the end. */
  at = $state(0);
  moment = $state.raw<LessonMoment | null>(null);
  /** What the learner's answers did, once they were the right ones. */
  outcome = $state.raw<LessonDone | null>(null);
  /** The learner has tried what the step wanted to be tried. */
  tried = $state(false);
  finished = $state(false);
  #turn = 0;

  constructor(game: string) {
    this.game = game;
  }

  get step(): LessonStep | null {
    return this.lesson?.steps[this.at] ?? null;
  }

  get last(): number {
    return this.lesson?.steps.length ?? 0;
  }

  get ended(): boolean {
    return this.lesson !== null && this.at === this.last;
  }

  get done(): boolean {
    return this.outcome !== null || this.tried;
  }

  /** What has happened since the learner's last question, and what the learner has done. */
  get told(): Told[] {
    return this.outcome ? this.outcome.told : (this.moment?.since ?? []);
  }

  /** A plan holds for one step only. */
  get update(): { seq: number; table: { ply: number } } | null {
    return this.moment ? { seq: this.at, table: { ply: this.at } } : null;
  }

  /** Requests the data that `open` will need. */
  static ahead(game: string): void {
    api.ahead(...lessonIn(game, language.current));
    api.ahead(momentOf(game, progress(game, Infinity).step));
  }

  /** Opens the step where the learner stopped last, or the step in the address, from 1. */
  async open(wanted = 0): Promise<void> {
    await this.speak();
    const come = progress(this.game, this.last);
    this.finished = come.finished;
    await this.go(wanted > 0 ? wanted - 1 : come.step);
  }

  /** The sentences of the lesson in the language of the app. */
  async speak(): Promise<void> {
    this.lesson = await api.get<Lesson>(...lessonIn(this.game, language.current));
  }

  async go(to: number): Promise<void> {
    const turn = ++this.#turn;
    const step = Math.max(0, Math.min(to, this.last));
    const moment = await api.get<LessonMoment>(momentOf(this.game, step));
    if (turn !== this.#turn) return;
    this.at = step;
    this.moment = moment;
    this.outcome = null;
    this.tried = false;
    this.finished ||= step === this.last;
    keepProgress(this.game, { step, finished: this.finished, of: this.last });
  }

  ahead(after: number[]): Promise<Prospect> {
    if (this.done || this.ended) return Promise.resolve(this.#standing());
    return api.get<Prospect>(`/lessons/${this.game}/${this.at}/ahead`, { after: after.join(',') || undefined });
  }

  async steps(answers: number[]): Promise<Prospect[]> {
    if (this.done || this.ended) return [this.#standing(), ...answers.map(() => this.#standing())];
    const query = { answers: answers.join(',') || undefined };
    return (await api.get<Prospects>(`/lessons/${this.game}/${this.at}/plan`, query)).steps;
  }

  async why(after: number[], text: string): Promise<ReasonSeen[]> {
    if (this.outcome || this.ended) return [];
    const query = { after: after.join(',') || undefined, text };
    const { reasons } = await api.get<{ reasons: ReasonSeen[] }>(`/lessons/${this.game}/${this.at}/why`, query);
    if (reasons.length && this.step?.tries?.toLowerCase() === text.toLowerCase()) this.tried = true;
    return reasons;
  }

  async give(answers: number[]): Promise<void> {
    const query = { after: answers.join(',') };
    const outcome = await api.get<LessonDone>(`/lessons/${this.game}/${this.at}/done`, query);
    if (!outcome.accepted) throw new Refused({ problem: NOT_ASKED, detail: this.step?.instead ?? '', reasons: [] });
    this.outcome = outcome;
  }

  /** The table without a question: after a step, or at the end. */
  #standing(): Prospect {
    const { view, outlook } = this.outcome ?? this.moment!;
    const nothing = {
      seq: this.at,
      after: [],
      answers: [],
      out_of_order: [],
      told: [],
      usual: null,
      obvious: null,
      gathered: false,
      id: null,
    };
    return { type: 'prospect', seat: this.lesson!.seat, view, outlook, ends: true, ...nothing };
  }
}
