/** Work and artist belong together: whichever is chosen first shows which others would fit. */
import type { BoardProps } from '$lib/board';
import { createContext } from 'svelte';
import { momentOf, workInPlan } from './targets';
import { asked, outlookOf, shown } from './table';

type Makers = Record<string, number>;

export class Choosing {
  #board: () => BoardProps;
  /** An artist pressed before any work. */
  #first = $state<string | null>(null);
  /** Who could make what, from before the plan: the answer for a complete plan no longer has it. */
  #kept = $state.raw<Record<string, Makers>>({});

  constructor(board: () => BoardProps) {
    this.#board = board;
  }

  /** Call it in an effect: what was computed before the plan stays in sight during the plan. */
  follow(): void {
    const { makers } = outlookOf(this.#board());
    if (makers && asked(this.#board())) this.#kept = makers;
  }

  readonly moment = $derived.by(() => momentOf(this.#board()));
  /** The artwork that is being planned. */
  readonly work = $derived.by(() => (this.moment === 'place' ? workInPlan(this.#board()) : null));
  /** Who could make that artwork, with the expected fame. */
  readonly makers = $derived.by<Makers | null>(() => (this.work === null ? null : (this.#kept[this.work] ?? null)));
  /** The artist that was chosen first, as long as a work can still be chosen. */
  readonly artist = $derived.by(() => {
    const free = this.moment === 'place' && this.work === null;
    return free && this.#first !== null && this.placesOf(this.#first).length ? this.#first : null;
  });
  /** The works that this artist could make. */
  readonly places = $derived.by(() => (this.artist === null ? null : new Set(this.placesOf(this.artist))));

  placesOf(person: string): string[] {
    const { places } = outlookOf(this.#board());
    return this.moment === 'place' ? (places?.[person] ?? []) : [];
  }

  /** The expected fame for the chosen work, or for the artist's best possible work; null if there is none. */
  meanOf(person: string): number | null {
    if (this.makers) return this.makers[person] ?? null;
    const means = this.placesOf(person).map((work) => this.#kept[work]?.[person] ?? 0);
    return means.length ? Math.max(...means) : null;
  }

  /** The artist whom the plan hires for the chosen work. */
  readonly hired = $derived.by(() => {
    const { table } = shown(this.#board());
    const seat = this.#board().seat;
    if (this.work === null || seat === null) return null;
    const own = table.seats[seat]?.works.find((one) => one.work === this.work && one.planned);
    return own?.artist ?? table.works.find((one) => one.work === this.work && one.planned === seat)?.artist ?? null;
  });

  chooseFirst(person: string): void {
    this.#first = this.#first === person ? null : person;
  }
}

export const [getChoosing, setChoosing] = createContext<Choosing>();
