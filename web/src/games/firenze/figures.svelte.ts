/** The figures in the texts of the cards, from the server's edition. */
import { figuresOf } from '$lib/figures.svelte';
import { t } from '$lib/texts.svelte';

/** By their names in the sentences. */
const PATHS = {
  mason: 'building.mason_saves',
  workshop: 'building.workshop_saves',
  exchange: 'exchange.price',
  bridge: 'exchange.with_bridge',
  warehouse: 'limits.bricks_with_warehouse',
  recognition: 'points.recognition',
  blame: 'points.blame',
  scandal: 'points.scandal',
  fame: 'points.fame',
  monument: 'points.monument',
  small: 'points.small-privilege',
  middle: 'points.middle-privilege',
  great: 'points.great-privilege',
  flood: 'events.flood_one_of',
  fire: 'events.fire_bricks',
  tax: 'events.tax_bricks',
  taxed: 'events.taxed_height',
} as const;
type Figures = Record<keyof typeof PATHS, number>;

export const figuresKnown = figuresOf('firenze', (read): Figures => {
  // Sentences say losses in words ("2 points less"), so the numbers have no sign.
  const named = Object.entries(PATHS).map(([name, path]) => [name, Math.abs(Number(read.get(path) ?? 0))]);
  return Object.fromEntries(named) as Figures;
});

/** What a card does; empty until its figures are known. */
export function cardSentence(card: string): string {
  const known = figuresKnown();
  return known ? t(`firenze-card-${card}`, known) : '';
}

/** What a privilege adds to the next commission of its height. */
export function privilegePoints(card: string): number | undefined {
  return figuresKnown()?.[card.replace('-privilege', '') as 'small' | 'middle' | 'great'];
}
