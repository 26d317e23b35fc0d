import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Myself } from './me.svelte';

const ANNA = { id: 'a', name: 'Anna', crest: 2, language: 'en', guest: true, login: null, settings: {} };
let asked: string[] = [];
let answers: number[] = [];

beforeEach(() => {
  asked = [];
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: URL, { method }: { method: string }) => {
    asked.push(`${method} ${address.pathname}`);
    const status = answers.shift() ?? 200;
    if (!status) throw new TypeError('no network');
    return Response.json(status === 200 ? ANNA : { type: 'torri:x', title: '', status, detail: '' }, { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('whoever is known stays who they are when a request fails, and is asked for again', async () => {
  localStorage.setItem('torri-known', '1');
  const first = new Myself();
  await first.load();
  expect(first.name).toBe('Anna');

  answers = [503, 0, 200];
  const again = new Myself();
  await again.load();
  expect([again.current, again.name, again.crest]).toEqual([null, 'Anna', 2]);
  await expect(again.ensure()).rejects.toThrow();
  expect(asked).not.toContain('POST /api/guests');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(again.current?.id).toBe('a');
});

it('only where the server knows nobody a new guest is made', async () => {
  localStorage.setItem('torri-known', '1');
  answers = [401, 200];
  const me = new Myself();
  await me.load();
  await me.ensure();
  expect(asked).toEqual(['GET /api/me', 'POST /api/guests']);
});

it('a guest keeps name and crest over visits, before and after the first game', async () => {
  const { name, crest } = new Myself();
  for (let visit = 0; visit < 5; visit += 1) expect([new Myself().name, new Myself().crest]).toEqual([name, crest]);
  const me = new Myself();
  await me.change({ name: 'Ginevra', crest: 4 });
  expect([new Myself().name, new Myself().crest]).toEqual(['Ginevra', 4]);
});
