/** A person's settings; stored in the browser, and with the person once there is one. */
import { api } from './api';
import { me } from './me.svelte';
import type { Me } from './types';

export interface Settings {
  motion: 'full' | 'less' | 'none';
  confirm: boolean;
  patterns: boolean;
  sound: boolean;
  /** How loud, from 0 to 1. */
  volume: number;
  /** The kinds of sound that are not wanted. */
  muted: string[];
  notify: boolean;
  /** How fast the moves of the others are shown. */
  pace: Pace;
  /** Whether questions are asked that are no decision: whose answer changes nothing or only gives. */
  everyQuestion: boolean;
}

export const PACES = ['slow', 'normal', 'instant'] as const;
export type Pace = (typeof PACES)[number];

const KEPT = 'torri-settings';
const calmer = matchMedia('(prefers-reduced-motion: reduce)');
const USUAL: Settings = {
  motion: 'full',
  confirm: true,
  patterns: true,
  // With reduced motion in the system's settings, sounds are off by default.
  sound: !calmer.matches,
  volume: 0.6,
  muted: [],
  notify: false,
  pace: 'normal',
  everyQuestion: false,
};

function known(from: Record<string, unknown>): Settings {
  const found: Record<string, unknown> = { ...USUAL };
  for (const [name, usual] of Object.entries(USUAL)) {
    if (typeof from[name] === typeof usual && Array.isArray(from[name]) === Array.isArray(usual)) found[name] = from[name];
  }
  return found as unknown as Settings;
}

function kept(): Settings {
  try {
    return known(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, unknown>);
  } catch {
    return USUAL;
  }
}

let current = $state.raw<Settings>(kept());

export const settings = {
  get motion() {
    return current.motion;
  },
  get confirm() {
    return current.confirm;
  },
  get patterns() {
    return current.patterns;
  },
  get sound() {
    return current.sound;
  },
  get volume() {
    return current.volume;
  },
  get muted() {
    return current.muted;
  },
  get notify() {
    return current.notify;
  },
  get pace() {
    return current.pace;
  },
  get everyQuestion() {
    return current.everyQuestion;
  },
  set<Name extends keyof Settings>(name: Name, value: Settings[Name]): void {
    current = { ...current, [name]: value };
    localStorage.setItem(KEPT, JSON.stringify(current));
    show();
    if (me.current) {
      void api.patch<Me>('/me', { settings: { ...me.current.settings, ...current } }).then(
        (one) => me.become(one),
        () => {},
      );
    }
  },
  /** Take over the settings that the person has chosen on another device. */
  adopt(from: Record<string, unknown>): void {
    current = known({ ...current, ...from });
    localStorage.setItem(KEPT, JSON.stringify(current));
    show();
  },
};

/** Attributes of the page for style sheets: reduced motion, and patterns. */
export function show(): void {
  document.documentElement.dataset.motion = current.motion;
  document.documentElement.dataset.patterns = String(current.patterns);
}

/** The duration of an animation: 0 with reduced motion. */
export function duration(ms: number): number {
  if (current.motion === 'none' || calmer.matches) return 0;
  return current.motion === 'less' ? ms / 2 : ms;
}
