import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api, type ApiProblem } from './api';
import { server, transport, type Transport } from './transport';

const refused = (after: string) =>
  new Response('{"type":"torri:too-many-requests","title":"","status":429,"detail":"Wait a moment, then try again."}', {
    status: 429,
    headers: { 'content-type': 'application/problem+json', 'retry-after': after },
  });
const done = () => new Response('{"here":true}', { headers: { 'content-type': 'application/json' } });

function answering(...answers: Response[]) {
  const request = vi.fn<Transport['request']>(() => Promise.resolve(answers.shift()!));
  transport.current = { ...server, request };
  return request;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  transport.current = server;
});

test('what a busy server refuses to read is asked for again, after the time that it names', async () => {
  const request = answering(refused('3'), done());
  const got = api.get('/games');
  await vi.advanceTimersByTimeAsync(2_900);
  expect(request).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(await got).toEqual({ here: true });
});

test('it is not asked for without end', async () => {
  const request = answering(refused('2'), refused('2'), refused('2'));
  const got = api.get('/games').catch((error: ApiProblem) => error.type);
  await vi.advanceTimersByTimeAsync(4_100);
  expect(await got).toBe('too-many-requests');
  expect(request).toHaveBeenCalledTimes(3);
});

test('what changes something is sent once', async () => {
  const request = answering(refused('2'));
  await expect(api.post('/matches')).rejects.toMatchObject({ status: 429 });
  expect(request).toHaveBeenCalledTimes(1);
});
