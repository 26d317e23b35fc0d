/** What happens more often with one plan than with another, in the games played on from both: said in one sentence. */
import type { components } from '$generated/api';
import { capital } from './capital';
import { language, t, type GameWords } from './texts.svelte';

export type Claim = components['schemas']['ClaimSeen'];

const MAX_GAINS_SAID = 2;

/** Empty where nothing speaks for the plan but what the house expects of it. */
export function claimsSaid(words: GameWords, claims: Claim[]): string {
  const listed = (some: Claim[]) => new Intl.ListFormat(language.current).format(some.map((one) => claimSaid(words, one)));
  const gains = claims.filter((one) => one.gain > 0).slice(0, MAX_GAINS_SAID);
  const costs = claims.filter((one) => one.gain < 0).slice(0, 1);
  if (!gains.length) return '';
  return capital(t('table-claims', { gains: listed(gains), costs: listed(costs), has: costs.length ? 'yes' : 'no' }));
}

function claimSaid(words: GameWords, claim: Claim): string {
  const otherwise = claim.otherwise || 'none';
  const [best, given] = [claim.best, claim.given].map((share) => Math.round(share * 100));
  const what = words.because(claim, best! > 0);
  return t(`table-claim-${compared(best!, given!)}`, { what, best: best!, given: given!, otherwise });
}

function compared(best: number, given: number): 'sure' | 'only' | 'never' | 'more' | 'less' {
  if (best === 0) return 'never';
  if (given === 0) return best === 100 ? 'sure' : 'only';
  return best > given ? 'more' : 'less';
}
