import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import firenze from '$games/firenze';
import { MatchConnection } from '$lib/live.svelte';
import { settings } from '$lib/settings.svelte';
import { stepsOf, turnsOf, turnsSince } from '$lib/turns';
import type { EventSeen, Told, Update } from '$lib/types';
import { BEAT_MS, BEAT_REST_MS, OWN_MOMENT_REST_MS, Pacing, TURN_MAX_MS } from './pacing.svelte';
import { around, distinctTravels, numberAt, numbered, outlinesOf } from './traces';
import { bySeat } from './since';

const OWN = new Set([0]);
const MOMENT_MS = 1900;
const event = (name: string, seat: number, facts: EventSeen['facts'] = {}): EventSeen => ({ name, rule: 'F0', facts: { seat, ...facts } });
const turn = (seat: number) => event('turn', seat, { round: 1 });
const taken = (seat: number) => event('taken', seat, { card: 'card-bridge', bricks: 'wg' });
const built = (seat: number, height: number) => event('built', seat, { colour: 'colour-white', height });
const masterpiece = (seat: number) => event('masterpiece', seat);
const fulfilled = (seat: number) => event('fulfilled', seat, { colour: 'colour-white', height: 7, points: 5 });

class Line {
  static open: Line;
  onmessage: ((message: { data: string }) => void) | null = null;

  constructor() {
    Line.open = this;
  }
  close() {}
  send() {}
}

/** A table of three players in which seat 0 is the user's own; events arrive as from the server. */
class Table {
  ply = 0;
  moves = true;
  live: MatchConnection;
  pacing: Pacing;

  constructor() {
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    this.live = new MatchConnection('m', null);
    const moments = (events: EventSeen[]) => events.filter((one) => one.name === 'masterpiece').map(() => ({ ms: MOMENT_MS }));
    this.pacing = new Pacing(this.live, { ...firenze, moments }, () => this.moves);
    this.tell([]);
    this.happens(0, turn(1));
  }

  /** An answer of a seat, and its events. */
  happens(actor: number, ...events: EventSeen[]): void {
    const told: Told = { ply: this.ply, actor, by: 'person', text: null, events };
    this.ply += 1;
    this.tell([told]);
  }

  tell(fresh: Told[], more: Partial<Update> = {}): void {
    const seats = [0, 1, 2].map((seat) => ({ name: `${seat}`, crest: seat, yours: seat === 0 }));
    const table = { ply: this.ply, status: 'running', seats, clock: null, wish: null, end: null, rematch: null, ...more.table };
    const seq = (this.live.update?.seq ?? 0) + 1;
    const update = { type: 'update', match: 'm', seq, seat: 0, view: { actor: 1 }, happened: fresh, undo: false, ...more, table };
    Line.open.onmessage?.({ data: JSON.stringify(update) });
  }

  /** The number of answers up to which the table is shown. */
  get shown(): number {
    return this.pacing.update!.table.ply;
  }
}

let table: Table;
beforeEach(() => {
  vi.useFakeTimers();
  settings.set('pace', 'normal');
  table = new Table();
});
afterEach(() => {
  table.pacing.close();
  table.live.close();
  vi.useRealTimers();
});

describe('what the others do is shown step by step', () => {
  test('a step arrives, travels, lands and rests; the table changes when it lands', () => {
    table.happens(1, taken(1));
    const { pacing } = table;
    expect([pacing.beat?.phase, pacing.beat?.seat, table.shown]).toEqual(['arrive', 1, 1]);
    vi.advanceTimersByTime(150);
    expect([pacing.beat?.phase, table.shown]).toEqual(['travel', 1]);
    vi.advanceTimersByTime(700);
    expect([pacing.beat?.phase, table.shown]).toEqual(['land', 2]);
    vi.advanceTimersByTime(150);
    expect(pacing.beat?.phase).toBe('rest');
    vi.advanceTimersByTime(500);
    expect([pacing.beat, pacing.behind, table.shown]).toEqual([null, false, 2]);
  });

  test('what is felt and heard comes with what is drawn: of the others when it lands, of oneself at once', () => {
    const felt: string[] = [];
    table.pacing.onShown = (events, mine) => felt.push(...events.map(({ name }) => `${name} ${mine ? 'own' : 'other'}`));
    table.happens(1, taken(1));
    vi.advanceTimersByTime(840);
    expect(felt).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(felt).toEqual(['taken other']);
    table.happens(0, event('torn-down', 0, { colour: 'colour-red', height: 4, back: 2 }));
    expect(felt).toEqual(['taken other', 'torn-down own']);
    table.tell([]);
    expect(felt).toHaveLength(2);
  });

  test('slow takes twice as long, instant no time at all', () => {
    settings.set('pace', 'slow');
    table.happens(1, taken(1));
    vi.advanceTimersByTime(BEAT_MS);
    expect(table.pacing.beat).not.toBeNull();
    vi.advanceTimersByTime(BEAT_MS);
    expect(table.pacing.beat).toBeNull();
    settings.set('pace', 'instant');
    table.happens(1, built(1, 1));
    expect([table.pacing.beat, table.shown]).toEqual([null, 3]);
  });

  test('bricks of one step go together, and the steps are counted', () => {
    table.happens(1, taken(1));
    for (const height of [5, 6, 7]) table.happens(1, built(1, height));
    table.happens(1, fulfilled(1));
    vi.advanceTimersByTime(150);
    expect(table.pacing.beat).toMatchObject({ number: 1, steps: ['card', 'hammer', 'window'] });
    vi.advanceTimersByTime(BEAT_MS);
    expect(table.pacing.beat).toMatchObject({ icon: 'hammer', number: 2 });
    expect(table.pacing.beat!.events).toHaveLength(3);
  });

  test('a turn takes six seconds at most, however many steps it has', () => {
    let spent = 0;
    for (let step = 0; step < 12; step += 1) {
      table.happens(1, step % 2 ? built(1, step) : fulfilled(1));
      while (table.pacing.beat) {
        vi.advanceTimersByTime(10);
        spent += 10;
      }
    }
    expect(table.shown).toBe(table.ply);
    expect(spent).toBeLessThanOrEqual(TURN_MAX_MS);
    expect(spent).toBeGreaterThan(3 * BEAT_MS);
  });

  test('without motion the state is there at once, and stays to be looked at', () => {
    table.moves = false;
    table.happens(1, taken(1));
    expect([table.pacing.beat?.phase, table.shown]).toEqual(['rest', 2]);
    vi.advanceTimersByTime(BEAT_MS);
    expect(table.pacing.beat).toBeNull();
  });

  test('the steps of a plan that somebody sent as a whole come one after another', () => {
    table.happens(1, taken(1), built(1, 7), fulfilled(1), turn(2));
    vi.advanceTimersByTime(BEAT_MS + 150);
    expect([table.pacing.beat?.icon, table.shown]).toEqual(['hammer', 1]);
    vi.advanceTimersByTime(3 * BEAT_MS);
    expect([table.pacing.beat, table.shown]).toEqual([null, 2]);
  });
});

describe('nobody waits for it', () => {
  test('skipping goes to the newest', () => {
    table.happens(1, taken(1));
    table.happens(1, built(1, 1));
    table.pacing.skip();
    expect([table.pacing.beat, table.shown]).toEqual([null, 3]);
    vi.advanceTimersByTime(10 * BEAT_MS);
    expect(table.shown).toBe(3);
  });

  test('own moves and what is taken back are shown at once', () => {
    table.happens(1, taken(1));
    table.happens(0, event('flooded', 0, { colour: 'colour-red' }));
    expect([table.pacing.beat, table.shown]).toEqual([null, 3]);
    table.happens(1, built(1, 1));
    expect(table.pacing.beat).not.toBeNull();
    table.tell([], { reset: true });
    expect([table.pacing.beat, table.pacing.behind]).toEqual([null, false]);
  });

  test('clocks, talk and who is there are the newest all the time; the end of the game waits for the last step', () => {
    table.happens(1, taken(1));
    table.tell([], { undo: true, table: { clock: { running: 1 }, status: 'over' } as unknown as Update['table'] });
    const { update } = table.pacing;
    expect(update).toMatchObject({ undo: true, table: { ply: 1, clock: { running: 1 }, status: 'running' } });
    vi.advanceTimersByTime(BEAT_MS);
    expect(table.pacing.update).toMatchObject({ table: { ply: 2, status: 'over' } });
  });

  test('the more turns wait, the faster each is; more than a round behind is shown at once', () => {
    const round = () => {
      for (const seat of [1, 2]) table.happens(seat, taken(seat), built(seat, 1), fulfilled(seat), turn(3 - seat));
    };
    round();
    round();
    round();
    let spent = 0;
    while (table.pacing.beat) {
      vi.advanceTimersByTime(50);
      spent += 50;
    }
    expect(table.shown).toBe(table.ply);
    expect(spent).toBeLessThan(2.5 * TURN_MAX_MS);
    for (let more = 0; more < 40; more += 1) round();
    vi.advanceTimersByTime(BEAT_MS);
    expect(table.ply - table.shown).toBeLessThan(4);
  });

  test('a page that nobody looks at shows the newest', () => {
    table.happens(1, taken(1));
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([table.pacing.beat, table.shown]).toEqual([null, 2]);
    table.happens(1, built(1, 1));
    expect([table.pacing.beat, table.shown]).toEqual([null, 3]);
    vi.restoreAllMocks();
  });
});

describe('since your turn', () => {
  const told = (actor: number, ...events: EventSeen[]): Told => ({ ply: 0, actor, by: 'person', text: null, events });
  const since = (some: Told[]) => turnsSince(turnsOf(some, firenze.startsTurn), OWN);
  const ROUND = [
    told(0, taken(0), turn(1)),
    told(1, taken(1)),
    told(0, event('taxed', 0, { colour: 'colour-red' })),
    told(1, built(1, 7), fulfilled(1), turn(2)),
    told(2, taken(2), turn(0)),
  ];

  test('one turn a rival; an answer that one gives in the turn of another is no turn', () => {
    const turns = since(ROUND);
    expect(turns.map(({ seat, events }) => [seat, ...stepsOf(events, firenze.places.step).map((step) => step.icon)])).toEqual([
      [1, 'card', 'warn', 'hammer', 'window'],
      [2, 'card'],
    ]);
    expect(since([...ROUND, told(0, taken(0))])).toEqual([]);
    expect(since([...ROUND, { ...told(0, taken(0)), by: 'rules' }])).toHaveLength(2);
  });

  test('who moved several times has one line, at the place of the last', () => {
    const turns = since([...ROUND.slice(0, 4), told(2, taken(2), turn(1)), told(1, taken(1))]);
    expect(bySeat(turns).map((one) => [one.seat, one.events.filter((each) => each.name === 'taken').length])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  test('the places they changed are outlined and numbered in order', () => {
    const turns = since(ROUND);
    expect(outlinesOf(turns, firenze)).toEqual([
      { seat: 1, number: 1, places: ['tower-1-white', 'chip-1'] },
      { seat: 1, number: 2, places: ['window-white-7'] },
    ]);
  });

  test('the outline of a place at the edge of the screen is whole', () => {
    expect(around({ x: innerWidth - 90, y: 50, width: 90, height: 40 })).toEqual({ x: innerWidth - 94, y: 46, width: 92, height: 48 });
    expect(around({ x: 0, y: 50, width: 90, height: 40 }).x).toBeGreaterThan(0);
  });

  test('its number is in the upper corner, or in the lower one if a fixed part lies over that', () => {
    const [fixed, tab] = [document.createElement('section'), document.createElement('button')];
    fixed.dataset.covers = '';
    document.body.append(fixed, tab);
    const box = { x: 100, y: 200, width: 90, height: 60 };
    let over: Element = tab;
    document.elementFromPoint = () => over;
    expect(numberAt(box, tab)).toEqual({ x: 98, y: 198 });
    over = fixed;
    expect(numberAt(box, tab)).toEqual({ x: 98, y: 262 });
    expect(numberAt({ ...box, x: 0 }, tab).x, 'whole at the edge of the screen').toBe(11);
    fixed.append(tab);
    expect(numberAt(box, tab).y, 'the part that it stands on covers nothing').toBe(198);
    fixed.remove();
    Reflect.deleteProperty(document, 'elementFromPoint');
  });

  test('of two floors of a tower one has the number, of what lies apart each', () => {
    const at = (place: string, x: number, y: number) => ({ seat: 1, number: 3, places: [place], box: { x, y, width: 30, height: 12 } });
    const [low, high, far] = [at('low', 10, 60), at('high', 10, 46), at('far', 300, 46)];
    expect([...numbered([low, high, far, { ...high, number: 4 }])].map(({ number, places }) => [number, ...places])).toEqual([
      [3, 'low'],
      [3, 'far'],
      [4, 'high'],
    ]);
  });

  test('things that go the same way go together', () => {
    const travels = [built(1, 1), built(1, 2), fulfilled(1)].flatMap((one) => firenze.places.travels(one));
    expect(distinctTravels(travels).map((one) => one.piece?.piece)).toEqual(['brick', 'seal']);
  });
});

describe('a moment', () => {
  test("of one's own holds nothing up, and goes by itself or by a tap", () => {
    const table = new Table();
    table.happens(0, turn(0), masterpiece(0));
    expect(table.pacing.moment).not.toBeNull();
    expect(table.pacing.beat).toBeNull();
    expect(table.pacing.behind).toBe(false);
    table.pacing.endMoment();
    expect(table.pacing.moment).toBeNull();
    table.happens(0, masterpiece(0));
    vi.advanceTimersByTime(MOMENT_MS + OWN_MOMENT_REST_MS);
    expect(table.pacing.moment).toBeNull();
  });

  test('of somebody else comes when the piece has landed, and the next turn waits for it', () => {
    const table = new Table();
    table.happens(1, turn(1), taken(1), masterpiece(1));
    table.happens(2, turn(2), taken(2));
    expect(table.pacing.moment).toBeNull();
    vi.advanceTimersByTime(BEAT_MS - BEAT_REST_MS);
    expect(table.pacing.moment).not.toBeNull();
    expect(table.pacing.beat).toMatchObject({ seat: 1, secret: true }); // the bar does not tell before the die does
    vi.advanceTimersByTime(MOMENT_MS);
    expect(table.pacing.moment).toBeNull();
    expect(table.pacing.beat).toMatchObject({ seat: 2, secret: false });
    table.pacing.skip();
    expect(table.pacing.behind).toBe(false);
  });
});
