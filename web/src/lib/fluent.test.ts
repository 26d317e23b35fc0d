import { describe, expect, it } from 'vitest';
import { messages } from '../../build/texts';
import { LANGUAGES } from './texts.svelte';
import { bundleOf, MissingText, say } from './fluent';

const bundle = bundleOf(
  'en',
  messages(`
city-siena = Siena
event-built = { $seat } builds in { $city }: { $level ->
    [one] the first floor
   *[other] floor { $level }
}.
event-cards = { $cards }.
`),
);

describe('sentences', () => {
  it('put in the names of seats and of messages', () => {
    expect(say(bundle, 'event-built', { seat: 1, city: 'city-siena', level: 1 }, ['Anna', 'Bruno'])).toBe(
      'Bruno builds in Siena: the first floor.',
    );
    expect(say(bundle, 'event-built', { seat: 4, city: 'city-none', level: 3 }, ['Anna'])).toBe('5 builds in city-none: floor 3.');
  });

  it('join lists', () => {
    expect(say(bundle, 'event-cards', { cards: ['city-siena', 'x'] })).toBe('Siena, x.');
  });

  it('choose by number as the languages do', () => {
    const things = messages('things = { $count ->\n    [one] one\n   *[other] other\n } { $count }\n');
    for (const language of LANGUAGES) {
      const rule = new Intl.PluralRules(language);
      const format = new Intl.NumberFormat(language);
      const bundle = bundleOf(language, things);
      for (const count of [
        ...Array(250).keys(),
        -1,
        -2,
        -999,
        999,
        1000,
        -1234,
        9999,
        10_000,
        123_456,
        7_654_321,
        1.5,
        -0.25,
        12_345.678,
      ]) {
        expect(say(bundle, 'things', { count })).toBe(`${rule.select(count)} ${format.format(count).replace('-', '−')}`);
      }
    }
  });

  it('never pass over what is missing', () => {
    expect(() => say(bundle, 'event-lost')).toThrow(MissingText);
    expect(() => say(bundle, 'event-built', { seat: 0 })).toThrow(MissingText);
  });
});
