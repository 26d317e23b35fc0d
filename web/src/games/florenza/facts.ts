/** Facts of Florenza that arrive in notation, in words. */
import type { Counted, FactReaders } from '$lib/facts';

const CUBES: Record<string, string> = { m: 'marble', w: 'wood', g: 'gold', t: 'metal', c: 'cloth', s: 'spice' };
const SIGNS: Record<string, string> = {
  ...{ ƒ: 'florins', '★': 'prestige', '†': 'bishop' },
  ...{ '⚒': 'workers', '?': 'any-cube', '⇄': 'swaps' },
};
const TALENTS: Record<string, string> = { a: 'architect', s: 'sculptor', p: 'painter' };

/** `mmw ƒ50` is two marble, one wood and 50 florins. */
export function goodsCounted(written: string): Counted[] {
  const there = written.split(' ').flatMap((part) => {
    const sign = SIGNS[part[0] ?? ''];
    if (sign) return [{ name: `good-${sign}`, count: Number(part.slice(1)) }];
    const cubes = Object.entries(CUBES).map(([letter, cube]) => ({ name: `good-${cube}`, count: part.split(letter).length - 1 }));
    return cubes.filter(({ count }) => count);
  });
  return there.length ? there : [{ name: 'good-none', count: 0 }];
}

/** `a150 s300`: an artist's fees by talent. */
function feesCounted(written: string): Counted[] {
  return written.split(' ').map((part) => ({ name: `fee-${TALENTS[part[0]!]}`, count: Number(part.slice(1)) }));
}

export const FACTS: FactReaders = {
  ...{ goods: goodsCounted, price: goodsCounted, lacking: goodsCounted, have: goodsCounted },
  fees: feesCounted,
};
