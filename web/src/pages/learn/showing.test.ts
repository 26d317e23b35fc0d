import { expect, test, vi } from 'vitest';
import { openTabOf } from './showing';

const board = vi.hoisted(() => ({ drawn: false }));
vi.mock('$lib/staged.svelte', () => ({ complete: () => Promise.resolve((board.drawn = true)) }));

test('what is not drawn yet is waited for, before it is looked for behind other tabs', async () => {
  document.body.innerHTML = '<div><button role="tab" id="other" aria-selected="false"></button></div>';
  const tab = document.getElementById('other')!;
  tab.checkVisibility = () => true;
  tab.onclick = vi.fn();
  expect(await openTabOf(document.body, () => board.drawn)).toBe(true);
  expect(tab.onclick).not.toHaveBeenCalled();
  expect(await openTabOf(document.body, () => false)).toBe(false);
  expect(tab.onclick).toHaveBeenCalledOnce();
});
