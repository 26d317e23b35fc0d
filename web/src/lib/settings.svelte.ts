/** How somebody likes the app; kept in the browser, and with the person once there is one. */
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
  // Who has asked the system for calm hears nothing unless they want to.
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
  /** What somebody has chosen elsewhere holds here too, once they are known. */
  adopt(from: Record<string, unknown>): void {
    current = known({ ...current, ...from });
    localStorage.setItem(KEPT, JSON.stringify(current));
    show();
  },
};

/** The page itself says how much may move and how much is patterned, for style sheets. */
export function show(): void {
  document.documentElement.dataset.motion = current.motion;
  document.documentElement.dataset.patterns = String(current.patterns);
}

/** How long something may move: not at all where that is not wanted. */
export function duration(ms: number): number {
  if (current.motion === 'none' || calmer.matches) return 0;
  return current.motion === 'less' ? ms / 2 : ms;
}
