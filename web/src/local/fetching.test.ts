import { expect, test, vi } from 'vitest';
import { counted } from './fetching';

test('the bytes of the folder are counted, and its answers are handed on as they came', async () => {
  const answer = new Response('twelve bytes');
  Object.defineProperty(answer, 'url', { value: 'https://host/below/python/pyodide.asm.wasm' });
  let bytes = 0;
  const fetching = counted(
    () => Promise.resolve(answer),
    'https://host/below/python/',
    (came) => (bytes += came),
  );
  // A browser keeps what it compiled only of an answer of its own.
  expect(await fetching('pyodide.asm.wasm')).toBe(answer);
  expect(await answer.text()).toBe('twelve bytes');
  await vi.waitFor(() => expect(bytes).toBe(12));
});
