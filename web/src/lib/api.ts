/** Requests to our own server; what it refuses is thrown with its reasons. */
import { language } from './texts.svelte';
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

type Query = Record<string, string | number | boolean | null | undefined>;

async function request<T>(method: string, path: string, query?: Query, body?: unknown, signal?: AbortSignal): Promise<T> {
  const address = new URL(`/api${path}`, location.origin);
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined) address.searchParams.set(key, String(value));
  }
  const headers: Record<string, string> = { 'accept-language': language.current };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let answer: Response;
  try {
    const content = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(address, { method, headers, body: content, signal: signal ?? null });
  } catch {
    throw new ApiProblem({ type: 'unreachable', title: '', status: UNREACHABLE, detail: '' });
  }
  const isJson = /json/.test(answer.headers.get('content-type') ?? '');
  const content = isJson ? await answer.json() : await answer.text();
  if (!answer.ok) {
    throw new ApiProblem(isJson ? content : { type: 'http', title: '', status: answer.status, detail: String(content) });
  }
  return content as T;
}

export const api = {
  get: <T>(path: string, query?: Query, signal?: AbortSignal) => request<T>('GET', path, query, undefined, signal),
  post: <T>(path: string, body: unknown = {}) => request<T>('POST', path, undefined, body),
  put: <T>(path: string, body: unknown) => request<T>('PUT', path, undefined, body),
  patch: <T>(path: string, body: unknown) => request<T>('PATCH', path, undefined, body),
  delete: <T>(path: string) => request<T>('DELETE', path),
};
