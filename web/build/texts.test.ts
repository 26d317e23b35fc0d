import { expect, it } from 'vitest';
import { gamesWithTexts, lean } from './texts';

it('leaves out comments and what the server says itself', () => {
  const source =
    '# About\n\nask-play = Which?\nrule-P1-1 =\n    Long { $x ->\n        [one] a\n       *[other] b\n    }\nevent-built = Built.\n    More.\n';
  expect(lean(source)).toBe('ask-play = Which?\nevent-built = Built.\n    More.\n');
});

it('finds the games that have texts', () => {
  expect(gamesWithTexts()).toEqual(expect.arrayContaining(['firenze', 'florenza', 'patrizier']));
});
