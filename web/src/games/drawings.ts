/** The components of each game with every figure in its place, for the owner's desk. */
import type { Component, Snippet } from 'svelte';
import type { FigureBook } from '$lib/figureBook';

export interface DrawingProps {
  book: FigureBook;
  /** A figure, by its path, as a button; with its own picture if a number alone is not clear enough. */
  spot: Snippet<[string, Snippet?]>;
}

const DRAWINGS: Record<string, () => Promise<{ default: Component<DrawingProps> }>> = {
  firenze: () => import('./firenze/Drawings.svelte'),
  florenza: () => import('./florenza/Drawings.svelte'),
  patrizier: () => import('./patrizier/Drawings.svelte'),
};

export async function drawingsOf(game: string): Promise<Component<DrawingProps>> {
  return (await DRAWINGS[game]!()).default;
}
