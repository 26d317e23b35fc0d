import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameWords, t } from '$lib/texts.svelte';
import { chartOf } from './chart';
import {
  axis,
  causes,
  compared,
  every,
  grade,
  judgedAt,
  largestSwing,
  luckByTurn,
  marginsAt,
  marginsByTurn,
  mistakesOf,
  neighbours,
  parted,
  points,
  reasoned,
  shownSeat,
  signed,
  turnName,
  weightiest,
} from './model';
import type { Reviewing } from './reviewing.svelte';
import { last, review, table, turns } from './sample';
import type { Judged, Place } from './types';

const words = gameWords('firenze', ['Lapo', 'Lucrezia', 'Cosimo', 'Compagno']);

describe('luck', () => {
  test('of all turns together is what was booked as luck', () => {
    for (const { seat, luck } of review.booked) {
      const sum = luckByTurn(review, turns, seat).reduce((all, one) => all + one, 0);
      expect(sum).toBeCloseTo(luck, 6);
    }
  });

  test('does not count what somebody decided', () => {
    const decided = { ...review, course: { ...review.course, actors: review.course.plies.map(() => 2) } };
    expect(luckByTurn(decided, turns, 0).every((one) => one === 0)).toBe(true);
  });
});

describe('mistakes', () => {
  test('are the biggest five of a seat; with the rest and what was found they are its own play', () => {
    for (const { seat, own, found, lost } of review.booked) {
      const mistakes = mistakesOf(review, seat);
      const listed = mistakes.biggest.map((one) => one.loss);
      expect(mistakes.biggest.length).toBeLessThanOrEqual(5);
      expect(mistakes.biggest.every((one) => one.seat === seat && one.mistake)).toBe(true);
      expect(listed).toEqual([...listed].sort((a, b) => b - a));
      expect(listed.reduce((sum, one) => sum + one, 0) + mistakes.rest).toBeCloseTo(lost, 6);
      expect(mistakes.found - lost).toBeCloseTo(own, 6);
      expect(mistakes.found).toBe(found);
    }
  });

  test('move the margin of their seat where they are listed, by as much as is listed', () => {
    const { plies, actors, margins } = review.course;
    for (const one of review.judged.filter((judged) => judged.mistake)) {
      const at = plies.findLastIndex((ply, place) => ply === one.end && actors[place] === one.seat);
      expect(plies[at - 1]).toBe(one.ply);
      expect(margins[at - 1]![one.seat]! - margins[at]![one.seat]!).toBeCloseTo(one.loss, 6);
      // The figures beside the chart are what was expected, not what the better plan promised.
      expect(marginsAt(review.course, one.ply)).toEqual(margins[at - 2]);
    }
  });

  test('within its error a plan was as good as the best', () => {
    const with_ = (loss: number): Judged => ({ ...review.judged[0]!, loss });
    expect(grade(with_(0))).toBe('good');
    expect(grade(with_(0.3))).toBe('good');
    expect(grade(with_(0.5))).toBe('inaccurate');
    expect(grade(with_(1))).toBe('mistake');
  });
});

describe('a decision', () => {
  const judged = mistakesOf(review, 0).biggest[0]!;

  test('is found at its ply, with those around it', () => {
    expect(judgedAt(review, judged.ply)).toBe(judged);
    expect(judgedAt(review, 0)).toBeNull();
    const { before, after } = neighbours(review, judged.ply);
    expect(before!.ply).toBeLessThan(judged.ply);
    expect(after!.ply).toBeGreaterThan(judged.ply);
    expect(neighbours(review, 0).before).toBeNull();
    expect(neighbours(review, last).after).toBeNull();
  });

  test('compares the plan that was followed with the best', () => {
    const { best, given } = compared(judged);
    expect([best, given]).toEqual([judged.best, judged.given]);
    expect(parted(words, judged)).toEqual({ given: 'Alchemist, for one brick · B ×2', best: 'Saboteur, free · B ×2' });
  });

  test('has no better plan where nothing was lost', () => {
    const even = { ...judged, loss: 0 };
    expect(compared(even).best).toBe(compared(even).given);
  });

  test('is explained in the terms of the game, and all of it is the loss', () => {
    const why = causes(words, 'firenze', judged);
    expect(why.slice(0, 3).map((one) => [one.rule, one.text, one.points])).toEqual([
      ['F8.1', 'Commissions: blue 3', 2],
      [null, 'What it takes from the best rival', 1.4],
      [null, 'Bricks in stock', -0.9],
    ]);
    expect(why.reduce((sum, one) => sum + one.points, 0)).toBeCloseTo(judged.loss, 6);
    expect(weightiest(why.slice(0, 3))).toBe(
      'What counts most: commissions: blue 3 (+2.0) and what it takes from the best rival (+1.4); what it costs: bricks in stock (−0.9).',
    );
  });

  test('says in one sentence what the better plan brings about, and what it keeps from whom', () => {
    const facts = { colour: 'colour-red', height: 6, points: 8 };
    const claims = [
      { name: 'fulfilled', facts: { ...facts, seat: 0 }, best: 0.75, given: 0.25, gain: 4 },
      { name: 'taken', facts: { seat: 2, card: 'card-mason' }, best: 0, given: 0.5, gain: 0.3 },
      { name: 'built', facts: { seat: 0, colour: 'colour-blue', height: 3 }, best: 0, given: 1, gain: -0.6 },
    ];
    expect(reasoned(words, 'firenze', { ...judged, claims })).toBe(
      'Lapo fulfils red 6 for 8 points more often (75% instead of 25%) and Cosimo does not take the Mason card (otherwise in 50%); but Lapo’s blue tower does not reach 3 floors (otherwise always).',
    );
    const certain = [{ name: 'fulfilled', facts: { ...facts, seat: 0 }, best: 1, given: 0, gain: 8 }];
    expect(reasoned(words, 'firenze', { ...judged, claims: certain })).toBe('Lapo fulfils red 6 for 8 points.');
    const later = certain.map((one) => ({ ...one, otherwise: 'later' as const }));
    expect(reasoned(words, 'firenze', { ...judged, claims: later })).toBe('Lapo fulfils red 6 for 8 points (otherwise later at best).');
  });

  test('says how often something happens only where it does with both plans', () => {
    const facts = { colour: 'colour-red', height: 6, points: 8, seat: 2 };
    const said = (best: number, given: number, otherwise: '' | 'later' | 'gone') =>
      reasoned(words, 'firenze', { ...judged, claims: [{ name: 'fulfilled', facts, best, given, gain: 8, otherwise }] });
    expect(said(0.8, 0, '')).toBe('Cosimo fulfils red 6 for 8 points (in 80%, otherwise never).');
    expect(said(0.8, 0, 'gone')).toBe('Cosimo fulfils red 6 for 8 points (in 80%, otherwise no longer possible).');
    expect(said(0, 1, '')).toBe('Cosimo does not fulfil red 6 for 8 points (otherwise always).');
    expect(said(0, 1, 'later')).toBe('Cosimo does not fulfil red 6 for 8 points so soon (otherwise always).');
    expect(said(0.2, 0.7, 'later')).toBe('Cosimo fulfils red 6 for 8 points more rarely (20% instead of 70%).');
  });

  test('calls what a rival loses by its sign', () => {
    expect(words.term({ name: 'rivals', points: 1 })).toBe('What it takes from the best rival');
    expect(words.term({ name: 'rivals', points: -1 })).toBe('What it gives the best rival');
  });

  test('names the artworks that are in prospect', () => {
    const florenza = gameWords('florenza', ['Anna', 'Bruno']);
    const said = (facts: Record<string, string>, points: number) => {
      const why = [
        { name: 'prospects', points, rule: '', facts },
        { name: 'goods', points: 4 - points, rule: '', facts: {} },
      ];
      return reasoned(florenza, 'florenza', { seat: 0, loss: 4, why, claims: [] });
    };
    const other = 'and cubes and florins in stock (+1.5).';
    expect(said({}, 2.5)).toBe(`What counts most: artworks in prospect (+2.5) ${other}`);
    expect(said({ what: 'Duomo: Altare', more: 'no' }, 2.5)).toBe(`What counts most: the prospect of Duomo: Altare (+2.5) ${other}`);
    expect(said({ what: 'Duomo: Altare', more: 'yes' }, -2)).toBe(
      'What counts most: cubes and florins in stock (+6.0); what it costs: the prospect of Duomo: Altare and other artworks (−2.0).',
    );
  });

  test('the largest swing is the largest change of anybody', () => {
    const course = {
      plies: [0, 4, 9],
      actors: [-1, 0, 1],
      margins: [
        [0, 0],
        [1, -3],
        [2, -2],
      ],
    };
    expect(largestSwing(course)).toEqual({ seat: 1, ply: 0, change: -3 });
  });
});

describe('the chart', () => {
  const chart = chartOf(review.course, turns, last, { width: 900, height: 240 }, 0);

  test('goes from its left end to its right one', () => {
    expect(chart.x(0)).toBe(chart.left);
    expect(chart.x(last)).toBe(chart.left + chart.wide);
    expect(chart.lines).toHaveLength(4);
    expect(chart.y(1)).toBeLessThan(chart.y(0));
    for (const margins of review.course.margins) {
      for (const margin of margins) {
        expect(chart.y(margin)).toBeGreaterThanOrEqual(chart.top);
        expect(chart.y(margin)).toBeLessThanOrEqual(chart.top + chart.high);
      }
    }
  });

  test('keeps its labels and its marks apart', () => {
    const level = { ...review.course, margins: review.course.margins.map(() => [0, 0, 0, 0]) };
    const ys = chartOf(level, turns, last, { width: 900, height: 240 }, 0).labels.map((label) => label.y);
    for (let at = 1; at < ys.length; at += 1) expect(ys[at]! - ys[at - 1]!).toBeGreaterThanOrEqual(20);
    const marks = chart.marks([100, 101, 102, 103, 104]);
    for (const one of marks) {
      for (const other of marks) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(24);
      }
    }
  });

  test('has round figures at its side, nought among them', () => {
    expect(axis(-17, 5)).toEqual([-15, -10, -5, 0, 5]);
    expect(axis(-2, 2)).toEqual([-2, -1, 0, 1, 2]);
    expect(every(57, 18)).toBe(5);
    expect(every(12, 18)).toBe(1);
  });

  test('has a table that ends with the real margins', () => {
    const rows = marginsByTurn(review.course, turns);
    expect(rows).toHaveLength(turns.length);
    expect(rows.at(-1)!.margins).toEqual(review.course.margins.at(-1));
    expect(rows[0]!.margins).not.toEqual(rows.at(-1)!.margins);
  });
});

describe('words', () => {
  test('numbers have a true minus, and no sign at nought', () => {
    expect(signed(-2.94)).toBe('−2.9');
    expect(signed(3)).toBe('+3.0');
    expect(signed(-0.01)).toBe('0.0');
    expect(points(-4)).toBe('−4');
    expect(points(4.7)).toBe('+4.7');
  });

  test('turns are named, the draws before them are the start', () => {
    expect(turnName(turns, 0)).toBe('Start');
    expect(turnName(turns, turns[1]!.first)).toBe('Turn 2');
    expect(turnName(turns, last)).toBe(`Turn ${turns.length}`);
  });

  test('one sees oneself first, or whoever won', () => {
    const reviewing = (chosen: number | null) => ({ chosen }) as Reviewing;
    const seats = table.seats.map((seat) => ({ ...seat, yours: false }));
    expect(shownSeat(reviewing(null), { table } as Place)).toBe(0);
    expect(shownSeat(reviewing(2), { table } as Place)).toBe(2);
    expect(shownSeat(reviewing(null), { table: { ...table, seats } } as Place)).toBe(1);
  });

  test.each(['firenze', 'patrizier', 'florenza'])('every source of points in %s has a name', (game) => {
    const texts = readFileSync(`../src/torri/games/${game}/texts/en.ftl`, 'utf-8');
    const names = [...texts.matchAll(/^line-([a-z-]+) =/gm)].map((found) => found[1]!);
    expect(names.length).toBeGreaterThan(2);
    for (const name of names) expect(t(`review-source-${game}-${name}`)).not.toContain('review-source');
  });
});
