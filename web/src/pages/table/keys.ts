/** Playing by keyboard: letters for what may be pressed, arrow keys from one to the next, and one key from area to area. */

/** The areas of a table, in the order of the key. */
const AREAS = ['board', 'own', 'action-bar'];
const LETTERS = [...'asdfghjklqwertyuiopzxcvbnm123456789'];
const LEGAL = '[data-target][data-legal]:not(:disabled)';

export type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export const ARROWS = new Set<string>(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']);

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const middle = ({ left, top, width, height }: Box) => [left + width / 2, top + height / 2] as const;
/** Things to the side count as further away than things straight ahead. */
const SIDEWAYS_FACTOR = 2;

/** The nearest of them in a direction, by its index. */
export function nearest(from: Box, others: Box[], arrow: Arrow): number | null {
  const [x, y] = middle(from);
  const across = arrow === 'ArrowLeft' || arrow === 'ArrowRight';
  const sign = arrow === 'ArrowRight' || arrow === 'ArrowDown' ? 1 : -1;
  let best: number | null = null;
  let least = Infinity;
  others.forEach((other, number) => {
    const [ox, oy] = middle(other);
    const ahead = sign * (across ? ox - x : oy - y);
    const aside = Math.abs(across ? oy - y : ox - x);
    const far = ahead + SIDEWAYS_FACTOR * aside;
    if (ahead > 1 && far < least) [best, least] = [number, far];
  });
  return best;
}

/** Each thing that may be pressed has one letter, even if it is on the page more than once; only as many as there are letters. */
export function lettered<Thing>(things: Thing[], textOf: (thing: Thing) => string): [letter: string, thing: Thing][] {
  const first = new Map<string, Thing>();
  for (const thing of things) if (!first.has(textOf(thing))) first.set(textOf(thing), thing);
  return [...first.values()].slice(0, LETTERS.length).map((thing, number) => [LETTERS[number]!, thing]);
}

function isSeen(one: Element): boolean {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && one.checkVisibility();
}

export function pressable(where: ParentNode = document): Element[] {
  return [...where.querySelectorAll(LEGAL)].filter(isSeen);
}

function areaOf(one: Element | null): Element | null {
  return one?.closest(AREAS.map((name) => `[data-testid=${name}]`).join()) ?? null;
}

const focus = (one: Element | undefined) => (one as HTMLElement | SVGElement | undefined)?.focus();

/** The focus moves to the next area in which something may be pressed; true if there is one. */
export function nextArea(back: boolean): boolean {
  const areas = AREAS.map((name) => document.querySelector(`[data-testid=${name}]`)).filter((one) => one !== null);
  const here = areas.indexOf(areaOf(document.activeElement)!);
  const start = here < 0 && back ? areas.length : here;
  for (let by = 1; by <= areas.length; by += 1) {
    const at = (start + (back ? -by : by) + 2 * areas.length) % areas.length;
    const found = pressable(areas[at]).at(0) ?? areas[at]!.querySelector('button:not(:disabled)');
    if (!found) continue;
    focus(found);
    return true;
  }
  return false;
}

/** From a thing on the table to its neighbour in the same area; true if there is one. */
export function byArrow(arrow: Arrow): boolean {
  const from = document.activeElement;
  const area = areaOf(from);
  if (!from?.matches('[data-target]') || !area) return false;
  const others = pressable(area).filter((one) => one !== from);
  const boxes = others.map((one) => one.getBoundingClientRect());
  const found = nearest(from.getBoundingClientRect(), boxes, arrow);
  if (found === null) return false;
  focus(others[found]);
  return true;
}

/** A press as by a pointer. */
export function pressOn(one: Element): void {
  focus(one);
  one.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
