/** Movements inside the map. Svelte's own `flip` measures in pixels of the page; the map has its own units. */
import { cubicOut } from 'svelte/easing';
import type { AnimationConfig } from 'svelte/animate';
import type { TransitionConfig } from 'svelte/transition';
import { duration } from '$lib/settings.svelte';

const GLIDE_MS = 380;
const APPEAR_MS = 300;

function standing(node: Element): string {
  const transform = getComputedStyle(node).transform;
  return transform && transform !== 'none' ? transform : '';
}

/** From where it was to where it is now. */
export function glide(node: Element, { from, to }: { from: DOMRect; to: DOMRect }): AnimationConfig {
  const unit = (node as SVGGraphicsElement).getScreenCTM?.()?.a || 1;
  const dx = (from.left - to.left) / unit;
  const dy = (from.bottom - to.bottom) / unit;
  const transform = standing(node);
  return {
    duration: dx || dy ? duration(GLIDE_MS) : 0,
    easing: cubicOut,
    css: (_t, u) => `transform: ${`translate(${u * dx}px, ${u * dy}px)`} ${transform}`,
  };
}

/** Comes down from above, or goes up again. */
export function settle(node: Element, { by = -24 }: { by?: number } = {}): TransitionConfig {
  const transform = standing(node);
  return {
    duration: duration(APPEAR_MS),
    easing: cubicOut,
    css: (t, u) => `transform: translate(0px, ${u * by}px) ${transform}; opacity: ${t}`,
  };
}

/** Names for the floors of a city; a floor keeps its name when it moves to the other tower. */
export function floorNames(): (towers: readonly number[][]) => string[][] {
  let given = 0;
  let owners: number[][] = [[], []];
  let named: string[][] = [[], []];
  return (towers) => {
    const loose: { owner: number; name: string }[] = [];
    for (const side of [0, 1]) {
      for (let level = owners[side]!.length - 1; level >= towers[side]!.length; level -= 1) {
        loose.push({ owner: owners[side]![level]!, name: named[side]![level]! });
      }
    }
    named = towers.map((tower, side) =>
      tower.map((owner, level) => {
        if (owners[side]![level] === owner) return named[side]![level]!;
        const at = loose.findIndex((one) => one.owner === owner);
        return at >= 0 ? loose.splice(at, 1)[0]!.name : `floor ${(given += 1)}`;
      }),
    );
    owners = towers.map((tower) => [...tower]);
    return named;
  };
}
