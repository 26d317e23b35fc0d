/** The sounds of the table, made here out of tones and noise: no file is fetched for them. */
import { settings } from './settings.svelte';
import type { EventSeen } from './types';

export const SOUNDS = ['brick', 'seal', 'card', 'die', 'bell', 'fall', 'win'] as const;
export type SoundKind = (typeof SOUNDS)[number];

/** A tone, or noise through a filter, that swells at once and dies away. Times are in seconds, pitches in hertz. */
interface Part {
  at: number;
  wave: 'sine' | 'triangle' | 'noise';
  from: number;
  to: number;
  lasts: number;
  loud: number;
}

const part = (wave: Part['wave'], at: number, from: number, to: number, lasts: number, loud: number): Part => ({
  ...{ wave, at, from, to },
  ...{ lasts, loud },
});
const clack = (at: number, pitch: number, loud = 1): Part[] => [
  part('noise', at, pitch * 5, pitch * 4, 0.05, 0.5 * loud),
  part('triangle', at, pitch, pitch * 0.6, 0.08, 0.4 * loud),
];
const stroke = (at: number, pitch: number): Part[] => [
  part('sine', at, pitch, pitch, 0.9, 0.22),
  part('sine', at, pitch * 2.76, pitch * 2.76, 0.35, 0.06),
];

export const PARTS: Record<SoundKind, Part[]> = {
  brick: clack(0, 190),
  seal: [part('sine', 0, 150, 62, 0.22, 0.7), part('noise', 0.01, 500, 300, 0.14, 0.35)],
  card: [part('noise', 0, 2600, 5200, 0.14, 0.28)],
  die: [0, 0.08, 0.15, 0.25, 0.38].flatMap((at, number) => clack(at, 420 - number * 25, 0.8 - number * 0.12)),
  bell: [...stroke(0, 660), ...stroke(0.16, 880)],
  fall: [part('noise', 0, 420, 90, 0.7, 0.6), ...[0.05, 0.16, 0.24, 0.37, 0.5].flatMap((at, number) => clack(at, 170 - number * 14, 0.8))],
  win: [523, 659, 784, 1047].flatMap((pitch, number) => [
    part('triangle', number * 0.14, pitch, pitch, number === 3 ? 1 : 0.4, 0.3),
    part('sine', number * 0.14, pitch / 2, pitch / 2, 0.4, 0.14),
  ]),
};

/** The type with which a game declares the sounds of its events. */
export function hears(heard: Partial<Record<SoundKind, string[]>>): (event: EventSeen) => SoundKind | null {
  const kinds = new Map(Object.entries(heard).flatMap(([kind, names]) => names.map((name) => [name, kind as SoundKind])));
  return (event) => kinds.get(event.name) ?? null;
}

/** More at once would only be noise. */
const MAX_SOUNDS = 5;
const MAX_ALIKE = 3;
const BETWEEN_SECONDS = 0.11;

/** The sounds of some events, in order; of many equal ones only some. */
export function soundsOf(events: EventSeen[], soundOf: (event: EventSeen) => SoundKind | null): SoundKind[] {
  const heard: SoundKind[] = [];
  for (const event of events) {
    const kind = soundOf(event);
    if (kind && heard.filter((one) => one === kind).length < (kind === 'brick' ? MAX_ALIKE : 1)) heard.push(kind);
  }
  return heard.slice(-MAX_SOUNDS);
}

export function isHeard(kind: SoundKind): boolean {
  return settings.sound && settings.volume > 0 && !settings.muted.includes(kind);
}

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** Browsers forbid sound until somebody has pressed something: until then nothing is tried. */
function audio(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume().catch(() => {});
  return context;
}

function noiseOf(at: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = at.createBuffer(1, at.sampleRate, at.sampleRate);
  const samples = noise.getChannelData(0);
  for (let sample = 0; sample < samples.length; sample += 1) samples[sample] = Math.random() * 2 - 1;
  return noise;
}

function sound(at: AudioContext, { wave, at: later, from, to, lasts, loud }: Part, begin: number): void {
  const start = begin + later;
  const end = start + lasts;
  const loudness = at.createGain();
  loudness.gain.setValueAtTime(0.0001, start);
  loudness.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * settings.volume * 0.5), start + Math.min(0.012, lasts / 4));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  loudness.connect(at.destination);
  if (wave === 'noise') {
    const source = at.createBufferSource();
    const filter = at.createBiquadFilter();
    source.buffer = noiseOf(at);
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(filter).connect(loudness);
    source.start(start);
    source.stop(end);
  } else {
    const source = at.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, end);
    source.connect(loudness);
    source.start(start);
    source.stop(end);
  }
}

/** Play sounds one after another, as far as they are wanted and allowed. What is shown with them is not kept waiting: the
 * first sound of a visit has the browser prepare for tens of milliseconds. */
export function playSounds(kinds: readonly SoundKind[]): void {
  const wanted = kinds.filter(isHeard);
  if (!wanted.length) return;
  // Nothing is painted while the page is hidden.
  if (document.hidden) playNow(wanted);
  else requestAnimationFrame(() => setTimeout(() => playNow(wanted)));
}

function playNow(wanted: readonly SoundKind[]): void {
  try {
    const at = audio();
    if (!at) return;
    wanted.forEach((kind, number) => {
      for (const one of PARTS[kind]) sound(at, one, at.currentTime + 0.01 + number * BETWEEN_SECONDS);
    });
  } catch {
    // no sound here: everything is shown and announced too
  }
}
