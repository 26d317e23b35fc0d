/** Marks the next thing to press, wherever it is on the page, as long as it is needed. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { complete } from '$lib/staged.svelte';

export const MARK = 'data-wanted';
/** On the board, or in the list of all answers. */
const TARGETS = '[data-target], [data-choice]';

function meant(one: Element): string | null {
  return one.getAttribute('data-target') ?? one.getAttribute('data-choice');
}

/** A board may give two answers with one press, such as what for and where; but single letters can mean other things there. */
function within(wanted: string[]): string[] {
  return wanted.slice(0, 2).filter((text, number) => number === 0 || text.length > 1);
}

/** A small letter that is on the board more than once, such as a cube in each deal of a market, has a different meaning each time. */
function clear(targets: Element[]): Element[] {
  const often = (text: string | null) => targets.filter((one) => one.getAttribute('data-target') === text).length > 1;
  return targets.filter((one) => {
    const text = one.getAttribute('data-target');
    return text === null || text.length > 1 || text === text.toUpperCase() || !often(text);
  });
}

const TAB = '[role=tab][aria-selected=false]';
const SELECTED = '[role=tab][aria-selected=true]';

/** All of it: of a part that is still to come nobody can say that it is elsewhere. */
async function drawn(): Promise<void> {
  await tick();
  await complete();
  await new Promise((next) => requestAnimationFrame(next));
}

/** Opens tab after tab until the wanted thing is there; if it is nowhere, opens the first tabs again. */
export async function openTabOf(node: Element, stands: () => boolean): Promise<boolean> {
  if (stands()) return true;
  await drawn();
  if (stands()) return true;
  const before = [...node.querySelectorAll<HTMLElement>(SELECTED)].map((tab) => tab.id);
  const tried = new Set<string>();
  for (;;) {
    const tab = [...node.querySelectorAll<HTMLElement>(TAB)].find((one) => one.id && !tried.has(one.id) && one.checkVisibility());
    if (!tab) break;
    tried.add(tab.id);
    tab.click();
    await drawn();
    if (stands()) return true;
  }
  for (const id of before) document.getElementById(id)?.click();
  return false;
}

export function showing(wanted: string[]): Attachment<HTMLElement> {
  return (node) => {
    const marked = () => node.querySelectorAll(`[${MARK}]`);
    const unmark = () => marked().forEach((one) => one.removeAttribute(MARK));
    if (!wanted.length) return unmark;
    const mark = () => {
      const targets = clear([...node.querySelectorAll(TARGETS)].filter((one) => one.checkVisibility()));
      const next = within(wanted).find((text) => targets.some((one) => meant(one) === text));
      for (const one of marked()) if (meant(one) !== next) one.removeAttribute(MARK);
      for (const one of targets) if (meant(one) === next) one.setAttribute(MARK, '');
    };
    mark();
    marked()[0]?.scrollIntoView({ block: 'center', inline: 'nearest' });
    // A board redraws what has changed, and a tab its content.
    const drawn = new MutationObserver(mark);
    drawn.observe(node, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-target', 'data-choice', 'hidden', 'class'],
    });
    return () => {
      drawn.disconnect();
      unmark();
    };
  };
}
