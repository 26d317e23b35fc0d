import { beforeEach, describe, expect, it } from 'vitest';
import { chooseLanguage } from '$lib/texts.svelte';
import type { Language, MatchListed } from '$lib/types';
import { aboutGame, levelIn, levelName, levelsOf } from '$games/about';
import { choice, sound, tableAgainstBots, tableWithFriends } from './choice.svelte';
import { fault, hotSeatTable, seated } from './hotseat';
import { keepLinks, linksOf } from '$lib/links';
import { sorted } from './lists.svelte';
import { ago, span } from './times';

beforeEach(() => localStorage.clear());

describe('the table that one click lays', () => {
  it('has me and bots of different styles, each with a crest of its own', () => {
    const { chairs } = tableAgainstBots('firenze', 4, 'compagno', 3);
    expect(chairs.map((chair) => chair.kind)).toEqual(['me', 'bot', 'bot', 'bot']);
    expect(new Set(chairs.slice(1).map((chair) => chair.style)).size).toBe(3);
    expect(new Set([3, ...chairs.slice(1).map((chair) => chair.crest! % 5)]).size).toBe(4);
    expect(chairs.slice(1).every((chair) => chair.crest !== 0)).toBe(true);
  });

  it('gives friends their chairs and bots the rest', () => {
    const kinds = (friends: number) => tableWithFriends('patrizier', 3, friends, 'maestro', 0).chairs.map((one) => one.kind);
    expect(kinds(1)).toEqual(['me', 'friend', 'bot']);
    expect(kinds(9)).toEqual(['me', 'friend', 'friend']);
  });

  it('can be created whatever is in the storage', () => {
    expect(sound(null)).toMatchObject({ game: 'firenze', level: null, players: { firenze: 4, patrizier: 4 }, played: [], rated: false });
    expect(sound({ game: 'chess', level: 'god', players: { firenze: 9 }, played: ['chess', 'florenza'] })).toMatchObject({
      game: 'firenze',
      level: null,
      players: { firenze: 4 },
      played: ['florenza'],
    });
  });

  it('is gentle for who has never played, and as its rules advise for a first game', () => {
    expect([choice.newcomer, choice.level]).toEqual([true, 'garzone']);
    expect(tableAgainstBots('florenza', 4, choice.level, 0).options).toEqual({ first_game: true });
    expect(tableAgainstBots('firenze', 4, choice.level, 0).options).toBeUndefined();
    choice.remember(['florenza']);
    expect([choice.newcomer, choice.level]).toEqual([false, 'compagno']);
    expect(tableAgainstBots('florenza', 4, choice.level, 0).options).toBeUndefined();
    choice.level = 'maestro';
    expect(choice.level).toBe('maestro');
  });
});

describe('one device', () => {
  it('remembers who sat there, and lets no two bear one crest', () => {
    const before = [
      { name: 'Anna', crest: 0 },
      { name: 'Bo', crest: 2 },
    ];
    const sitters = seated(4, { name: 'Lapo', crest: 2 }, before);
    expect(sitters.map((one) => one.name)).toEqual(['Lapo', 'Bo', '', '']);
    expect(new Set(sitters.map((one) => one.crest)).size).toBe(4);
  });

  it('wants a name for everybody, and different ones', () => {
    const named = (...names: string[]) => names.map((name, crest) => ({ name, crest }));
    expect(fault(named('Lapo', ' '))).toBe('nameless');
    expect(fault(named('Lapo', 'lapo '))).toBe('alike');
    expect(fault(named('Lapo', 'Bo'))).toBeNull();
    expect(hotSeatTable('firenze', named('Lapo', 'Bo ')).chairs).toEqual([
      { kind: 'me', name: 'Lapo', crest: 5 },
      { kind: 'me', name: 'Bo', crest: 6 },
    ]);
  });
});

it('lists first what waits for me, then the latest', () => {
  const match = (id: string, status: string, your_turn: boolean, changed: number) => ({ id, status, your_turn, changed }) as MatchListed;
  const found = sorted([
    match('a', 'running', false, 9),
    match('b', 'running', true, 1),
    match('c', 'over', false, 2),
    match('d', 'open', false, 3),
    match('e', 'paused', false, 10),
    match('f', 'running', true, 5),
  ]);
  const ids = Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.map((one: MatchListed) => one.id)]));
  expect(ids).toEqual({ turn: ['f', 'b'], running: ['e', 'a'], waiting: ['d'], over: ['c'] });
});

it('keeps the links of a table for its host', () => {
  keepLinks('one', { 1: 'token-of-one' });
  keepLinks('none', {});
  expect(linksOf('one')).toEqual({ 1: 'token-of-one' });
  expect(linksOf('other')).toEqual({});
});

it('says times in the language that is spoken', async () => {
  const said = async (language: Language, seconds: number) => {
    await chooseLanguage(language);
    return span(seconds);
  };
  expect(await said('de', 86_400)).toBe('1 Tag');
  expect(await said('nl', 3 * 86_400)).toBe('3 dagen');
  expect(await said('en', 900)).toBe('15 min');
  expect(ago(0, 3 * 3_600_000, 'it')).toBe('3 h fa');
});

it('offers the level that learned by itself only where a network has learned the game', () => {
  const about = aboutGame('patrizier')!;
  const before = about.learned;
  try {
    about.learned = true;
    expect(levelsOf('patrizier').at(-1)).toBe('gran-maestro');
    expect(levelIn('patrizier', 'gran-maestro')).toBe('gran-maestro');
    about.learned = false;
    expect(levelsOf('patrizier').at(-1)).toBe('maestro');
    expect(levelIn('patrizier', 'gran-maestro')).toBe('maestro');
    expect(levelIn('patrizier', 'god')).toBeUndefined();
  } finally {
    about.learned = before;
  }
  expect(levelName('gran-maestro')).toBe('Gran maestro');
});
