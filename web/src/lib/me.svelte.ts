/** Who one is to the server. Nobody has to sign up: a guest is made when the first table is laid. */
import { api, ApiProblem } from './api';
import { chooseLanguage, language } from './texts.svelte';
import type { Change, Language, Me } from './types';

/** Whether this browser has been somebody before: a request that is bound to be refused need not be sent. */
const KNOWN = 'torri-known';
const WISH = 'torri-guest';
const NAMES = ['Lapo', 'Ginevra', 'Cosimo', 'Lucrezia', 'Bianca', 'Niccolò', 'Fiammetta', 'Piero', 'Simonetta', 'Donato'];

interface Wish {
  name: string;
  crest: number;
}

class Myself {
  current = $state.raw<Me | null>(null);
  loaded = $state(false);
  /** What a guest is going to be called. */
  wish = $state.raw<Wish>(keptWish());
  #making: Promise<Me> | null = null;
  #loading: Promise<void> | null = null;

  get name(): string {
    return this.current?.name ?? this.wish.name;
  }

  get crest(): number {
    return this.current?.crest ?? this.wish.crest;
  }

  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    try {
      if (localStorage.getItem(KNOWN)) this.become(await api.get<Me>('/me'));
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (error.status === 401) localStorage.removeItem(KNOWN);
    } finally {
      this.loaded = true;
    }
  }

  become(somebody: Me): Me {
    localStorage.setItem(KNOWN, '1');
    this.current = somebody;
    return somebody;
  }

  async ensure(): Promise<Me> {
    if (this.current) return this.current;
    this.#making ??= api
      .post<Me>('/guests', { ...this.wish, language: language.current })
      .then((somebody) => this.become(somebody))
      .finally(() => (this.#making = null));
    return this.#making;
  }

  /** Change what is known; before there is anybody, only the wish changes. */
  async change(change: Change): Promise<void> {
    if (change.language) await chooseLanguage(change.language as Language);
    if (this.current) {
      this.become(await api.patch<Me>('/me', change));
      return;
    }
    this.wish = { name: change.name ?? this.wish.name, crest: change.crest ?? this.wish.crest };
    localStorage.setItem(WISH, JSON.stringify(this.wish));
  }

  forget(): void {
    localStorage.removeItem(KNOWN);
    this.current = null;
  }
}

function keptWish(): Wish {
  try {
    const kept = JSON.parse(localStorage.getItem(WISH) ?? '') as Wish;
    if (typeof kept.name === 'string' && typeof kept.crest === 'number') return kept;
  } catch {
    // nothing kept, or nothing of ours
  }
  const chosen = Math.floor(Math.random() * NAMES.length);
  return { name: NAMES[chosen] ?? 'Lapo', crest: chosen % 5 };
}

export const me = new Myself();
