/** The server's verdict on a record, and the proof of its draws, computed by this browser. */
import { ApiProblem } from '$lib/api';
import { provable, prove, type Finding } from '$lib/chance';
import type { Verdict } from './shapes';

export class Proving {
  verdict = $state.raw<Verdict | null>(null);
  finding = $state.raw<Finding | null>(null);
  /** How many draws have been computed again. */
  done = $state(0);
  busy = $state(false);
  problem = $state.raw<ApiProblem | null>(null);
  #asked = 0;

  /** Is there anything to prove? A match that continues from another one has draws of two secrets. */
  get pledged(): boolean {
    return this.verdict?.commitment !== null && this.verdict?.secret !== null;
  }
  get provable(): boolean {
    return provable();
  }
  /** Everything that can be checked has been checked, and is valid. */
  get holds(): boolean {
    return this.verdict?.holds === true && (this.finding ? this.finding.holds : !this.pledged || !this.provable);
  }

  async of(ask: () => Promise<Verdict>): Promise<void> {
    const asked = ++this.#asked;
    this.busy = true;
    this.verdict = this.finding = this.problem = null;
    this.done = 0;
    try {
      const verdict = await ask();
      if (asked !== this.#asked) return;
      this.verdict = verdict;
      const { commitment, secret, entropy, draws } = verdict;
      if (commitment === null || secret === null || !provable()) return;
      const finding = await prove({ commitment, secret, entropy, draws }, (done) => (this.done = done));
      if (asked === this.#asked) this.finding = finding;
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      if (asked === this.#asked) this.problem = error;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}
