/** The turns of a round of Florenza, and their steps: giving and taking that belong together are one step. */
import { drawn } from '$lib/drawn';
import { numbered, sentence, subject, type StepLine } from '$lib/steps';
import { t, type GameWords } from '$lib/texts.svelte';
import { seatOf, type StartsTurn } from '$lib/turns';
import type { EventSeen } from '$lib/types';
import type { IconName } from '$lib/icons';
import { goodsCounted } from './facts';

/** The part of a round that an event belongs to; other events belong to the part before them. */
const PART: Record<string, string> = {
  ...named('income', 'round', 'income', 'income-rolled', 'income-short', 'own-income'),
  ...named('captain', 'worker-guarded', 'artist-guarded'),
  ...named('bishop', 'converted', 'banished'),
  ...named('workers', 'occupied', 'occupied-own', 'planned', 'hired', 'to-market', 'donated', 'donated-in-pulpit', 'passed'),
  ...named('market', 'sold', 'bought', 'traded', 'traded-for'),
  ...named('districts', 'used', 'declined', 'built', 'not-built'),
  ...named('artworks', 'completed', 'failed'),
  ...named('offices', 'captain-named', 'no-captain', 'bishop-named', 'no-bishop', 'cardinal', 'first', 'left', 'arrived', 'ended'),
};
/** Parts that concern everybody. */
const COMMON = new Set(['income', 'offices']);

function named(part: string, ...names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, part]));
}

export const startsTurn: StartsTurn = (event, before) => {
  const part = PART[event.name];
  if (!part || (!before && event.name !== 'round')) return null;
  const round = event.name === 'round' ? Number(event.facts.round) : (before?.round ?? null);
  const seat = COMMON.has(part) ? null : seatOf(event);
  // Each placed worker is a turn of its own.
  if (part !== 'workers' && before?.part === part && before.seat === seat) return null;
  return { seat, round, part };
};

const ICONS: Record<string, IconName> = {
  ...{ income: 'bring', 'own-income': 'bring', 'income-rolled': 'die', 'income-short': 'die', rolled: 'die', 'fame-rolled': 'die' },
  ...{ 'worker-guarded': 'shield', 'artist-guarded': 'shield', converted: 'person', banished: 'person', followers: 'people' },
  ...{ planned: 'pencil', hired: 'pencil', built: 'hammer', completed: 'star', fame: 'star', masterpiece: 'star' },
  ...{ 'to-market': 'swap', sold: 'swap', bought: 'swap', traded: 'swap', bartered: 'swap', 'not-built': 'fall', failed: 'fall' },
  ...{ 'captain-named': 'flag', 'bishop-named': 'flag', cardinal: 'flag', arrived: 'person', left: 'person', ended: 'flag' },
};
const SILENT = new Set(['round']);
/** What is given, and what is taken in exchange. */
const SWAPS: Record<string, string> = { traded: 'traded-for', bartered: 'bartered-for' };
/** What the use of a building takes and brings. */
const USING = new Set(['paid', 'yielded', 'cube-chosen']);

/** Prestige that an event brings to its family, or takes. */
export function prestigeOf({ name, facts }: EventSeen): number {
  if (name === 'fame') return Number(facts.fame);
  if (name === 'not-built' || name === 'failed') return -Number(facts.lost);
  if (name === 'occupied') return -1;
  return name.startsWith('captain') || typeof facts.prestige !== 'number' ? 0 : facts.prestige;
}

export function steps(events: EventSeen[], words: GameWords): StepLine[] {
  const told = events.filter(({ name }) => !SILENT.has(name));
  const made: StepLine[] = [];
  const cubes = (some: EventSeen[]) =>
    numbered(some.map(({ facts }) => cubeOf(facts.cube)))
      .map(drawn)
      .join('');
  for (let at = 0; at < told.length; at += 1) {
    const event = told[at]!;
    const { name, rule } = event;
    let text = sentence(words, event);
    const after = (names: (one: string) => boolean) => {
      const found: EventSeen[] = [];
      while (told[at + 1] && names(told[at + 1]!.name)) found.push(told[(at += 1)]!);
      return found;
    };
    if (SWAPS[name]) {
      const given = [event, ...after((one) => one === name)];
      const got = after((one) => one === SWAPS[name]);
      text = t('florenza-step-swap', { ...subject(words, seatOf(event)), given: cubes(given), got: cubes(got) });
    } else if (name === 'used') {
      const parts = after((one) => USING.has(one));
      const said = (one: string) =>
        parts
          .filter((part) => part.name === one)
          .flatMap(({ facts }) => goodsCounted(String(facts.goods)))
          .filter(({ count }) => count)
          .map(drawn)
          .join('');
      const gain = said('yielded') + cubes(parts.filter((part) => part.name === 'cube-chosen'));
      const facts = { ...subject(words, seatOf(event)), building: String(event.facts.building), cost: said('paid'), gain };
      text = t('florenza-step-use', { ...facts, costs: facts.cost ? 1 : 0, gains: gain ? 1 : 0 });
    } else if (name === 'rolled' || name === 'fame-rolled') {
      text = [event, ...after((one) => one === 'followers' || one === 'fame')]
        .map((one) => words.drawn(one))
        .join(' ')
        .replace(/\.$/, '');
    }
    const prestige = prestigeOf(told[at]!) || prestigeOf(event);
    made.push({ icon: ICONS[name] ?? 'card', text, rule, points: prestige || null, event });
  }
  return made;
}

/** The text that names cubes of a kind. */
export function cubeOf(cube: unknown): string {
  return String(cube).replace('cube-', 'good-');
}
