import { mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import Points from './Points.svelte';

it('less than nothing has a minus', () => {
  const part = mount(Points, { target: document.body, props: { points: -8, word: 'points' } });
  expect(document.querySelector('b')?.textContent).toBe('−8');
  unmount(part);
});
