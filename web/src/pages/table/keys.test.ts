import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { byArrow, lettered, nearest, nextArea } from './keys';

const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });

it('goes to the nearest thing in the direction of an arrow, rather straight than askew', () => {
  const others = [box(40, 0), box(60, 50), box(-30, 0), box(0, 40)];
  const from = box(0, 0);
  expect(nearest(from, others, 'ArrowRight')).toBe(0);
  expect(nearest(from, others, 'ArrowLeft')).toBe(2);
  expect(nearest(from, others, 'ArrowDown')).toBe(3);
  expect(nearest(from, others, 'ArrowUp')).toBeNull();
});

it('gives each thing one letter, wherever else it stands', () => {
  expect(lettered(['c1', 'c2', 'c1', '-'], (text) => text)).toEqual([
    ['a', 'c1'],
    ['s', 'c2'],
    ['d', '-'],
  ]);
  expect(
    lettered(
      Array.from({ length: 50 }, (_, number) => number),
      String,
    ),
  ).toHaveLength(35);
});

beforeEach(() => {
  document.body.innerHTML = `<div data-testid="board"><button data-target="c1" data-legal>1</button><button data-target="c2">2</button>
    <button data-target="c3" data-legal>3</button></div><div data-testid="own"><button data-target="h" data-legal>h</button></div>
    <div data-testid="action-bar"><button>all</button></div>`;
  Element.prototype.checkVisibility = () => true;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { ...box(20 * [...document.querySelectorAll('button')].indexOf(this as HTMLButtonElement), 0) } as DOMRect;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

const at = () => document.activeElement?.textContent;

it('goes from area to area, and by arrows within one', () => {
  expect(nextArea(false)).toBe(true);
  expect(at()).toBe('1');
  expect(byArrow('ArrowRight')).toBe(true);
  expect(at()).toBe('3');
  expect(byArrow('ArrowRight')).toBe(false);
  nextArea(false);
  expect(at()).toBe('h');
  expect(byArrow('ArrowLeft')).toBe(false);
  nextArea(false);
  expect(at()).toBe('all');
  nextArea(true);
  expect(at()).toBe('h');
});
