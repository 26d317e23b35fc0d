import { describe, expect, it } from 'vitest';
import { ApiProblem } from './api';
import { Refused } from './live.svelte';
import { Plan, type Ground } from './plan.svelte';
import type { Prospect } from './types';

/** A turn of three questions, each answered by "a" or "b"; an answer of the server comes when the test says so. */
class Slow implements Ground {
  update = { seq: 7, table: { ply: 7 } };
  given: number[][] = [];
  unasked: number[][] = [];
  /** Questions that are no decision, and those where only going on is of use: "a" is their answer. */
  obvious = new Set<string>();
  usual = new Set<string>();
  /** How many questions are answered already. */
  answered = 0;
  refusal: Refused | null = null;
  requests = 0;
  #waiting: (() => void)[] = [];

  async ahead(after: number[]): Promise<Prospect> {
    await this.#line();
    return this.#prospect(after);
  }

  async steps(answers: number[]): Promise<Prospect[]> {
    await this.#line();
    return [[], ...answers.map((_, index) => answers.slice(0, index + 1))].map((after) => this.#prospect(after));
  }

  #line(): Promise<void> {
    this.requests += 1;
    return new Promise<void>((go) => this.#waiting.push(go));
  }

  #prospect(after: number[]): Prospect {
    const number = this.answered + after.length;
    const question = ['FIRST', 'SECOND', 'THIRD', 'NEXT'][number]!;
    const letters = number === 3 ? [] : ['a', 'b'];
    const answers = letters.map((one, answer) => ({ text: `${question}.${one}`, answer, args: {} }));
    return {
      view: { question, actor: 0 },
      answers,
      out_of_order: [],
      told: [],
      ends: number === 3,
      usual: this.usual.has(question) ? 0 : null,
      obvious: this.obvious.has(question) ? 0 : null,
      outlook: {},
      gathered: false,
    } as unknown as Prospect;
  }

  async why(): Promise<never> {
    throw new ApiProblem({ type: 'torri:unknown-notation', title: '', status: 422, detail: '"x" is no answer' });
  }

  async give(answers: number[], unasked = false): Promise<void> {
    if (this.refusal) throw this.refusal;
    (unasked ? this.unasked : this.given).push(answers);
    if (!unasked) return;
    this.answered += answers.length;
    this.update = { seq: this.update.seq + 1, table: { ply: this.update.table.ply + 1 } };
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

async function begun(ground = new Slow(), preselected = {}, skips = false): Promise<{ ground: Slow; plan: Plan; texts: () => string[] }> {
  const plan = new Plan(ground, preselected, () => skips);
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
    expect(ground.given).toEqual([[0, 1, 0]]);
    expect(texts()).toEqual([]);
  });

  it('is empty when it was refused, and says why', async () => {
    const { ground, plan, texts } = await begun();
    void plan.press('FIRST.a', false);
    void plan.press('SECOND.b', false);
    await ground.answers();
    ground.refusal = new Refused({ problem: 'illegal-plan', detail: 'Answer 2 is not allowed', reasons: [] });
    void plan.confirm();
    await ground.answers();
    expect(ground.given).toEqual([]);
    expect(plan.whyNot?.detail).toBe('Answer 2 is not allowed');
    expect([texts(), plan.prospect?.view.question, plan.sending]).toEqual([[], 'FIRST', false]);
  });

  it('is looked at again with one request, however long it is', async () => {
    const { ground, plan, texts } = await begun();
    for (const text of ['FIRST.a', 'SECOND.b', 'THIRD.a']) void plan.press(text, false);
    await ground.answers();
    ground.requests = 0;
    void plan.follow();
    await ground.answers();
    expect(ground.requests).toBe(1);
    expect(texts()).toHaveLength(3);
    expect(plan.prospects.map((one) => one.view.question)).toEqual(['FIRST', 'SECOND', 'THIRD', 'NEXT']);
  });

  it('looks once at the newest, however much happened while it looked', async () => {
    const { ground, plan } = await begun();
    ground.requests = 0;
    void plan.follow();
    await ground.isAsked();
    for (let ply = 8; ply < 20; ply += 1) {
      ground.update = { seq: ply, table: { ply } };
      void plan.follow();
    }
    await ground.answers();
    expect(ground.requests).toBe(2);
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

  it('says no more of a press when the table has changed', async () => {
    const { ground, plan } = await begun();
    void plan.press('x', false);
    await ground.answers();
    void plan.follow();
    await ground.answers();
    expect(plan.whyNot).not.toBe(null);
    ground.update = { seq: 9, table: { ply: 9 } };
    void plan.follow();
    await ground.answers();
    expect(plan.whyNot).toBe(null);
  });

  it('presses what is meant where only the way of naming it is against it, and never speaks of that', async () => {
    const { ground, plan, texts } = await begun();
    const convention = { rule: null, name: 'alike', facts: {}, text: 'Name the first of them.', instead: 'FIRST.b' };
    ground.why = (() => Promise.resolve([convention])) as unknown as typeof ground.why;
    void plan.press('second of two', false);
    await ground.answers();
    expect(texts()).toEqual(['FIRST.b']);
    expect(plan.whyNot).toBe(null);
  });

  it('takes what has no order in any order, and says that it may be pressed', async () => {
    const plan = new Plan(new Gathering(), { payments: new Set() });
    await plan.follow();
    await plan.press('blue', false);
    expect([...plan.legal.keys()].sort()).toEqual(['blue', 'white', 'yellow']);
    await plan.press('white', false);
    expect(plan.steps.map((step) => step.text)).toEqual(['white', 'blue']);
    expect([...plan.legal.keys()].sort()).toEqual(['blue', 'yellow']);
  });
});

/** Bricks are named in the order of their colours; there is one white one. */
class Gathering implements Ground {
  update = { seq: 7, table: { ply: 7 } };

  async ahead(after: number[]): Promise<Prospect> {
    const bricks = ['white', 'yellow', 'blue'].map((text, answer) => ({ text, answer, name: '', facts: {} }));
    const there = bricks.filter(({ answer }) => answer > 0 || !after.includes(0));
    const least = Math.max(0, ...after);
    return {
      view: { question: 'BUILD', actor: 0 },
      answers: there.filter(({ answer }) => answer >= least),
      out_of_order: there.filter(({ answer }) => answer < least),
      told: [],
      ends: false,
      usual: null,
      outlook: {},
      gathered: true,
    } as unknown as Prospect;
  }

  steps(answers: number[]): Promise<Prospect[]> {
    return Promise.all([[], ...answers.map((_, index) => answers.slice(0, index + 1))].map((after) => this.ahead(after)));
  }

  async why(): Promise<never[]> {
    return [];
  }

  async give(): Promise<void> {}
}

describe('questions that are no decision', () => {
  function asking(obvious: string[], usual: string[] = []): Slow {
    const ground = new Slow();
    ground.obvious = new Set(obvious);
    ground.usual = new Set(usual);
    return ground;
  }

  it('are answered at once where they are asked alone', async () => {
    const { ground, plan, texts } = await begun(asking(['FIRST']), {}, true);
    expect(ground.unasked).toEqual([[0]]);
    expect([texts(), plan.prospect?.view.question, plan.whyNot]).toEqual([[], 'SECOND', null]);
  });

  it('are a step of the plan that comes to them, and go back with it', async () => {
    const { ground, plan, texts } = await begun(asking(['SECOND']), {}, true);
    void plan.press('FIRST.b', false);
    await ground.answers();
    expect([texts(), plan.prospect?.view.question, plan.preselected]).toEqual([['FIRST.b', 'SECOND.a'], 'THIRD', false]);
    void plan.back();
    await ground.answers();
    expect(texts()).toEqual([]);
  });

  it('are asked where somebody wants each question', async () => {
    const { ground, plan, texts } = await begun(asking(['FIRST'], ['SECOND']), { idle: new Set(['SECOND']) });
    void plan.press('FIRST.b', false);
    await ground.answers();
    expect([ground.unasked, texts(), plan.prospect?.view.question]).toEqual([[], ['FIRST.b'], 'SECOND']);
  });

  it('are asked as any other where the server refuses', async () => {
    const refusing = asking(['FIRST']);
    refusing.refusal = new Refused({ problem: 'stale', detail: 'too late', reasons: [] });
    const { plan } = await begun(refusing, {}, true);
    expect([plan.sending, plan.whyNot, plan.prospect?.view.question]).toEqual([false, null, 'FIRST']);
  });

  it('go on where there is nothing to be had, and what else could be done stays to be pressed', async () => {
    const { ground, plan, texts } = await begun(asking([], ['THIRD']), { idle: new Set(['THIRD']) }, true);
    void plan.press('FIRST.b', false);
    void plan.press('SECOND.b', false);
    await ground.answers();
    expect([texts(), plan.ends, [...plan.legal.keys()]]).toEqual([['FIRST.b', 'SECOND.b', 'THIRD.a'], true, ['THIRD.b']]);
    void plan.press('THIRD.b', false);
    await ground.answers();
    expect(texts()).toEqual(['FIRST.b', 'SECOND.b', 'THIRD.b']);
  });
});
