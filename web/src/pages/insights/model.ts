/** What the panels compute from the insights of one game. */
import { kindOf } from '$games/kinds';
import type { components } from '$generated/api';

type Schemas = components['schemas'];
export type Insights = Schemas['Insights'];
export type GameInsights = Schemas['GameInsights'];
export type Loss = Schemas['LossInsight'];

/** With fewer matches, chance weighs more than play. */
export const FEW_MATCHES = 10;
/** A source that brought nobody this much in a match is not worth a line. */
const LEAST_POINTS = 0.05;

/** The losses of questions that are one kind of decision, added up; the most costly first. */
export function byKind({ game, questions }: GameInsights): Loss[] {
  const kinds = new Map<string, Loss>();
  for (const one of questions) {
    const name = kindOf(game, one.name);
    if (!name) continue;
    const sum = kinds.get(name) ?? { name, lost: 0, choices: 0, mistakes: 0 };
    kinds.set(name, {
      name,
      lost: sum.lost + one.lost,
      choices: sum.choices + one.choices,
      mistakes: sum.mistakes + one.mistakes,
    });
  }
  return [...kinds.values()].sort((a, b) => b.lost - a.lost);
}

export function worthTelling({ sources }: GameInsights): GameInsights['sources'] {
  return sources.filter((one) => Math.abs(one.own) >= LEAST_POINTS || Math.abs(one.table) >= LEAST_POINTS);
}

export function average(figures: number[]): number {
  return figures.length ? figures.reduce((sum, one) => sum + one, 0) / figures.length : 0;
}

/** The game that is shown first: the one with most reviews, then with most matches. */
export function foremost({ games }: Insights): string {
  const weight = (one: GameInsights) => one.matches.length * 1000 + one.unreviewed.length;
  return games.reduce<GameInsights | null>((best, one) => (best && weight(best) >= weight(one) ? best : one), null)?.game ?? '';
}
