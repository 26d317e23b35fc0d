/** The person who uses this browser. Nobody has to sign up: a guest is made when the first table is created. */
import { api, ApiProblem, UNREACHABLE } from './api';
import { chooseLanguage, language } from './texts.svelte';
import type { Change, Language, Me } from './types';

/** Whether this browser has been somebody before: a request that is bound to be refused need not be sent, and nobody
 * becomes somebody else because a request was lost. */
const KNOWN = 'torri-known';
const WISH = 'torri-guest';
const RETRY_DELAYS_MS = [1_000, 3_000, 10_000, 30_000];
const NAMES = ['Lapo', 'Ginevra', 'Cosimo', 'Lucrezia', 'Bianca', 'Niccolò', 'Fiammetta', 'Piero', 'Simonetta', 'Donato'];

interface Wish {
  name: string;
  crest: number;
}

export class Myself {
  current = $state.raw<Me | null>(null);
  loaded = $state(false);
  /** The name that a new guest will have; for a known person, the last known data. */
  wish = $state.raw<Wish>(keptWish());
  /** The invitation code with which a new guest comes in, where the server asks for one. */
  code = '';
  #making: Promise<Me> | null = null;
  #loading: Promise<void> | null = null;
  #tries = 0;
  #timer = 0;

  /** Called when the server has said who the person is. */
  whenKnown: ((somebody: Me) => void) | null = null;

  /** Whether somebody has played here before. */
  get known(): boolean {
    return known();
  }

  get name(): string {
    return this.current?.name ?? this.wish.name;
  }

  /** The person's name; for somebody who is not a guest yet, one that none of the others has. */
  nameBeside(others: readonly string[]): string {
    if (this.current || !others.includes(this.wish.name)) return this.name;
    return NAMES.find((one) => !others.includes(one)) ?? this.name;
  }

  get crest(): number {
    return this.current?.crest ?? this.wish.crest;
  }

  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      if (!known()) return;
      const somebody = this.become(await api.get<Me>('/me'));
      this.whenKnown?.(somebody);
      this.#tries = 0;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status === 401) localStorage.removeItem(KNOWN);
      else this.#again();
    } finally {
      this.loaded = true;
    }
  }

  /** The server could not say who the person is: it is asked again, and no new guest is made meanwhile. */
  #again(): void {
    const delay = RETRY_DELAYS_MS[Math.min(this.#tries, RETRY_DELAYS_MS.length - 1)];
    this.#tries += 1;
    this.#timer = window.setTimeout(() => void this.load(), delay);
  }

  become(somebody: Me): Me {
    localStorage.setItem(KNOWN, '1');
    this.current = somebody;
    this.#keep({ name: somebody.name, crest: somebody.crest });
    return somebody;
  }

  async ensure(): Promise<Me> {
    if (!this.current && known()) await this.load();
    if (this.current) return this.current;
    if (known()) throw new ApiProblem({ type: 'unreachable', title: '', status: UNREACHABLE, detail: '' });
    this.#making ??= api
      .post<Me>('/guests', { ...this.wish, language: language.current, ...(this.code ? { code: this.code } : {}) })
      .then((somebody) => this.become(somebody))
      .finally(() => (this.#making = null));
    return this.#making;
  }

  /** Change the person; before there is one, only the data of the future guest. */
  async change(change: Change): Promise<void> {
    if (change.language) await chooseLanguage(change.language as Language);
    if (this.current || known()) {
      await this.ensure();
      this.become(await api.patch<Me>('/me', change));
      return;
    }
    this.#keep({ name: change.name ?? this.wish.name, crest: change.crest ?? this.wish.crest });
  }

  #keep(wish: Wish): void {
    this.wish = wish;
    localStorage.setItem(WISH, JSON.stringify(wish));
  }

  forget(): void {
    localStorage.removeItem(KNOWN);
    localStorage.removeItem(WISH);
    this.current = null;
    this.wish = keptWish();
  }
}

function known(): boolean {
  return localStorage.getItem(KNOWN) !== null;
}

function keptWish(): Wish {
  try {
    const kept = JSON.parse(localStorage.getItem(WISH) ?? '') as Wish;
    if (typeof kept.name === 'string' && typeof kept.crest === 'number') return kept;
  } catch {
    // nothing stored, or nothing valid
  }
  const chosen = Math.floor(Math.random() * NAMES.length);
  const wish = { name: NAMES[chosen] ?? 'Lapo', crest: chosen % 5 };
  // Somebody who returns before playing anything keeps the same name.
  localStorage.setItem(WISH, JSON.stringify(wish));
  return wish;
}

export const me = new Myself();
