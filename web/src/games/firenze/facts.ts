/** Facts of Firenze that are told in its notation, in words. */
import type { FactWords } from '$lib/facts';

const COLOURS: Record<string, string> = { w: 'white', y: 'yellow', g: 'green', r: 'red', b: 'blue', p: 'purple' };

export const FACTS: FactWords = {
  /** `wwb` is two white ones and a blue one. */
  bricks(written, say) {
    if (typeof written !== 'string' || !/^[wygrbp]+$/.test(written)) return written;
    const counts = Object.keys(COLOURS).map((letter) => [letter, written.split(letter).length - 1] as const);
    return counts.filter(([, count]) => count).map(([letter, count]) => `${count} ${say(`colour-${COLOURS[letter]}`)}`);
  },
};
