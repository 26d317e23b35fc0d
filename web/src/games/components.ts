/** Drawings of what is in each game's box; they are loaded when the rules are read. */
import type { Component } from 'svelte';

const COMPONENTS: Record<string, () => Promise<{ default: Component }>> = {
  firenze: () => import('./firenze/Components.svelte'),
  florenza: () => import('./florenza/Components.svelte'),
  patrizier: () => import('./patrizier/Components.svelte'),
};

export async function componentsOf(game: string): Promise<Component | null> {
  return (await COMPONENTS[game]?.())?.default ?? null;
}
