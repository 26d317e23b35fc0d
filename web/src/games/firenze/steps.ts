/** The steps of a turn of Firenze: bricks that go together are one step, and the refill of the row is no step. */
import { drawn, strong } from '$lib/drawn';
import { numbered, sentence, subject, type StepLine } from '$lib/steps';
import { t, type GameWords } from '$lib/texts.svelte';
import { seatOf, type StartsTurn } from '$lib/turns';
import type { EventSeen } from '$lib/types';
import type { IconName } from '$lib/icons';
import { brickOf, bricksCounted, coloured } from './facts';

export const startsTurn: StartsTurn = (event) =>
  event.name === 'turn' ? { seat: seatOf(event), round: Number(event.facts.round), part: '' } : null;

/** Shown only where every event is shown. */
const SILENT = new Set(['turn', 'laid-out', 'filled', 'to-church', 'reshuffled']);
/** Bricks that a player gives one by one. */
const GIVEN = new Set(['cost-paid', 'flooded', 'burnt', 'taxed', 'returned']);
/** The effects of a person that was just played. */
const EFFECTS = new Set(['swapped', 'smuggled', 'sabotaged', 'dismissed', 'emptied']);
const POINTS = new Set(['fulfilled', 'tile-taken', 'privilege-used', 'last-seal']);

const ICONS: Record<string, IconName> = {
  ...{ fulfilled: 'window', 'tile-taken': 'tile', 'privilege-used': 'tile', 'last-seal': 'flag', 'bell-tower': 'bell' },
  ...{ 'cost-paid': 'hammer', 'torn-down': 'fall', collapsed: 'fall', botched: 'fall', sabotaged: 'fall', returned: 'undo' },
  ...{ flooded: 'warn', burnt: 'warn', taxed: 'warn', 'tax-spared': 'warn', 'tribute-paid': 'warn', 'tribute-spared': 'warn' },
  ...{ ended: 'flag', 'ended-quietly': 'flag' },
};

export interface TowerBuilt {
  colour: string;
  /** Its height now, and how many floors were laid. */
  height: number;
  laid: number;
  event: EventSeen;
}

/** Each brick has its own event: those of one tower follow each other. */
export function towersBuilt(events: EventSeen[]): TowerBuilt[] {
  const towers: TowerBuilt[] = [];
  for (const event of events) {
    if (event.name !== 'built') continue;
    const colour = String(event.facts.colour);
    const height = Number(event.facts.height);
    const same = towers.find((tower) => tower.colour === colour && tower.height === height - 1);
    if (same) Object.assign(same, { height, laid: same.laid + 1, event });
    else towers.push({ colour, height, laid: 1, event });
  }
  return towers;
}

export function steps(events: EventSeen[], words: GameWords): StepLine[] {
  const told = events.filter(({ name }) => !SILENT.has(name));
  const made: StepLine[] = [];
  const bricks = (some: EventSeen[]) =>
    numbered(some.map(({ facts }) => brickOf(facts.colour)))
      .map(drawn)
      .join('');
  const push = (event: EventSeen, icon: IconName, text: string, points: number | null = null) =>
    made.push({ icon, text, rule: event.rule, points, event });

  for (let at = 0; at < told.length; at += 1) {
    const event = told[at]!;
    const { name, facts } = event;
    const actor = subject(words, seatOf(event));
    /** This event and those of the same kind and seat that follow it. */
    const run = (names: string[]) => {
      let end = at;
      while (told[end] && names.includes(told[end]!.name) && seatOf(told[end]) === seatOf(event)) end += 1;
      const found = told.slice(at, end);
      at = end - 1;
      return found;
    };
    if (name === 'paid' || name === 'taken') {
      const paid = name === 'paid' ? run(['paid']) : [];
      const taken = paid.length ? told[at + 1] : event;
      if (taken?.name !== 'taken') continue;
      if (paid.length) at += 1;
      const got = bricksCounted(String(taken.facts.bricks));
      const card = strong(words(String(taken.facts.card)));
      push(
        taken,
        'card',
        t('firenze-step-take', {
          ...actor,
          card,
          price: paid.length,
          paid: bricks(paid),
          bricks: got
            .filter((one) => one.count)
            .map(drawn)
            .join(''),
        }),
      );
    } else if (name === 'offered') {
      const given = run(['offered']);
      const fetched = told[at + 1]?.name === 'fetched' ? told[++at] : undefined;
      const got = fetched ? bricks([fetched]) : '';
      push(event, 'swap', t('firenze-step-exchange', { ...actor, card: words(String(facts.card)), given: bricks(given), got }));
    } else if (name === 'built') {
      for (const tower of towersBuilt(run(['built']))) {
        const id = tower.height === tower.laid ? 'firenze-step-begin' : 'firenze-step-raise';
        const laid = drawn({ name: brickOf(tower.colour), count: tower.laid });
        push(
          tower.event,
          'hammer',
          t(id, { ...actor, ...coloured(words, tower.colour.replace('colour-', '')), height: tower.height, bricks: laid }),
        );
      }
    } else if (GIVEN.has(name)) {
      push(event, ICONS[name]!, t(`firenze-step-${name}`, { ...actor, bricks: bricks(run([name])) }));
    } else if (POINTS.has(name)) {
      const height = String(facts.height ?? '');
      const what = name === 'fulfilled' ? `${words(String(facts.colour))} ${height}` : facts.card ? words(String(facts.card)) : '';
      push(event, ICONS[name]!, t(`firenze-step-${name}`, { ...actor, what: strong(what), height }), Number(facts.points));
    } else if (name === 'person-played' && EFFECTS.has(told[at + 1]?.name ?? '')) {
      at += 1;
      push(told[at]!, 'person', `${words.drawn(event)} ${sentence(words, told[at]!)}`);
    } else {
      push(event, ICONS[name] ?? (name === 'person-played' ? 'person' : 'card'), sentence(words, event));
    }
  }
  return made;
}
