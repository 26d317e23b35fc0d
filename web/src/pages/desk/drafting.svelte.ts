/** The figures of the user's box, as far as they are entered: kept on the device, checked by the server during typing. */
import { api, ApiProblem } from '$lib/api';
import type { FigureValue } from '$lib/figureBook';
import { me } from '$lib/me.svelte';
import { t } from '$lib/texts.svelte';
import type { EditionChecked, EditionSeen } from '$lib/types';

export interface Correction {
  value: FigureValue;
  note: string;
}

const KEPT = 'torri-desk';
const CHECK_AFTER_MS = 350;

type Problems = EditionChecked['problems'];

export class Draft {
  readonly game: string;
  title = $state('');
  corrections = $state<Record<string, Correction>>({});
  problems = $state.raw<Problems>([]);
  /** The hash of the figures that were checked last; null while something is wrong. */
  sha256 = $state<string | null>(null);
  trouble = $state('');
  busy = $state(false);
  /** Many figures are read in one place: the last note is offered for the next figure. */
  lastNote = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #checks = 0;

  constructor(game: string) {
    this.game = game;
    const kept = keptDrafts()[game];
    this.title = kept?.title ?? '';
    this.corrections = kept?.corrections ?? {};
    if (this.count) void this.check();
  }

  get count(): number {
    return Object.keys(this.corrections).length;
  }

  problemsOf(path: string): string[] {
    return this.problems.filter((one) => one.path === path).map((one) => one.detail);
  }

  correct(path: string, correction: Correction): void {
    this.corrections[path] = correction;
    if (correction.note) this.lastNote = correction.note;
    this.changed();
  }

  drop(path: string): void {
    this.corrections = Object.fromEntries(Object.entries(this.corrections).filter(([one]) => one !== path));
    this.changed();
  }

  /** Begin again, or begin with the figures of an edition. */
  begin(edition?: EditionSeen): void {
    this.title = edition?.title ?? '';
    this.corrections = Object.fromEntries((edition?.corrections ?? []).map(({ path, value, note }) => [path, { value, note }]));
    this.changed();
  }

  changed(): void {
    keepDraft(this.game, { title: this.title, corrections: this.corrections });
    this.sha256 = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.check(), CHECK_AFTER_MS);
  }

  async check(): Promise<void> {
    const number = (this.#checks += 1);
    try {
      const found = await api.post<EditionChecked>('/editions/check', this.#wish());
      if (number !== this.#checks) return;
      this.problems = found.problems;
      this.sha256 = found.sha256;
      this.trouble = '';
    } catch (error) {
      if (number === this.#checks) this.trouble = said(error);
    }
  }

  async save(): Promise<EditionSeen | null> {
    return this.#sending(() => api.post<EditionSeen>('/editions', this.#wish()));
  }

  async install(text: string): Promise<EditionSeen | null> {
    return this.#sending(() => api.post<EditionSeen>('/editions/file', { text }));
  }

  async #sending(send: () => Promise<EditionSeen>): Promise<EditionSeen | null> {
    this.busy = true;
    this.trouble = '';
    try {
      await me.ensure();
      return await send();
    } catch (error) {
      this.trouble = said(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  #wish() {
    return { game: this.game, title: this.title.trim() || t('desk-own-box'), corrections: $state.snapshot(this.corrections) };
  }
}

function said(error: unknown): string {
  return (error instanceof ApiProblem && error.detail) || t('desk-unreachable');
}

type Kept = Partial<Record<string, { title: string; corrections: Record<string, Correction> }>>;

function keptDrafts(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Kept;
  } catch {
    return {}; // the stored data is not ours
  }
}

function keepDraft(game: string, draft: NonNullable<Kept[string]>): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...keptDrafts(), [game]: draft }));
}
