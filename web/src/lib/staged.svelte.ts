/** A page that comes part by part on small screens: between two parts the browser can paint and be pressed. */

const ROOMY = '(min-width: 701px)';

/** What comes next comes in a task of its own. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

export class Staged {
  #reached = $state(-1);

  /** On a wide screen everything stands at once: parts that came later would move the others. */
  constructor(last: number) {
    if (matchMedia(ROOMY).matches) this.#reached = last;
    else this.#next(last);
  }

  at(stage: number): boolean {
    return stage <= this.#reached;
  }

  #next(last: number): void {
    requestAnimationFrame(async () => {
      await nextTask();
      this.#reached += 1;
      if (this.#reached < last) this.#next(last);
    });
  }
}
