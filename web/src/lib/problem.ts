/** What went wrong with a request, as a sentence for people. */
import { ApiProblem, UNREACHABLE } from './api';
import { t } from './texts.svelte';

export function inWords(error: unknown): string {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === UNREACHABLE) return t('home-unreachable');
  return error.detail || t('home-refused', { status: error.status });
}
