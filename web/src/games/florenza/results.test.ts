import { cleanup, render, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { Told } from '$lib/types';
import { boardOf } from './testing';
import Results from './Results.svelte';

vi.mock('$lib/settings.svelte', () => ({ duration: (ms: number) => ms, settings: {} }));
vi.mock('$lib/rules.svelte', async (original) => ({ ...(await original<object>()), rulesOf: (await import('./testing')).rulesOf }));
Element.prototype.scrollTo ??= () => {};
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const told = (ply: number, ...names: string[]): Told =>
  ({
    ply,
    actor: -1,
    by: 'chance',
    text: '',
    events: names.map((name) => ({ name, rule: 'L9.1', hidden: false, facts: { seat: 0, building: 'Cava' } })),
  }) as unknown as Told;

const lines = () => [...document.querySelectorAll('[data-testid=results] .line')].length;

test('with motion the lines come one after another, and all at once for who does not want to wait', async () => {
  vi.useFakeTimers();
  const before = [told(1, 'passed')];
  const { rerender } = render(Results, { ...boardOf('placing').board, told: before });
  await rerender({ told: [...before, told(2, 'used', 'declined', 'no-captain', 'no-bishop', 'first')] });
  expect(lines()).toBe(1);
  vi.advanceTimersByTime(1900);
  await tick();
  expect(lines()).toBe(3);
  within(screen.getByTestId('results')).getByRole('button', { name: 'Show all' }).click();
  await tick();
  expect(lines()).toBe(5);
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});
