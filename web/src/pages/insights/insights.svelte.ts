/** What matches say together: the user's own, reviewing more of them, or what somebody shows of theirs. */
import { api } from '$lib/api';
import { inWords } from '$lib/problem';
import { ON_SERVER, Reviewing } from '../review/reviewing.svelte';
import { foremost, type GameInsights, type Insights } from './model';

/** The server makes no more reviews of one person than this at the same time. */
const REVIEWS_AT_ONCE = 3;

export class ReadInsights {
  value = $state.raw<Insights | null>(null);
  problem = $state('');
  /** Empty until the user chooses. */
  chosen = $state('');
  readonly shown: GameInsights | null = $derived.by(() => {
    const games = this.value?.games ?? [];
    return games.find((one) => one.game === this.chosen) ?? games.find((one) => one.game === foremost(this.value!)) ?? null;
  });
  /** The next matches without a review, and how far their reviews are. */
  next = $state.raw<Reviewing[]>([]);
  readonly working: Reviewing[] = $derived(this.next.filter((one) => one.working));
  readonly finished: number = $derived(this.next.filter((one) => one.state?.status === 'done').length);
  #closed = false;
  readonly #address: string;

  constructor(address = '/insights') {
    this.#address = address;
  }

  read = async (): Promise<void> => {
    try {
      this.value = await api.get<Insights>(this.#address);
      this.problem = '';
    } catch (error) {
      this.problem = inWords(error);
    }
    this.follow();
  };

  choose(game: string): void {
    this.chosen = game;
    this.follow();
  }

  /** Watch the next matches; reviews that are being made are kept. */
  follow(): void {
    const wanted = this.#closed ? [] : (this.shown?.unreviewed.slice(0, REVIEWS_AT_ONCE) ?? []);
    for (const one of this.next) if (!wanted.includes(one.match)) one.close();
    this.next = wanted.map((match) => this.next.find((one) => one.match === match) ?? new Reviewing(match, true, ON_SERVER));
  }

  reviewMore = (): Promise<unknown> => Promise.all(this.next.filter((one) => !one.working).map((one) => one.begin('quick')));

  close(): void {
    this.#closed = true;
    this.follow();
  }
}
