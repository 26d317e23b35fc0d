import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api';
import { Plan, type Ground } from './plan.svelte';
import type { Prospect } from './types';

/** A turn of three questions, each answered by "a" or "b"; an answer of the server comes when the test says so. */
class Slow implements Ground {
  update = { seq: 7, table: { ply: 7 } };
  sent: number[] = [];
  #waiting: (() => void)[] = [];

  async ahead(after: number[]): Promise<Prospect> {
    await new Promise<void>((go) => this.#waiting.push(go));
    const question = ['FIRST', 'SECOND', 'THIRD', 'NEXT'][after.length]!;
    const answers = ['a', 'b'].map((one, answer) => ({ text: `${question}.${one}`, answer, args: {} }));
    return {
      view: { question, actor: 0 },
      answers,
      told: [],
      ends: after.length === 3,
      usual: null,
      outlook: {},
      gathered: false,
    } as unknown as Prospect;
  }

  async why(): Promise<never> {
    throw new ApiProblem({ type: 'torri:unknown-notation', title: '', status: 422, detail: '"x" is no answer' });
  }

  async answer(answer: number, seq: number): Promise<number> {
    this.sent.push(answer);
    return seq + 1;
  }

  async isAsked(): Promise<void> {
    while (!this.#waiting.length) await Promise.resolve();
  }

  /** The line answers until nobody waits any more. */
  async answers(): Promise<void> {
    for (let idle = 0; idle < 20; idle += 1) {
      await Promise.resolve();
      const waiting = this.#waiting.splice(0);
      if (waiting.length) idle = 0;
      for (const go of waiting) go();
    }
  }
}

async function begun(): Promise<{ ground: Slow; plan: Plan; texts: () => string[] }> {
  const ground = new Slow();
  const plan = new Plan(ground, new Set());
  void plan.follow();
  await ground.answers();
  return { ground, plan, texts: () => plan.steps.map((step) => step.text) };
}

describe('a plan', () => {
  it('takes presses that come faster than the line', async () => {
    const { ground, plan, texts } = await begun();
    void plan.press('FIRST.a', false);
    void plan.press('SECOND.b', false);
    void plan.press('THIRD.a', false);
    await ground.answers();
    expect(texts()).toEqual(['FIRST.a', 'SECOND.b', 'THIRD.a']);
    void plan.confirm();
    await ground.answers();
    expect(ground.sent).toEqual([0, 1, 0]);
  });

  it('loses no press when news comes in the middle of it', async () => {
    const { ground, plan, texts } = await begun();
    void plan.press('FIRST.a', false);
    void plan.press('SECOND.b', false);
    await ground.isAsked();
    void plan.follow();
    await ground.answers();
    expect(texts()).toEqual(['FIRST.a', 'SECOND.b']);
    expect(plan.prospect?.view.question).toBe('THIRD');
    expect(plan.prospects).toHaveLength(3);
  });

  it('is empty when it was taken back while a press was on its way', async () => {
    const { ground, plan, texts } = await begun();
    void plan.press('FIRST.a', false);
    void plan.press('SECOND.b', false);
    void plan.clear();
    await ground.answers();
    expect(texts()).toEqual([]);
    expect(plan.prospect?.view.question).toBe('FIRST');
  });

  it('is given up when the match has gone on without it', async () => {
    const { ground, plan, texts } = await begun();
    void plan.press('FIRST.a', false);
    await ground.answers();
    ground.update = { seq: 9, table: { ply: 9 } };
    void plan.follow();
    await ground.answers();
    expect(texts()).toEqual([]);
    expect(plan.whyNot?.problem).toBe('stale');
  });

  it('says of a press how it is, and of what was written how it is written', async () => {
    const { ground, plan } = await begun();
    void plan.press('x', false);
    await ground.answers();
    expect(plan.whyNot?.detail).toMatch(/^Something else is asked/);
    void plan.press('x', false, true);
    await ground.answers();
    expect(plan.whyNot?.detail).toBe('"x" is no answer');
  });
});
