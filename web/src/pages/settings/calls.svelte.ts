/** How the user is called back, as the server knows it; and what they want to be called for, among their settings. */
import { api } from '$lib/api';
import { me } from '$lib/me.svelte';
import type { components } from '$generated/api';

export type CallsSeen = components['schemas']['CallsSeen'];
export type Contact = components['schemas']['ContactSeen'];
export const KINDS = ['turn', 'invitation', 'friend', 'round'] as const;
export type Kind = (typeof KINDS)[number];

const UNWANTED = 'callsUnwanted';
const QUIET = 'callsQuiet';
const HOURS = /^(\d\d:\d\d)-(\d\d:\d\d)$/;

class Calls {
  seen = $state.raw<CallsSeen | null>(null);

  /** With `wanted`, whoever has no name here yet gets one. */
  async read(wanted = false): Promise<void> {
    if (wanted) await me.ensure();
    this.seen = me.current ? await api.get<CallsSeen>('/me/calls') : null;
  }

  async remove(id: string): Promise<void> {
    await api.delete(`/me/calls/${id}`);
    await this.read();
  }

  take(seen: CallsSeen): void {
    this.seen = seen;
  }
}

export const calls = new Calls();

function own(): Record<string, unknown> {
  return me.current?.settings ?? {};
}

async function keep(change: Record<string, string | number>): Promise<void> {
  await me.ensure();
  await me.change({ settings: { ...own(), ...change } as Record<string, string> });
}

export function isWanted(kind: Kind): boolean {
  return !String(own()[UNWANTED] ?? '')
    .split(',')
    .includes(kind);
}

export function want(kind: Kind, wanted: boolean): Promise<void> {
  const unwanted = KINDS.filter((one) => (one === kind ? !wanted : !isWanted(one)));
  return keep({ [UNWANTED]: unwanted.join(',') });
}

/** From when to when nobody calls, such as 22:00 and 07:30; null if there are no such hours. */
export function quietHours(): [string, string] | null {
  const found = HOURS.exec(String(own()[QUIET] ?? ''));
  return found ? [found[1]!, found[2]!] : null;
}

export function zone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** By the clock where the user is; the offset is for a server that does not know the name of the zone. */
export function keepQuiet(hours: [string, string] | null): Promise<void> {
  const here = { callsZone: zone(), callsOffset: -new Date().getTimezoneOffset() };
  return keep({ [QUIET]: hours ? hours.join('-') : '', ...here });
}
