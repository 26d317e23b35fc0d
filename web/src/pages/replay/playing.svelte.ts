/** A replay that plays automatically, from decision to decision. */
import type { Replaying } from './replaying.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a decision is shown, in milliseconds. */
const DECISION_MS = 1600;

export class Playing {
  on = $state(false);
  speed = $state<Speed>(1);
  #replaying: Replaying;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(replaying: Replaying) {
    this.#replaying = replaying;
  }

  toggle(): void {
    if (this.on) this.stop();
    else this.start();
  }

  start(): void {
    if (this.#replaying.ply >= this.#replaying.last) this.#replaying.go(0);
    this.on = true;
    this.#wait();
  }

  stop(): void {
    this.on = false;
    clearTimeout(this.#timer);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), DECISION_MS / this.speed);
  }

  #next(): void {
    if (!this.on) return;
    // Wait for data that has not arrived yet: nothing is skipped on a slow network.
    if (this.#replaying.settled) this.#replaying.decide(1);
    if (this.#replaying.ply >= this.#replaying.last) this.stop();
    else this.#wait();
  }
}
