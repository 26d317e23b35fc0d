import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameInRecord } from '$games/about';
import { api } from '$lib/api';
import { keepLinks } from '$lib/links';
import type { MatchConnection } from '$lib/live.svelte';
import { me } from '$lib/me.svelte';
import type { SeatSeen, TableSeen, Update } from '$lib/types';
import { choice } from '../home/choice.svelte';
import Invitation from './Invitation.svelte';
import WaitingRoom from './WaitingRoom.svelte';

beforeEach(() => {
  vi.spyOn(api, 'get').mockResolvedValue([]);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const seat = (more: Partial<SeatSeen>): SeatSeen =>
  ({ kind: 'open', name: '', crest: 0, level: null, yours: false, present: false, away: false, resigned: false, ...more }) as SeatSeen;
const anna = seat({ kind: 'person', name: 'Anna', crest: 2, present: true });
const bot = seat({ kind: 'bot', name: 'Cosimo', crest: 1, level: 'compagno:style=builder' });
const tableOf = (seats: SeatSeen[], host: boolean): TableSeen =>
  ({ game: 'patrizier', seats, host, host_seat: 0, terms: { clock: null, watched: true, hints: true } }) as unknown as TableSeen;

const act = vi.fn(async () => ({}));
function room(seats: SeatSeen[], host: boolean, more: Partial<TableSeen> = {}): HTMLElement {
  const update = { seat: 0, table: { ...tableOf(seats, host), ...more } } as unknown as Update;
  render(WaitingRoom, { props: { update, seats, live: { match: 'm', said: [], act } as unknown as MatchConnection } });
  return document.body;
}
const part = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);

it('an invitation shows the seats, a name and one button; taken crests cannot be chosen', () => {
  me.wish = { name: 'Anna', crest: 0 };
  render(Invitation, { props: { match: 'm', token: 'abcdefgh', table: tableOf([anna, bot, seat({ kind: 'friend' })], false) } });
  const text = document.body.textContent!;
  expect(text).toContain('Anna has kept you a chair');
  expect(text).toContain('Your chair');
  expect(text).not.toContain('style=');
  // The suggested name is not that of somebody at the table.
  expect(['', 'Anna', 'Cosimo']).not.toContain(document.querySelector<HTMLInputElement>('input.name')!.value);
  expect(document.querySelectorAll('.button.primary')).toHaveLength(1);
  const crests = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  expect(crests.map((one) => one.disabled)).toEqual([false, false, true, false, false]);
});

it('the host has the link as a code, fills with bots and starts; bots are called by their level', async () => {
  keepLinks('m', { 2: 'the-token' });
  const text = room([{ ...anna, yours: true }, bot, seat({ kind: 'friend' })], true).textContent!;
  expect(text).toContain('bot, Compagno');
  expect(text).not.toContain('style=');
  expect(document.querySelector('[aria-label*="QR"] path')!.getAttribute('d')!.length).toBeGreaterThan(1_000);
  expect([...document.querySelectorAll('input')].some((one) => one.value.endsWith('/table/m#the-token'))).toBe(true);
  await fireEvent.click(part('fill')!);
  await vi.waitFor(() => expect(part('begin')).not.toHaveProperty('disabled', true));
  await fireEvent.click(part('begin')!);
  expect(act.mock.calls).toEqual([
    ['fill', { level: choice.level }],
    ['begin', { level: choice.level }],
  ]);
});

it('who is not the host waits', () => {
  expect(room([anna, seat({ ...bot, yields: true }), seat({ yours: true, kind: 'person', name: 'Bruno' })], false).textContent).toContain(
    'Compagno, until somebody comes',
  );
  expect(part('begin')).toBeNull();
});

it('what the host changed is told to all who are there', () => {
  const altered = { at: 0, what: ['players' as const, 'chairs' as const, 'clock' as const] };
  const guest = seat({ yours: true, kind: 'person', name: 'Bruno' });
  expect(room([anna, guest, seat({})], false, { altered }).textContent).toMatch(
    /Anna changed the table at .+: the number of players and the clock\./,
  );
  expect(part('change')).toBeNull();
});

it('the host invites those they have played with, by one press', async () => {
  keepLinks('m', { 2: 'the-token' });
  const bruno = { match: 'before', seat: 1, name: 'Bruno', crest: 3, played: 0, asked: false };
  const sent: unknown[] = [];
  vi.spyOn(api, 'get').mockImplementation(async () => [{ ...bruno, asked: sent.length > 0 }]);
  vi.spyOn(api, 'post').mockImplementation(async (...what) => sent.push(what));
  room([{ ...anna, yours: true }, seat({ kind: 'friend' }), seat({ kind: 'friend' })], true);
  const button = () => document.querySelector<HTMLElement>('[aria-label="Invite Bruno"]');
  await vi.waitFor(() => expect(button()).not.toBeNull());
  await fireEvent.click(button()!);
  await vi.waitFor(() => expect(document.body.textContent).toContain('asked'));
  expect(sent).toEqual([['/matches/m/invite', { match: 'before', seat: 1 }]]);
});

it('a record names its bots by their level', () => {
  expect(['bot:maestro:style=builder', 'bot:novizio', 'Anna'].map(nameInRecord)).toEqual(['Maestro', 'Novizio', 'Anna']);
});
