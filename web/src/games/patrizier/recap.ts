/** What a player did in a turn of Patrizier, in one line: where they built, what was scored, what they took. */
import type { Good, Recap } from '$lib/board';
import { bare, counted, numberOf, seatOf, who } from '$lib/recap';
import { t, type GameWords } from '$lib/texts.svelte';
import type { EventSeen } from '$lib/types';

/** What the player whose turn it is does; another player may win a tile. */
const DOING = new Set(['played', 'built', 'moved', 'moved-nothing', 'move-void', 'taken', 'nothing-to-take']);

export function recap(events: EventSeen[], words: GameWords): Recap {
  const doing = events.find((one) => DOING.has(one.name)) ?? events.find((one) => seatOf(one) >= 0);
  const seat = doing ? seatOf(doing) : -1;
  const won = events.filter((one) => one.name === 'tile-won');
  const points = won.filter((one) => seatOf(one) === seat).reduce((sum, one) => sum + numberOf(one.facts.points), 0);
  return { what: said(events, seat, words), goods: counted(events.flatMap((one) => goodsOf(one, words))), points };
}

function said(events: EventSeen[], seat: number, words: GameWords): string {
  const facts = who(words, seat);
  const of = (name: string) => events.filter((one) => one.name === name);
  const cities = (some: EventSeen[]) => [...new Set(some.map((one) => words(String(one.facts.city))))].join(', ');
  const [won, built, moved, taken] = [of('tile-won'), of('built'), of('moved'), of('taken')];
  const parts: string[] = [];
  if (won.length) parts.push(t('patrizier-recap-completes', { ...facts, city: cities(won) }));
  else if (built.length) parts.push(t('patrizier-recap-builds', { ...facts, city: cities(built) }));
  if (moved.length) parts.push(t(parts.length ? 'patrizier-recap-and-moves' : 'patrizier-recap-moves', { ...facts, city: cities(moved) }));
  if (taken.length && parts.length < 2 && !won.length) {
    const card = words(String(taken.at(-1)!.facts.card_city));
    parts.push(t(parts.length ? 'patrizier-recap-and-takes' : 'patrizier-recap-takes', { ...facts, card }));
  }
  const last = events.findLast((one) => seatOf(one) === seat);
  return parts.join('') || (last ? bare(words.event(last)) : '');
}

function goodsOf(event: EventSeen, words: GameWords): Good[] {
  const { name, facts } = event;
  const seat = seatOf(event);
  if (name === 'built') return [{ piece: 'floor', of: String(seat), count: 1, words: words.nameOf(seat), step: 'hammer' }];
  if (name === 'moved') {
    const owner = numberOf(facts.owner_seat);
    return [{ piece: 'floor', of: String(owner), count: 1, words: words.nameOf(owner), step: 'swap' }];
  }
  if (name === 'tile-won') {
    const points = numberOf(facts.points);
    const tile = t('patrizier-recap-tile', { name: words.nameOf(seat), points });
    return [{ piece: 'tile', of: `${seat} ${points}`, count: 1, words: tile, step: 'tile' }];
  }
  if (name === 'taken' && typeof facts.card === 'string') {
    const card = t('patrizier-card', { city: words(String(facts.card_city)), face: words(String(facts.card_face)) });
    return [{ piece: 'card', of: facts.card, count: 1, words: card, step: 'hand' }];
  }
  return [];
}
