import { describe, expect, it } from 'vitest';
import { bundleOf, MissingText, say } from './fluent';

const bundle = bundleOf(
  'en',
  `
city-siena = Siena
event-built = { $seat } builds in { $city }: { $level ->
    [one] the first floor
   *[other] floor { $level }
}.
event-cards = { $cards }.
`,
);

describe('sentences', () => {
  it('put in the names of seats and of messages', () => {
    expect(say(bundle, 'event-built', { seat: 1, city: 'city-siena', level: 1 }, ['Anna', 'Bruno'])).toBe('Bruno builds in Siena: the first floor.');
    expect(say(bundle, 'event-built', { seat: 4, city: 'city-none', level: 3 }, ['Anna'])).toBe('5 builds in city-none: floor 3.');
  });

  it('join lists', () => {
    expect(say(bundle, 'event-cards', { cards: ['city-siena', 'x'] })).toBe('Siena, x.');
  });

  it('never pass over what is missing', () => {
    expect(() => say(bundle, 'event-lost')).toThrow(MissingText);
    expect(() => say(bundle, 'event-built', { seat: 0 })).toThrow(MissingText);
  });
});
