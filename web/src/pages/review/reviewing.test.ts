/** Who makes a review: this browser where it can, the server for the rest. */
import { beforeEach, expect, test, vi } from 'vitest';
import { me } from '$lib/me.svelte';
import { Answers } from '../../answers';
import type { Maker } from '$lib/thinking';
import type { Me } from '$lib/types';
import { Reviewing } from './reviewing.svelte';
import type { Review, ReviewState } from './types';

let asked: string[];
const none: ReviewState = { status: 'none' };
const waiting: ReviewState = { status: 'waiting', effort: 'quick' };
const made = (effort: 'quick' | 'thorough'): ReviewState => ({ status: 'done', effort, review: { effort } as Review });

beforeEach(() => {
  asked = [];
  me.loaded = true;
  me.current = { name: 'Lapo', crest: 1 } as Me;
});

const answers = new Answers();
const settled = () => answers.settled();

function server(...states: ReviewState[]): void {
  vi.stubGlobal('fetch', (address: URL, { method }: RequestInit) => {
    asked.push(`${method} ${address.pathname}`);
    return Promise.resolve(answers.give(200, states.length > 1 ? states.shift() : states[0]));
  });
}

function browser(...states: (ReviewState | Error)[]): () => Promise<Maker> {
  const answer = (method: string) => (path: string) => {
    asked.push(`${method} here ${path}`);
    const one = states.length > 1 ? states.shift()! : states[0]!;
    return one instanceof Error ? Promise.reject(one) : Promise.resolve(one);
  };
  const requests = { get: answer('GET'), post: answer('POST'), delete: answer('DELETE') } as unknown as Maker['requests'];
  return () => Promise.resolve({ requests, match: 'brought' });
}

test('this browser makes it of the record, and the server is asked for nothing', async () => {
  server(none);
  const reviewing = new Reviewing('m', true, browser(waiting, made('quick')));
  await settled();
  asked = [];
  await reviewing.begin('quick');
  expect(reviewing.working).toBe(true);
  await reviewing.look();
  expect(reviewing.review?.effort).toBe('quick');
  expect(asked).toEqual(['POST here /matches/brought/review', 'GET here /matches/brought/review']);
});

test('while a closer one is made the former stays to be read', async () => {
  server(made('quick'));
  const reviewing = new Reviewing('m', true, browser({ ...waiting, effort: 'thorough' }, made('thorough')));
  await settled();
  await reviewing.begin('thorough');
  expect([reviewing.working, reviewing.review?.effort]).toEqual([true, 'quick']);
  await reviewing.look();
  expect(reviewing.review?.effort).toBe('thorough');
  reviewing.close();
});

test('what fails here is begun anew by the server', async () => {
  server(none, waiting, made('quick'));
  const reviewing = new Reviewing('m', true, browser(waiting, { status: 'failed', effort: 'quick' }));
  await settled();
  await reviewing.begin('quick');
  await reviewing.look();
  expect(asked.at(-1)).toBe('POST /api/matches/m/review');
  await reviewing.look();
  expect(reviewing.review?.effort).toBe('quick');
});

test('where nothing can be brought the server makes it', async () => {
  server(none, made('quick'));
  const reviewing = new Reviewing('m', true, () => Promise.resolve(null));
  await settled();
  await reviewing.begin('quick');
  expect(asked).toEqual(['GET /api/matches/m/review', 'POST /api/matches/m/review']);
});
