import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { gameWords } from '$lib/texts.svelte';
import { seatSaid } from './florenza/families';
import { boardOf as florenza } from './florenza/testing';
import FirenzeOwn from './firenze/Own.svelte';
import { boardOf as firenze, NAMES, position } from './firenze/testing';
import PatrizierOwn from './patrizier/Own.svelte';
import { boardOf as patrizier } from './patrizier/testing';

afterEach(cleanup);
const names = ['Anna', 'Cosimo', 'Lucrezia'];

/** Somebody who watches a replay from a seat's view is not that player: a stranger once saw the winning bot as "You". */
test('a seat that is looked at is "you" only to whoever sat there', () => {
  const { view, legal } = position('BUILD');
  const { board: yard } = firenze(view, legal, { words: gameWords('firenze', NAMES) });
  expect(render(FirenzeOwn, yard).container.textContent).not.toMatch(/\bYou/i);
  cleanup();
  const { board: hand } = patrizier('move4', 1, { words: gameWords('patrizier', names) });
  expect(render(PatrizierOwn, hand).container.querySelector('h2')?.textContent).toMatch(/^Hand of /);
  const { board: town } = florenza('placing');
  expect(seatSaid(town, 0)).toMatch(/^You/);
  expect(seatSaid({ ...town, words: gameWords('florenza', names) }, 0)).toMatch(/^Anna/);
});
