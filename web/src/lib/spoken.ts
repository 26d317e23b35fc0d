/** Facts that a game writes in its notation, said in words: who plays in a browser need not know how answers are written. */
import type { Facts } from './types';

type Say = (id: string) => string;

const COLOURS: Record<string, string> = { w: 'white', y: 'yellow', g: 'green', r: 'red', b: 'blue', p: 'purple' };

/** Bricks of Firenze: `wwb` is two white ones and a blue one. */
function bricks(written: unknown, say: Say): unknown {
  if (typeof written !== 'string' || !/^[wygrbp]+$/.test(written)) return written;
  const counts = Object.keys(COLOURS).map((letter) => [letter, written.split(letter).length - 1] as const);
  return counts.filter(([, count]) => count).map(([letter, count]) => `${count} ${say(`colour-${COLOURS[letter]}`)}`);
}

const SPOKEN: Record<string, Record<string, (value: unknown, say: Say) => unknown>> = { firenze: { bricks } };

export function inWords(game: string, facts: Facts | undefined, say: Say): Facts | undefined {
  const ways = Object.entries(SPOKEN[game] ?? {}).filter(([name]) => facts && name in facts);
  if (!ways.length) return facts;
  return { ...facts, ...Object.fromEntries(ways.map(([name, way]) => [name, way(facts![name], say)])) } as Facts;
}
