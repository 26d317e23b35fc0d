import { expect, it } from 'vitest';
import { gameWords } from '$lib/texts.svelte';

it('names the colours of bricks, and leaves other facts as they are', () => {
  const words = gameWords('firenze', ['Anna']);
  const taken = { name: 'taken', rule: 'F4.3', facts: { seat: 0, card: 'card-mason', bricks: 'wwyb', number: 4 } };
  expect(words.event(taken as never)).toMatch(/^Anna takes the .+ with its bricks: 2 white, 1 yellow, 1 blue\.$/);
  expect(words.event({ ...taken, facts: { ...taken.facts, bricks: '-' } } as never)).toMatch(/: -\.$/);
});
