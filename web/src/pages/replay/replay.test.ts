/** Moving through a match, the address of a moment, and who sits where when the user plays on. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SeatSeen } from '$lib/types';
import { chairsOf, commonLevel, places, taken } from './continuing';
import { addressOf, matchOf, placeOf } from './place';
import { Replaying } from './replaying.svelte';

const TURNS = [
  { number: 1, actor: -1, first: 0, last: 3, choices: [] },
  { number: 2, actor: 0, first: 4, last: 6, choices: [4, 6] },
  { number: 3, actor: 1, first: 7, last: 9, choices: [7] },
];
const REPLAY = {
  ...{ match: 'm', seat: 0, open: false, seats: [0, 1], all: true, last: 10, turns: TURNS, names: ['Anna', 'Bo'] },
  table: { status: 'over', changed: 1, end: { winners: [1], scores: [3, 4] }, seats: [] },
};

/** A server that is slower than the user: requests are answered one after another. */
let asked: URL[];
let waiting: (() => void)[];
const moments = () => asked.filter((url) => /replay\/\d+$/.test(url.pathname)).map((url) => url.pathname.split('/').at(-1));

function answer(url: URL): unknown {
  const ply = /replay\/(\d+)$/.exec(url.pathname)?.[1];
  if (ply) return { ply: Number(ply), seat: url.searchParams.get('seat'), view: { actor: 0 }, told: null, asked: 0 };
  return url.pathname.endsWith('told') ? [] : REPLAY;
}

beforeEach(() => {
  asked = [];
  waiting = [];
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) => {
    asked.push(url);
    const reply = () => new Response(JSON.stringify(answer(url)), { headers: { 'content-type': 'application/json' } });
    if (!/replay\/\d+$/.test(url.pathname)) return Promise.resolve(reply());
    return new Promise((done, fail) => {
      init.signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      waiting.push(() => done(reply()));
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** All requests so far are answered. */
async function served(): Promise<void> {
  for (let round = 0; round < 12; round += 1) {
    waiting.splice(0).forEach((reply) => reply());
    await new Promise((done) => setTimeout(done, 0));
  }
}

describe('moving through a match', () => {
  test('by turn and by decision, and never beyond the ends', async () => {
    const replaying = await Replaying.open('m', 5);
    expect(replaying.turn?.number).toBe(2);
    replaying.turnBy(-1);
    expect(replaying.ply, 'first to the start of the own turn').toBe(4);
    replaying.turnBy(-1);
    expect(replaying.ply).toBe(0);
    replaying.turnBy(1);
    replaying.turnBy(1);
    expect(replaying.ply).toBe(7);
    replaying.turnBy(1);
    expect(replaying.ply).toBe(10);
    replaying.step(1);
    expect(replaying.ply).toBe(10);
    for (const ply of [7, 6, 4, 0]) {
      replaying.decide(-1);
      expect(replaying.ply).toBe(ply);
    }
    for (const ply of [4, 6, 7, 10]) {
      replaying.decide(1);
      expect(replaying.ply).toBe(ply);
    }
    replaying.go(-3);
    expect(replaying.ply).toBe(0);
    replaying.close();
  });

  test('what was overtaken is not asked for, and the last wish is shown', async () => {
    const replaying = await Replaying.open('m');
    for (let ply = 1; ply <= 9; ply += 1) replaying.go(ply);
    await served();
    expect(replaying.moment?.ply).toBe(9);
    expect(replaying.settled).toBe(true);
    expect(moments().slice(0, 2), 'the first, then the last').toEqual(['0', '9']);
    replaying.close();
  });

  test('neighbours are there before they are wanted', async () => {
    const replaying = await Replaying.open('m', 5);
    replaying.lookAhead();
    await served();
    const before = moments().length;
    replaying.step(1);
    expect(replaying.moment?.ply, 'at once').toBe(6);
    expect(moments().slice(0, before)).toContain('6');
    replaying.close();
  });

  test('with other eyes everything is asked for anew', async () => {
    const replaying = await Replaying.open('m', 5);
    await served();
    expect(replaying.moment?.seat).toBe('0');
    replaying.see(1, false);
    await served();
    expect(replaying.moment?.seat).toBe('1');
    expect(replaying.ply).toBe(5);
    replaying.close();
  });
});

test('a moment has an address', () => {
  expect(addressOf('firenze', 'm', 12, { seat: 2, open: false })).toBe('/replay/firenze/m?ply=12&as=2');
  expect(addressOf('firenze', 'm', 0, { seat: 1, open: true })).toBe('/replay/firenze/m?ply=0&as=open');
  expect(matchOf(['replay', 'firenze', 'm'])).toBe('m');
  expect(matchOf(['replay', 'm'])).toBe('m');
  expect(placeOf(new URLSearchParams('ply=12&as=2'))).toEqual({ ply: 12, knowledge: { seat: 2, open: false } });
  expect(placeOf(new URLSearchParams('as=open'))).toEqual({ ply: null, knowledge: { seat: null, open: true } });
  expect(placeOf(new URLSearchParams('ply=-1&as=me'))).toEqual({ ply: null, knowledge: null });
});

test('who plays on sits alone in a seat, and bots keep their strength', () => {
  const seat = (more: Partial<SeatSeen>) => ({ kind: 'bot', name: '', crest: 0, level: null, yours: false, ...more }) as SeatSeen;
  const seats = [seat({ kind: 'person' }), seat({ level: 'maestro:style=blocker', crest: 3 }), seat({ level: 'maestro', crest: 2 })];
  const all = places(seats, 0, 'garzone');
  expect(all.map((one) => one.kind)).toEqual(['me', 'bot', 'bot']);
  expect(commonLevel(all)).toBe('maestro');
  expect(chairsOf(all, seats)[1]).toEqual({ kind: 'bot', level: 'maestro', style: 'blocker', crest: 8 });
  const moved = taken(all, 1, 'me');
  expect(moved.map((one) => one.kind)).toEqual(['bot', 'me', 'bot']);
  expect(commonLevel(moved)).toBeNull();
  expect(moved[0]!.level).toBe('garzone');
});
