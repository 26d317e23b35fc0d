import { afterEach, expect, test } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { isHeard, PARTS, SOUNDS, soundsOf, type SoundKind } from '$lib/sound';
import type { EventSeen } from '$lib/types';
import { soundOf as firenze } from './firenze/sounds';
import { places as firenzePlaces } from './firenze/places';
import { soundOf as florenza } from './florenza/sounds';
import { soundOf as patrizier } from './patrizier/sounds';

const event = (name: string, facts: EventSeen['facts'] = {}): EventSeen => ({ name, rule: '', facts: { seat: 1, ...facts } });

afterEach(() => {
  settings.set('sound', true);
  settings.set('muted', []);
  settings.set('volume', 0.6);
});

const HEARD: [string, (event: EventSeen) => SoundKind | null, Record<string, SoundKind | null>][] = [
  [
    'firenze',
    firenze,
    { taken: 'card', built: 'brick', fulfilled: 'seal', 'torn-down': 'fall', 'last-seal': 'bell', ended: 'win', turn: null },
  ],
  ['patrizier', patrizier, { played: 'card', built: 'brick', 'tile-won': 'seal', ended: 'win', 'laid-out': null }],
  ['florenza', florenza, { rolled: 'die', built: 'brick', masterpiece: 'bell', hired: 'card', failed: 'fall', ended: 'win', passed: null }],
];
test.each(HEARD)('%s: each event has its sound, or none', (_, soundOf, heard) => {
  for (const [name, kind] of Object.entries(heard)) expect([name, soundOf(event(name))]).toEqual([name, kind]);
});

test('many alike are heard as a few, in their order', () => {
  const events = ['taken', ...Array.from({ length: 6 }, () => 'built'), 'cost-paid', 'fulfilled', 'fulfilled'].map((name) => event(name));
  expect(soundsOf(events, firenze)).toEqual(['card', 'brick', 'brick', 'brick', 'seal']);
});

test('only what is wanted is heard', () => {
  settings.set('sound', true);
  expect(SOUNDS.every(isHeard)).toBe(true);
  settings.set('muted', ['fall']);
  expect(SOUNDS.filter((kind) => !isHeard(kind))).toEqual(['fall']);
  settings.set('volume', 0);
  expect(SOUNDS.some(isHeard)).toBe(false);
  settings.set('volume', 1);
  settings.set('sound', false);
  expect(SOUNDS.some(isHeard)).toBe(false);
});

test('every kind of sound is made of something, and is over soon', () => {
  for (const kind of SOUNDS) {
    expect(PARTS[kind].length).toBeGreaterThan(0);
    expect(Math.max(...PARTS[kind].map(({ at, lasts }) => at + lasts))).toBeLessThan(1.6);
  }
});

test('a tower falls with as many bricks as it had, and a seal is pressed on', () => {
  const [fall] = firenzePlaces.travels(event('torn-down', { colour: 'colour-red', height: 4, back: 2 }));
  expect(fall).toMatchObject({ felt: 'falls', count: 4, piece: { piece: 'brick', of: 'red' } });
  const [seal] = firenzePlaces.travels(event('fulfilled', { colour: 'colour-red', height: 4, points: 3 }));
  expect(seal).toMatchObject({ felt: 'pressed', to: ['window-red-4'], points: 3 });
});
