import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import type { BoardProps, GameUi } from '$lib/board';
import type { Plan, WhyNot as Refused } from '$lib/plan.svelte';
import type { GameWords } from '$lib/texts.svelte';
import Piece from '$games/patrizier/Piece.svelte';
import WhyNot from './WhyNot.svelte';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function refused(whyNot: Partial<Refused>) {
  render(WhyNot, {
    props: {
      whyNot: { problem: 'illegal-answer', detail: '', reasons: [], text: 'x1', ...whyNot },
      plan: { prospects: [] } as unknown as Plan,
      ui: { refusals: { taken: ['occupied'], place: ['not-city-of-card'] }, Piece } as unknown as GameUi,
      board: { seats: [] } as unknown as BoardProps,
      words: (() => '') as unknown as GameWords,
      showRule: () => {},
      close: () => {},
    },
  });
  return document.querySelector<HTMLElement>('[data-testid=why-not]')!;
}

const reason = (name: string) =>
  ({ name, rule: 'L5.2', text: 'Somebody is there. (L5.2)', facts: {} }) as unknown as Refused['reasons'][number];

it('a refusal is headed by its kind; without a reason, something else is asked', () => {
  expect(refused({ reasons: [reason('occupied')] }).querySelector('h2')!.textContent).toBe('Already taken');
  cleanup();
  expect(refused({ reasons: [reason('unheard-of')] }).querySelector('h2')!.textContent).toBe('Why not?');
  cleanup();
  expect(refused({ detail: 'Something else is asked.' }).querySelector('h2')!.textContent).toBe('Not now');
});

it('what is pressed in an open dialog is explained in it', () => {
  document.body.innerHTML = '<dialog open><button data-target="x1">x</button></dialog>';
  expect(refused({ reasons: [reason('occupied')] }).closest('dialog')).not.toBeNull();
});

it('what one has is told from what was played elsewhere', () => {
  const compared = (name: string) => {
    cleanup();
    const needs = [{ piece: 'city', of: 'Ve', count: null }];
    const labels = refused({ reasons: [{ ...reason(name), has: [], needs } as never] }).querySelectorAll('.fact small');
    return [...labels].map((label) => label.textContent);
  };
  expect(compared('occupied')).toEqual(['You have', 'It needs']);
  expect(compared('not-city-of-card')).toEqual(['You played', 'Needed here']);
});
