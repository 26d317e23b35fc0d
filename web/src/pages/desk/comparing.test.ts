import { expect, test } from 'vitest';
import type { EditionSeen } from '$lib/types';
import { differences } from './comparing';

function edition(title: string, after: Record<string, string>): EditionSeen {
  const corrections = Object.entries(after).map(([path, text]) => ({
    path,
    label: path,
    value: text,
    before: '6',
    after: text,
    note: `by ${title}`,
  }));
  return { sha256: title, game: 'patrizier', name: title, title, made: 0, mine: true, corrections };
}

test('two editions of one’s own are compared with each other, not only with ours', () => {
  const anna = edition('Anna', { 'heads.points': '7', 'heads.set': '4', 'players.hand': '5' });
  const bruno = edition('Bruno', { 'heads.points': '8', 'heads.set': '4' });
  const told = differences(anna, bruno).map(({ path, before, after }) => [path, before, after]);
  expect(told).toEqual([
    ['heads.points', '8', '7'],
    ['players.hand', '6', '5'],
  ]);
  expect(differences(bruno, anna).map(({ before, after }) => `${before} ${after}`)).toEqual(['7 8', '5 6']);
  expect(differences(anna, null).map(({ before }) => before)).toEqual(['6', '6', '6']);
  expect(differences(anna, bruno)[0]!.notes).toBe('by Bruno / by Anna');
  expect(differences(anna, edition('Carla', { 'heads.points': '7', 'heads.set': '4', 'players.hand': '5' }))).toEqual([]);
});
