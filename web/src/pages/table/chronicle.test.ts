/** A long match has hundreds of turns; few of them are ever read. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, expect, test, vi } from 'vitest';
import firenze from '$games/firenze';
import type { GameUi } from '$lib/board';
import { complete } from '$lib/staged.svelte';
import { gameWords } from '$lib/texts.svelte';
import type { Turn } from '$lib/turns';
import type { EventSeen, Update } from '$lib/types';
import Chronicle from './Chronicle.svelte';

afterEach(cleanup);

const turn = (at: number): Turn => ({ key: `${at}`, seat: at % 2, round: null, events: [], first: at, last: at }) as unknown as Turn;

async function chronicle(length: number) {
  const marked: unknown[] = [];
  const update = { table: { status: 'running', game: 'firenze', id: 'm', ply: 99 }, view: { actor: 0 } } as unknown as Update;
  const turns = Array.from({ length }, (_, at) => turn(at));
  const words = gameWords('firenze', ['Anna', 'Bruno'], 0);
  const event = { name: 'built', facts: {} } as unknown as EventSeen;
  const ui = { ...firenze, steps: () => [{ event, points: 1, text: 'You build.', icon: 'tower', rule: 'F6.1' }] } as unknown as GameUi;
  const props = { update, turns, ui, words, seats: [], grown: false, mark: (one: unknown) => marked.push(one), showRule: () => {} };
  const view = render(Chronicle, props);
  await new Promise((done) => setTimeout(done));
  await complete();
  return { ...view, turns, marked };
}

test('the newest turns are listed, the newest last; earlier ones when somebody scrolls back', async () => {
  await chronicle(60);
  const listed = [...document.querySelectorAll('[data-turn]')].map((one) => one.getAttribute('data-turn'));
  expect(listed.length).toBeLessThan(20);
  expect(listed.at(-1)).toBe('59');

  const list = document.querySelector<HTMLElement>('[data-testid=turns]')!;
  Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  list.scrollTop = 500; // lines were added below what is in sight
  await fireEvent.scroll(list);
  expect(document.querySelector('[data-testid=newest]')).toBe(null);
  list.scrollTop = 40;
  await fireEvent.scroll(list);
  await vi.waitFor(() => expect(document.querySelectorAll('[data-turn]').length).toBeGreaterThan(listed.length));
});

test('a pressed line is lit until play goes on, and who looks back is led to the newest', async () => {
  const { turns, marked, rerender } = await chronicle(9);
  const line = document.querySelector<HTMLElement>('[data-turn="5"]')!;
  await fireEvent.click(line);
  expect(marked.at(-1)).not.toBe(null);
  await rerender({ turns: [...turns, turn(9)] });
  expect(marked.at(-1)).toBe(null);

  const list = document.querySelector<HTMLElement>('[data-testid=turns]')!;
  Object.defineProperties(list, { scrollHeight: { value: 900 }, clientHeight: { value: 300 } });
  list.scrollTo = (({ top }: ScrollToOptions) => (list.scrollTop = top!)) as typeof list.scrollTo;
  for (const top of [600, 100]) {
    list.scrollTop = top;
    await fireEvent.scroll(list);
  }
  await fireEvent.click(document.querySelector<HTMLElement>('[data-testid=newest]')!);
  expect(document.querySelector('[data-testid=newest]')).toBe(null);
  await vi.waitFor(() => expect(list.scrollTop).toBe(900));
  expect(document.querySelector('.open')).toBe(null);
});
