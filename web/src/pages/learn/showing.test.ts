import { expect, test, vi } from 'vitest';
import { Staged } from '$lib/staged.svelte';
import { openTabOf } from './showing';

test('what is not drawn yet is waited for, before it is looked for behind other tabs', async () => {
  document.body.innerHTML = '<div><button role="tab" id="other" aria-selected="false"></button></div>';
  const tab = document.getElementById('other')!;
  tab.checkVisibility = () => true;
  tab.onclick = vi.fn();
  const parts = new Staged(3, true);
  expect(await openTabOf(document.body, () => parts.at(3))).toBe(true);
  expect(tab.onclick).not.toHaveBeenCalled();
  expect(await openTabOf(document.body, () => false)).toBe(false);
  expect(tab.onclick).toHaveBeenCalledOnce();
});
