import { cleanup, render, screen } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, expect, it } from 'vitest';
import SinceFold from './SinceFold.svelte';

afterEach(cleanup);

it('what falls on the table is seen before the moves of the others cover it', async () => {
  const children = createRawSnippet(() => ({ render: () => '<p>Cosimo builds</p>' }));
  const given = { mine: false, turns: 1, fold: 'open', waits: true, children } as const;
  const { rerender } = render(SinceFold, given);
  expect(screen.queryByTestId('since-fold')).toBeNull();
  await rerender({ ...given, waits: false });
  expect(screen.getByTestId('since-fold').textContent).toContain('Cosimo builds');
});
