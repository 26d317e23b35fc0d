import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import Chapters from './Chapters.svelte';

const step = (name: string, rule: string) => ({ name, rule, title: `${name}!`, says: 'a', asks: 'b', done: 'c', does: [], tries: null });

it('a paragraph has the steps of the lesson that show it as examples, each with the way to play it', async () => {
  const steps = [step('take', 'F4.1'), step('build', 'F6.1'), step('pay', 'F4.1')];
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(JSON.stringify({ steps }), { headers: { 'content-type': 'application/json' } })),
  );
  const paragraphs = [
    { id: 'F4.1', text: 'Take a card.', ruling: false },
    { id: 'F4.2', text: 'Pay for it.', ruling: false },
  ];
  const props = { game: 'firenze', chapters: [{ id: 'F4', title: 'Cards', paragraphs }], tables: [], marks: {}, wanted: '' };
  const page = mount(Chapters, { target: document.body, props });
  flushSync();
  await vi.waitFor(() => expect(document.querySelectorAll('[data-example]')).toHaveLength(2));
  expect([...document.querySelectorAll('[data-example] a')].map((link) => link.getAttribute('href'))).toEqual([
    '/learn/firenze?step=1',
    '/learn/firenze?step=3',
  ]);
  void unmount(page);
});
