/** A page that comes part by part on small screens: between two parts the browser can paint and be pressed. */
import { tick } from 'svelte';

const ROOMY = '(min-width: 701px)';
/** How long, in milliseconds, parts are put into one task: a fast device shows several at once, a slow one each by itself. */
const SLICE = 4;

/** What comes next comes in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** What still has parts to come. The last one is inside those before it: it is completed first, so that nothing moves what stands. */
const waiting: Staged[] = [];
let running = false;

async function run(): Promise<void> {
  running = true;
  while (waiting.length) {
    await new Promise(requestAnimationFrame);
    await nextTask();
    const begun = performance.now();
    do {
      const one = waiting.at(-1)!;
      if (one.advance()) waiting.splice(waiting.indexOf(one), 1);
      await tick();
    } while (waiting.length && performance.now() - begun < SLICE);
  }
  running = false;
}

export class Staged {
  #reached = $state(-1);
  readonly #last: number;

  /** On a wide screen, or with nothing to wait for, all stands at once: parts that came later would move the others. */
  constructor(last: number) {
    this.#last = last;
    if (last < 0 || matchMedia(ROOMY).matches) {
      this.#reached = last;
      return;
    }
    waiting.push(this);
    if (!running) void run();
  }

  at(stage: number): boolean {
    return stage <= this.#reached || this.#reached >= this.#last;
  }

  /** Of a list the parts that have come, when each stage brings so many of them; all, once the last stage is reached. */
  of<Part>(list: Part[], each = 1, first = 0): Part[] {
    return this.#reached >= this.#last ? list : list.slice(0, Math.max(0, this.#reached - first + 1) * each);
  }

  /** Whether that was the last one. */
  advance(): boolean {
    this.#reached += 1;
    return this.#reached >= this.#last;
  }
}
