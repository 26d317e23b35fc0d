/** The steps of a turn of Patrizier: the card, the floors, the points of the city, the moved floor and the card taken. */
import { sentence, subject, type StepLine } from '$lib/steps';
import { t, type GameWords } from '$lib/texts.svelte';
import { seatOf, type StartsTurn } from '$lib/turns';
import type { EventSeen } from '$lib/types';
import type { IconName } from '$lib/icons';

/** A round is one turn of everybody: count the turns that this player has had. */
export const startsTurn: StartsTurn = (event, _before, turns) => {
  if (event.name !== 'played') return null;
  const seat = seatOf(event);
  return { seat, round: 1 + turns.filter((turn) => turn.seat === seat).length, part: '' };
};

/** Shown only where every event is shown. */
const SILENT = new Set(['laid-out', 'moved-nothing', 'move-void', 'nothing-to-take']);
const ICONS: Record<string, IconName> = { built: 'hammer', 'tile-won': 'tile', moved: 'swap', taken: 'hand', ended: 'flag' };

export function steps(events: EventSeen[], words: GameWords): StepLine[] {
  const made: StepLine[] = [];
  let floors = 0;
  for (const event of events) {
    const { name, facts, rule } = event;
    if (SILENT.has(name)) continue;
    const before = made.at(-1);
    // Floors on one tower are one step.
    const goesOn = name === 'built' && before?.event.name === 'built' && before.event.facts.side === facts.side;
    floors = goesOn ? floors + 1 : 1;
    if (goesOn) made.pop();
    const where = {
      ...subject(words, seatOf(event)),
      city: words(String(facts.city ?? 'side-left')),
      side: words(String(facts.side ?? 'side-left')),
    };
    const text = name === 'built' ? t('patrizier-step-built', { ...where, floors, level: facts.level }) : sentence(words, event);
    made.push({ icon: ICONS[name] ?? 'card', text, rule, points: name === 'tile-won' ? Number(facts.points) : null, event });
  }
  return made;
}
