/** Before every unit test: what a browser has and the test's one lacks, and the English texts. */
import { afterAll, beforeAll } from 'vitest';

Object.defineProperty(globalThis, 'matchMedia', {
  writable: true,
  value: () => ({ matches: true, addEventListener() {}, removeEventListener() {} }),
});
/** What moves is there at once. */
Element.prototype.animate = () => {
  const animation = { onfinish: null as (() => void) | null, cancel: () => (animation.onfinish = null) };
  queueMicrotask(() => animation.onfinish?.());
  return animation as unknown as Animation;
};
/** Everything is in sight. */
globalThis.IntersectionObserver = class {
  constructor(private readonly tell: IntersectionObserverCallback) {}
  observe() {
    queueMicrotask(() => this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver));
  }
  disconnect() {
    Object.assign(this, { tell: () => {} });
  }
} as unknown as typeof IntersectionObserver;
/** No style sheet is loaded; to look for one whenever a role is asked for takes longer than everything else together. */
window.getComputedStyle = (one) => (one as HTMLElement).style;

/** There is no server: of what it is asked for, tests have the figures of the rules, and stand for the rest themselves. */
const FIGURES: Record<string, () => Promise<{ rules: object }>> = {
  firenze: () => import('$games/firenze/testing'),
  florenza: () => import('$games/florenza/testing'),
};
globalThis.fetch = async (asked) => {
  const figures = FIGURES[/\/games\/(\w+)\/rules\b/.exec(String(asked))?.[1] ?? ''];
  if (!figures) throw new TypeError(`no server in unit tests: ${String(asked)}`);
  return Response.json((await figures()).rules);
};

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
