import { describe, expect, it } from 'vitest';
import type { EventSeen, Told } from '$lib/types';
import { concerns, since } from './since';

const event = (name: string, facts: EventSeen['facts'] = {}): EventSeen => ({ name, rule: 'F1.1', facts, hidden: false });
const told = (actor: number, ...events: EventSeen[]): Told => ({ ply: 0, actor, by: 'bot', text: null, events });
const ME = 0;

describe('since your last turn', () => {
  it('tells what befell me before what others achieved', () => {
    const lines = since(
      [told(1, event('fulfilled', { seat: 1, points: 18 })), told(2, event('taxed', { seat: ME, colour: 'colour-red' }))],
      ME,
    );
    expect(lines.map((line) => line.event.name)).toEqual(['taxed', 'fulfilled']);
    expect(lines.map((line) => line.mood)).toEqual(['bad', 'plain']);
  });

  it('tells one fire once, however many bricks it took', () => {
    const fire = [1, 2, 3].map((seat) => event('burnt', { seat }));
    expect(since([told(1, ...fire), told(1, event('taken', { seat: 1 }))], ME)).toHaveLength(2);
  });

  it('is silent on what I did myself, on draws, and beyond three lines', () => {
    expect(since([told(ME, event('fulfilled', { seat: ME })), told(-1, event('laid-out'))], ME)).toEqual([]);
    const many = ['fulfilled', 'tile-taken', 'person-played', 'built', 'taken'].map((name) => event(name, { seat: 2 }));
    expect(since([told(2, ...many)], ME).map((line) => line.event.name)).toEqual(['fulfilled', 'tile-taken', 'person-played']);
  });

  it('knows that a seat is meant also as the other one of an event', () => {
    expect(concerns(event('smuggled', { seat: 2, other_seat: ME }), ME)).toBe(true);
    expect(concerns(event('smuggled', { seat: 2, other_seat: 1, points: ME }), ME)).toBe(false);
  });
});
