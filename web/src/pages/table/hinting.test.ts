import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '$lib/api';
import type { GameUi } from '$lib/board';
import type { MatchConnection } from '$lib/live.svelte';
import type { Plan } from '$lib/plan.svelte';
import type { GameWords } from '$lib/texts.svelte';
import Hinting from './Hinting.svelte';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A hint that changes the chance to win from one share to another. */
function hinted(before: number, after: number) {
  const hint = { answer: 3, line: ['FIRST.b'], win: after, told: [], why: [], lines: [], books: [] };
  const asked = vi.spyOn(api, 'post').mockResolvedValue({ win: before, visits: 100, best: [hint] });
  const choose = vi.fn();
  const plan = { ends: false, steps: [{ text: 'c3', answer: 2 }], prospects: [], choose } as unknown as Plan;
  render(Hinting, {
    live: { match: 'm' } as unknown as MatchConnection,
    plan,
    ui: {} as GameUi,
    words: Object.assign(() => '', { line: () => '' }) as unknown as GameWords,
    seat: null,
    showRule: () => {},
    advise: () => {},
    close: () => {},
  });
  return { asked, choose, plan };
}

it('says that the chance stays what it is', async () => {
  hinted(0.706, 0.714);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Chance to win: still 71%'));
  expect(document.body.textContent).not.toContain('→');
});

it('asked in the middle of a plan it keeps the plan, and advises on it', async () => {
  const { asked, choose, plan } = hinted(0.5, 0.6);
  expect(asked).toHaveBeenCalledWith('/matches/m/hint', expect.objectContaining({ after: [2] }));
  await vi.waitFor(() => expect(document.querySelector('[data-testid=play-line]')).not.toBeNull());
  expect(document.body.textContent).toContain('Chance to win 50% → 60%');
  expect(plan.steps).toHaveLength(1);
  await fireEvent.click(document.querySelector('[data-testid=play-line]')!);
  expect(choose).toHaveBeenCalledWith(1, ['FIRST.b']);
});
