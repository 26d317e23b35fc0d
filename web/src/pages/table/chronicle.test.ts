/** A long match has hundreds of turns; few of them are ever looked at. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import firenze from '$games/firenze';
import { complete } from '$lib/staged.svelte';
import { gameWords } from '$lib/texts.svelte';
import type { Turn } from '$lib/turns';
import type { Update } from '$lib/types';
import Chronicle from './Chronicle.svelte';

afterEach(cleanup);

test('the newest turns are listed, the newest last', async () => {
  const turn = (at: number): Turn => ({ key: `${at}`, seat: at % 2, round: null, events: [], first: at, last: at }) as unknown as Turn;
  const update = { table: { status: 'running', game: 'firenze', id: 'm', ply: 99 }, view: { actor: 0 } } as unknown as Update;
  const turns = Array.from({ length: 60 }, (_, at) => turn(at));
  const words = gameWords('firenze', ['Anna', 'Bruno'], 0);
  render(Chronicle, { update, turns, ui: firenze, words, seats: [], grown: false, mark: () => {}, showRule: () => {} });
  await new Promise((done) => setTimeout(done));
  await complete();
  const listed = [...document.querySelectorAll('[data-turn]')].map((one) => one.getAttribute('data-turn'));
  expect(listed.length).toBeLessThan(20);
  expect(listed.at(-1)).toBe('59');
});
