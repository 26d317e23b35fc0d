/** Before every unit test: what a browser has and the test's one lacks, and the English texts. */
import { afterAll, beforeAll } from 'vitest';

Object.defineProperty(globalThis, 'matchMedia', {
  writable: true,
  value: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
});
Element.prototype.animate ??= (() => ({ finished: Promise.resolve(), cancel() {}, onfinish: null })) as never;

beforeAll(async () => {
  await import('$games/facts');
  const { areas, games } = await import('virtual:texts');
  const { chooseLanguage, loadGame, loadTexts } = await import('$lib/texts.svelte');
  await loadTexts(...Object.keys(areas));
  await chooseLanguage('en');
  await Promise.all(Object.keys(games).map(loadGame));
});

/** Tests that share a window leave it as they found it. */
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
});
