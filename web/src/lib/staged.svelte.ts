/** A page that is built part by part: between two parts the browser can paint and react to presses. */
import { tick } from 'svelte';

const ROOMY = '(min-width: 701px)';
/** For how many milliseconds parts are added to one frame: a fast device shows several at once, a slow one each by itself. */
const SLICE_MS = 8;
/** A page without a frame for so long is not looked at. */
const NO_FRAME_MS = 150;

/** Runs the next part in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

/** Resolved just before the browser draws: what is added then is seen at once, and no frame is drawn for half of it. A page that
 * nobody looks at has no frames: there it takes a moment. */
export function nextFrame(): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, NO_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      done();
    });
  });
}

/** What still has parts to come. The last one is inside those before it: it is completed first, so that nothing moves what stands. */
const waiting: Staged[] = [];
let running: Promise<void> | null = null;

async function run(): Promise<void> {
  // What stands already is painted before anything is added to it.
  await nextFrame();
  while (waiting.length) {
    await nextFrame();
    const begun = performance.now();
    do {
      const one = waiting.at(-1)!;
      if (one.advance()) waiting.splice(waiting.indexOf(one), 1);
      await tick();
    } while (waiting.length && performance.now() - begun < SLICE_MS);
  }
  running = null;
}

/** Resolved when all parts that were begun are there. */
export async function complete(): Promise<void> {
  while (running) await running;
}

export class Staged {
  #reached = $state(-1);
  readonly #last: number;

  /**
   * With nothing to wait for, all stands at once. So it does on a wide screen, where parts that came later would move
   * the others, unless room is `kept` for each.
   */
  constructor(last: number, kept = false) {
    this.#last = last;
    if (last < 0 || (!kept && matchMedia(ROOMY).matches)) {
      this.#reached = last;
      return;
    }
    waiting.push(this);
    running ??= run();
  }

  at(stage: number): boolean {
    return stage <= this.#reached || this.#reached >= this.#last;
  }

  /** The part of a list that is there, if each stage adds so many items; everything once the last stage is reached. */
  of<Part>(list: Part[], each = 1, first = 0): Part[] {
    return this.#reached >= this.#last ? list : list.slice(0, Math.max(0, this.#reached - first + 1) * each);
  }

  /** Goes to the next stage; returns whether it was the last. */
  advance(): boolean {
    this.#reached += 1;
    return this.#reached >= this.#last;
  }
}

/** Parts by their names, in the order in which they are built: whether one is there. */
export function staged<Name extends string>(order: readonly Name[], kept = false): (part: Name) => boolean {
  const stages = new Staged(order.length - 1, kept);
  return (part) => stages.at(order.indexOf(part));
}
