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
  luckByTurn,
  marginsByTurn,
  mistakesOf,
  neighbours,
  points,
  shownSeat,
  signed,
  turnName,
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

  test('is what follows no decision, where the review does not say who acted', () => {
    const { actors: _, ...silent } = review;
    expect(luckByTurn(silent, turns, 0)).toEqual(luckByTurn(review, turns, 0));
  });

  test('does not count what somebody decided', () => {
    const decided = { ...review, actors: review.plies.map(() => 2) };
    expect(luckByTurn(decided, turns, 0).every((one) => one === 0)).toBe(true);
  });
});

describe('mistakes', () => {
  test('are the biggest five of a seat, the rest summed up', () => {
    const { biggest, smaller, rest } = mistakesOf(review, 0);
    const own = review.judged.filter((one) => one.seat === 0);
    expect(biggest).toHaveLength(5);
    expect(biggest.every((one) => one.seat === 0)).toBe(true);
    expect(biggest[0]!.loss).toBe(Math.max(...own.map((one) => one.loss)));
    expect(biggest.map((one) => one.loss)).toEqual(biggest.map((one) => one.loss).sort((a, b) => b - a));
    const whole = own.reduce((sum, one) => sum + one.loss, 0);
    expect(biggest.reduce((sum, one) => sum + one.loss, 0) + rest).toBeCloseTo(whole, 6);
    expect(smaller).toBe(own.filter((one) => one.loss > 0).length - 5);
  });

  test('do not count what was lost within nothing', () => {
    const tiny = { ...review, judged: review.judged.map((one) => ({ ...one, loss: 0.04 })) };
    expect(mistakesOf(tiny, 0)).toEqual({ biggest: [], smaller: 0, rest: 0 });
  });

  test('within the error of the figures an answer was as good as the best', () => {
    const with_ = (loss: number): Judged => ({ ...review.judged[0]!, loss });
    expect(grade(review, with_(0))).toBe('good');
    expect(grade(review, with_(review.error))).toBe('good');
    expect(grade(review, with_(0.5))).toBe('inaccurate');
    expect(grade(review, with_(1))).toBe('mistake');
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

  test('compares what was given with what stands first', () => {
    const { best, given } = compared(judged);
    expect(best).toBe(judged.best[0]);
    expect(given!.chosen).toBe(true);
    expect(given).not.toBe(best);
  });

  test('has no better answer where nothing was lost', () => {
    const even = { ...judged, loss: 0 };
    expect(compared(even).best).toBe(compared(even).given);
  });

  test('is explained by what is booked at once and what comes later, which are the loss together', () => {
    const { best, given } = compared(judged);
    const silent = { ...judged, why: [] };
    const why = causes(words, silent, best, given!);
    expect(why.causes).toEqual([{ key: 'F8.1 blue 3', rule: 'F8.1', text: 'blue 3', points: 2 }]);
    expect(why.later + 2).toBeCloseTo(judged.loss, 6);
    // What both book makes no difference.
    expect(causes(words, { ...silent, loss: 1 }, best, best)).toEqual({ causes: [], later: 1 });
  });

  test('is explained in the terms of the game, where points stand line by line already', () => {
    const { best, given } = compared(judged);
    const terms = [
      { name: 'points', points: 2 },
      { name: 'bricks', points: -0.9 },
      { name: 'rivals', points: 1.2 },
    ];
    const why = causes(words, { ...judged, why: terms }, best, given!);
    expect(why.causes.map((one) => [one.text, one.points])).toEqual([
      ['blue 3', 2],
      ['What it takes from the best rival', 1.2],
      ['Bricks in stock', -0.9],
    ]);
    expect(why.later).toBeCloseTo(judged.loss - 2.3, 6);
  });
});

describe('the chart', () => {
  const chart = chartOf(review, turns, last, { width: 900, height: 240 }, 0);

  test('goes from its left end to its right one', () => {
    expect(chart.x(0)).toBe(chart.left);
    expect(chart.x(last)).toBe(chart.left + chart.wide);
    expect(chart.lines).toHaveLength(4);
    expect(chart.y(1)).toBeLessThan(chart.y(0));
    for (const margins of review.margins) {
      for (const margin of margins) {
        expect(chart.y(margin)).toBeGreaterThanOrEqual(chart.top);
        expect(chart.y(margin)).toBeLessThanOrEqual(chart.top + chart.high);
      }
    }
  });

  test('keeps its labels and its marks apart', () => {
    const level = { ...review, margins: review.margins.map(() => [0, 0, 0, 0]) };
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
    const rows = marginsByTurn(review, turns);
    expect(rows).toHaveLength(turns.length);
    expect(rows.at(-1)!.margins).toEqual(review.margins.at(-1));
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
