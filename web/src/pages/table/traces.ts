/** Where the others' moves go on the screen and what they leave: places by their names, outlines and paths. */
import type { GameUi, Travel } from '$lib/board';
import type { Told } from '$lib/types';
import { stepsOf, type Turn } from '$lib/turns';
import { bySeat } from './since';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A place that somebody has changed. */
export interface Outline {
  seat: number;
  /** Which step of their turn it was, from 1. */
  number: number;
  places: string[];
}

/** A dash pattern for every crest, for strokes about three pixels wide. */
export const DASHES = ['none', '9 4', '3 4', '14 4 3 4', '6 3'];

/** The whole area of a player: things start and land there, but an outline around all of it would say nothing. */
const isArea = (place: string) => place.startsWith('seat-');

/** The last turn of every other player; a place that was changed twice has the later mark. */
export function outlinesOf(turns: Turn[], { places }: Pick<GameUi, 'places'>): Outline[] {
  const found = new Map<string, Outline>();
  for (const { seat, last } of bySeat(turns)) {
    let number = 0;
    for (const step of stepsOf(last, places.step)) {
      const travels = step.events.flatMap((event) => places.travels(event)).filter((travel) => travel.lasting);
      const changed = travels.map(({ to }) => to.filter((place) => !isArea(place))).filter((to) => to.length);
      if (changed.length) number += 1;
      for (const to of changed) {
        found.delete(to[0]!);
        found.set(to[0]!, { seat, number, places: to });
      }
    }
  }
  return [...found.values()];
}

/** The places that a suggested line of the player would change, numbered in the order of its steps. */
export function lineOutlines(line: Told[], ui: GameUi, seat: number): Outline[] {
  const found = new Map<string, Outline>();
  let number = 0;
  for (const { events } of line) {
    const changed = events
      .flatMap((event) => ui.places.travels(event))
      // A thing that does not stay is pressed where it is now: a card of the hand.
      .map(({ from, to, lasting }) => (lasting ? [...to, ...from] : [...from, ...to]).filter((place) => !isArea(place)))
      .filter((places) => places.length && !found.has(places[0]!));
    if (changed.length) number += 1;
    for (const places of changed) found.set(places[0]!, { seat, number, places });
  }
  return [...found.values()];
}

/** Equal pieces with the same path are shown once. */
export function distinctTravels(travels: Travel[]): Travel[] {
  const seen = new Set<string>();
  return travels.filter(({ from, to, piece }) => {
    const way = `${from[0]} ${to[0]} ${piece?.piece} ${piece?.of}`;
    return !seen.has(way) && seen.add(way);
  });
}

/** How much of an element must be in sight. */
const SEEN_SHARE = 0.4;

/** The part of an element that is in sight: not cut off by scrolling, nor below the bar. */
export function seen(node: Element): Box | null {
  const whole = node.getBoundingClientRect();
  if (!whole.width || !whole.height) return null;
  let [left, top, right, bottom] = [
    Math.max(0, whole.left),
    Math.max(0, whole.top),
    Math.min(innerWidth, whole.right),
    Math.min(innerHeight, whole.bottom),
  ];
  for (let around = node.parentElement; around && around !== document.body; around = around.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(around);
    // An element without a box of its own cuts nothing off.
    if (display === 'contents' || (overflowX === 'visible' && overflowY === 'visible')) continue;
    const box = around.getBoundingClientRect();
    [left, top, right, bottom] = [
      Math.max(left, box.left),
      Math.max(top, box.top),
      Math.min(right, box.right),
      Math.min(bottom, box.bottom),
    ];
  }
  const [width, height] = [right - left, bottom - top];
  if (width <= 0 || height <= 0 || width * height < SEEN_SHARE * whole.width * whole.height) return null;
  const over = document.elementFromPoint?.(left + width / 2, top + height / 2);
  if (over && !node.contains(over) && !over.contains(node) && covers(over, node)) return null;
  return { x: left, y: top, width, height };
}

/** Whether a fixed part that stays in sight during scrolling covers a place. */
function covers(over: Element, node: Element): boolean {
  const fixed = over.closest('[data-covers]');
  return fixed !== null && !fixed.contains(node);
}

/** The first of some places that is in sight. */
export function find(places: string[], root: ParentNode = document): Box | null {
  return found(places, root)?.box ?? null;
}

export function found(places: string[], root: ParentNode = document): { box: Box; node: Element } | null {
  for (const place of places) {
    for (const node of root.querySelectorAll(`[data-place~="${CSS.escape(place)}"]`)) {
      const box = seen(node);
      if (box) return { box, node };
    }
  }
  return null;
}

const GAP_PX = 4;
const EDGE_PX = 2;
/** The line around a place: whole, also where the place reaches to the edge of the screen. */
export function around({ x, y, width, height }: Box): Box {
  const left = Math.max(EDGE_PX, x - GAP_PX);
  const right = Math.min(innerWidth - EDGE_PX, x + width + GAP_PX);
  return { x: left, y: y - GAP_PX, width: right - left, height: height + 2 * GAP_PX };
}

/** Of something smaller the number stands outside the corner, so that it does not cover it. */
const SMALL_PX = 36;
const INSIDE_PX = 2;
const OUTSIDE_PX = -6;
/** The number stays whole at the edge of the screen. */
const NUMBER_EDGE_PX = 11;
const NUMBER_RADIUS_PX = 9;
/** Where the number of an outline stands: in its upper corner, or in the lower one if a fixed part covers some of that. */
export function numberAt(box: Box, node: Element): { x: number; y: number } {
  const line = around(box);
  const corner = Math.min(box.width, box.height) < SMALL_PX ? OUTSIDE_PX : INSIDE_PX;
  const x = Math.max(NUMBER_EDGE_PX, line.x + corner);
  const y = line.y + corner;
  const over = document.elementFromPoint?.(x, y - NUMBER_RADIUS_PX);
  return { x, y: over && covers(over, node) ? line.y + line.height - corner : y };
}

const BESIDE_PX = 24;
/** Of places that were changed together and lie side by side, such as the floors of a tower, one has the number. */
export function numbered<One extends Outline & { box: Box }>(drawn: One[]): Set<One> {
  const found: One[] = [];
  for (const one of drawn) {
    const beside = found.some(
      ({ seat, number, box }) => seat === one.seat && number === one.number && Math.hypot(box.x - one.box.x, box.y - one.box.y) < BESIDE_PX,
    );
    if (!beside) found.push(one);
  }
  return new Set(found);
}

/** Whether something with a place is still on its way there. What pulses without an end does not count. */
export function gliding(): boolean {
  return (document.getAnimations?.() ?? []).some(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect) || !effect.target) return false;
    const has = effect.target.matches('[data-place]') || effect.target.querySelector('[data-place]') !== null;
    return has && Number.isFinite(effect.getComputedTiming().endTime);
  });
}

const LARGE_PX = 150;
/** From a large thing pieces start near its corner, where the seal of its owner is. */
export function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return width > LARGE_PX && height > 30 ? { x: x + 24, y: y + Math.min(24, height / 2) } : { x: x + width / 2, y: y + height / 2 };
}

const ARC_SHARE = 0.22;
/** A curve from one point to another, and its angle at the end. */
export function bow(from: { x: number; y: number }, to: { x: number; y: number }): { path: string; angle: number } {
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const by = { x: (from.x + to.x) / 2, y: Math.max(8, Math.min(from.y, to.y) - distance * ARC_SHARE) };
  const angle = (Math.atan2(to.y - by.y, to.x - by.x) * 180) / Math.PI;
  return { path: `M${round(from.x)} ${round(from.y)}Q${round(by.x)} ${round(by.y)} ${round(to.x)} ${round(to.y)}`, angle: round(angle) };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
