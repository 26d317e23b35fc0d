import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf-8');

const TOKENS = read('../src/tokens.css');
const DARK = read('../src/dark.css');
const PAINTS = values(read('../src/paints.css'));
const LIGHT = values(TOKENS);
const EVENING = new Map([...LIGHT, ...values(DARK)]);

/** Those that are no colour have one value in every theme. */
const NO_COLOUR = /^--(font|text|label|space|bar)-/;
/** What dark.css says of those that stay, in its first comment. */
const STAY = [...DARK.slice(0, DARK.indexOf('*/')).matchAll(/--[\w-]+\b(?!-)/g)].map(([name]) => name);

function values(css: string): Map<string, string> {
  return new Map([...css.matchAll(/^ +(--[\w-]+): ([^;]+);/gm)].map(([, name, value]) => [name!, value!]));
}

/** The colours of a token: a gradient has several. */
function colours(theme: Map<string, string>, name: string): string[] {
  const value = theme.get(name) ?? PAINTS.get(name);
  if (!value) throw new Error(`${name} has no value`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? colours(theme, other) : [...value.matchAll(/#[\da-f]+/gi)].map(([hex]) => hex);
}

function luminance(hex: string): number {
  const digits = hex.length < 6 ? [...hex.slice(1, 4)].map((one) => one + one) : hex.slice(1, 7).match(/../g)!;
  const [red, green, blue] = digits.map((one) => {
    const part = parseInt(one, 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const SURFACES = ['page', 'page-light', 'page-dark', 'sunken', 'low', 'card', 'field', 'bright', 'panel', 'chosen', 'notice', 'mark'].map(
  (name) => `--surface-${name}`,
);
/** What is read on what: 4.5 as WCAG wants it for text of any size. */
const READ: [string[], string[]][] = [
  [['--ink', '--ink-soft', '--ink-faint', '--link', '--accent-ink', '--confirm-ink', '--danger-ink', '--church-ink'], SURFACES],
  [['--ink', '--ink-soft', '--confirm-ink'], ['--confirm-surface']],
  [['--ink', '--ink-soft', '--danger-ink'], ['--danger-surface']],
  [['--ink', '--ink-soft'], ['--focus-surface']],
  [
    ['--on-accent'],
    [
      ...['--confirm', '--confirm-strong', '--danger', '--alert', '--focus-fill', '--tag'],
      ...['--crest-0', '--crest-2', '--crest-3', '--crest-4'],
    ],
  ],
  [['--on-accent-light'], ['--accent-light']],
  [['--on-choice'], ['--choice']],
  [
    ['--on-night', '--on-night-soft', '--danger-on-night', '--focus-on-night', '--accent-light'],
    ['--night', '--night-soft'],
  ],
  [['--night'], ['--on-night', '--accent-light']],
];
/** What must be seen and is not read: 3. */
const SEEN: [string[], string[]][] = [
  [['--focus', '--line-strong', '--line-button'], SURFACES.filter((name) => !/bright|chosen|mark|notice/.test(name))],
  [
    ['--confirm', '--danger'],
    ['--surface-page', '--surface-low', '--surface-field', '--surface-sunken'],
  ],
  [['--crest-0', '--crest-2', '--crest-3', '--crest-4'], ['--surface-page']],
];

it('every colour has an evening value, or is said to stay', () => {
  const roles = [...LIGHT.keys()].filter((name) => !NO_COLOUR.test(name) && !name.startsWith('--brick-'));
  const other = [...values(DARK).keys()];
  expect(roles.filter((name) => !other.includes(name) && !STAY.includes(name))).toEqual([]);
  expect(other.filter((name) => STAY.includes(name))).toEqual([]);
  expect([...other, ...STAY].filter((name) => !LIGHT.has(name))).toEqual([]);
});

describe.each([
  ['light', LIGHT],
  ['dark', EVENING],
])('%s', (_, theme) => {
  it.each([
    ['read', 4.5, READ],
    ['seen', 3, SEEN],
  ] as const)('what is to be %s has a contrast of at least %d', (_, least, pairs) => {
    const weak = pairs.flatMap(([inks, grounds]) =>
      inks.flatMap((ink) =>
        grounds.flatMap((ground) => {
          const [on] = colours(theme, ink) as [string];
          const worst = Math.min(...colours(theme, ground).map((one) => contrast(on, one)));
          return worst < least ? [`${ink} on ${ground}: ${worst.toFixed(2)}`] : [];
        }),
      ),
    );
    expect(weak).toEqual([]);
  });
});
