/** The sounds of Florenza. */
import { hears } from '$lib/sound';

export const soundOf = hears({
  card: ['hired', 'planned', 'to-market', 'arrived', 'converted', 'banished'],
  brick: ['placed', 'occupied', 'occupied-own', 'paid', 'sold', 'bought', 'traded', 'bartered', 'built'],
  die: ['rolled', 'income-rolled', 'fame-rolled'],
  seal: ['completed', 'palazzo-complete', 'chiesa-complete'],
  bell: ['round', 'masterpiece', 'captain-named', 'bishop-named', 'cardinal'],
  fall: ['failed', 'not-built'],
  win: ['ended'],
});
