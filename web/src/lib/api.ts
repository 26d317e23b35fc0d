/** Requests to whoever has our tables; what they refuse is thrown with its reasons. */
import { language } from './texts.svelte';
import { transport, type Transport } from './transport';
import type { Facts, Problem, ReasonSeen } from './types';

export class ApiProblem extends Error {
  readonly type: string;
  readonly status: number;
  readonly facts: Facts;
  readonly reasons: ReasonSeen[];

  constructor(problem: Problem) {
    super(problem.detail);
    this.type = problem.type.replace(/^torri:/, '');
    this.status = problem.status;
    this.facts = problem.facts ?? {};
    this.reasons = problem.reasons ?? [];
  }

  get detail(): string {
    return this.message;
  }
}

/** The server could not be reached at all. */
export const UNREACHABLE = 0;
/** The server has more to do than it can: what only reads is asked for again after the seconds that it names. */
const TOO_MANY = 429;
const MAX_WAITS = 2;
const USUAL_WAIT_S = 2;
const MAX_WAIT_S = 5;

type Query = Record<string, string | number | boolean | null | undefined>;

/** Requests that were sent before the page that needs them was there; after a while a reply is too old. */
const asked = new Map<string, Promise<Response>>();
const ASKED_AHEAD_MAX_AGE_MS = 10_000;

export function addressOf(path: string, query: Query = {}): string {
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) asked.set(key, String(value));
  }
  return asked.size ? `/api${path}?${asked}` : `/api${path}`;
}

function keyOf(address: string): string {
  return `${language.current} ${address}`;
}

/** Sends a request early, so that the `get` that follows has its reply sooner. */
function ahead(path: string, query?: Query): void {
  const address = addressOf(path, query);
  const key = keyOf(address);
  if (asked.has(key)) return;
  const answer = transport.current.request(address, { method: 'GET', language: language.current });
  answer.catch(() => {}); // the `get` that uses it receives the error
  asked.set(key, answer);
  setTimeout(() => asked.delete(key), ASKED_AHEAD_MAX_AGE_MS);
}

function askedBefore(address: string): Promise<Response> | undefined {
  const key = keyOf(address);
  const answer = asked.get(key);
  asked.delete(key);
  return answer;
}

interface Asking {
  query?: Query | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

async function answered(over: Transport, method: string, address: string, { body, signal }: Asking): Promise<Response> {
  const content = body === undefined ? null : JSON.stringify(body);
  const before = method === 'GET' && over === transport.current ? askedBefore(address) : undefined;
  const sent = { method, language: language.current, body: content, signal: signal ?? null };
  try {
    return await (before ?? over.request(address, sent));
  } catch {
    throw new ApiProblem({ type: 'unreachable', title: '', status: UNREACHABLE, detail: '' });
  }
}

async function request<T>(over: Transport, method: string, path: string, asking: Asking = {}): Promise<T> {
  const address = addressOf(path, asking.query);
  let answer = await answered(over, method, address, asking);
  for (let waits = 0; method === 'GET' && answer.status === TOO_MANY && waits < MAX_WAITS; waits++) {
    const seconds = Number(answer.headers.get('retry-after')) || USUAL_WAIT_S;
    await new Promise((resolve) => setTimeout(resolve, Math.min(seconds, MAX_WAIT_S) * 1000));
    answer = await answered(over, method, address, asking);
  }
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  const content = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) {
    throw new ApiProblem(isJson ? content : { type: 'http', title: '', status: answer.status, detail: String(content) });
  }
  return content as T;
}

/** The requests, to whoever that transport reaches at the time. */
export function requestsOver(over: () => Transport) {
  return {
    get: <T>(path: string, query?: Query, signal?: AbortSignal) => request<T>(over(), 'GET', path, { query, signal }),
    post: <T>(path: string, body: unknown = {}) => request<T>(over(), 'POST', path, { body }),
    put: <T>(path: string, body: unknown) => request<T>(over(), 'PUT', path, { body }),
    patch: <T>(path: string, body: unknown) => request<T>(over(), 'PATCH', path, { body }),
    delete: <T>(path: string) => request<T>(over(), 'DELETE', path),
  };
}

export type Requests = ReturnType<typeof requestsOver>;

export const api = { ahead, ...requestsOver(() => transport.current) };
