import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import type { BoardProps } from '$lib/board';
import { complete } from '$lib/staged.svelte';
import ui from '.';
import { boardOf } from './testing';
import { NICHES, nichesOf } from './piazza';
import type { Folk } from './folk';
import { layoutOf } from './life';
import { sideOf } from './sides';
import { shortName } from './spoken';
import { outlookOf, standing } from './table';
import { momentOf, reaching, workInPlan } from './targets';

Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);

async function laid(board: BoardProps) {
  render(ui.Board, board);
  await complete();
}

const work = (name: string) => document.querySelector<HTMLElement>(`[data-work="${name}"]`)!;
const person = (name: string) => document.querySelector<HTMLElement>(`[data-person="${name}"]`)!;

describe('the piazza', () => {
  test('has a niche for every artwork of the city, named in words', async () => {
    const { board } = boardOf('placing');
    await laid(board);
    const { works } = standing(board).table;
    expect(works).toHaveLength(19);
    for (const one of works) {
      const [place, name] = one.name.split(': ');
      expect(work(one.work).getAttribute('aria-label')).toContain(`${name}, ${place}`);
    }
    const altare = work('duomo.altare').getAttribute('aria-label')!;
    expect(altare).toContain('For architect, sculptor, or painter.');
    expect(altare).toContain('Costs 2 marble, 2 gold, 1 metal, 1 cloth, 150 florins');
    expect(altare).toContain('Brings 8 prestige, 2 bishop points');
  });

  test('an artwork that an edition calls otherwise has a niche of its own, too', () => {
    const called = Object.keys(NICHES).map((name) => name.replace('fontana', 'pozzo'));
    const works = called.map((name) => ({ work: name }));
    const niches = nichesOf(works).map(({ niche }) => `${niche.x},${niche.y}`);
    expect(new Set(niches).size).toBe(works.length);
  });

  test('pressing an artwork says what for and which', async () => {
    const { board, pressed } = boardOf('placing');
    await laid(board);
    await fireEvent.click(work('duomo.navata'));
    expect(pressed()).toEqual(['create', 'duomo.navata']);
  });

  test('in a plan another artwork takes the place of the first, without the first word again', async () => {
    const { board, pressed } = boardOf('placing', 'planned');
    await laid(board);
    expect(work('duomo.navata').getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(work('duomo.altare'));
    expect(pressed()).toEqual(['duomo.altare']);
  });

  test('the stall sends a worker to the market', async () => {
    const { board, pressed } = boardOf('placing');
    await laid(board);
    await fireEvent.click(await screen.findByRole('button', { name: /^Mercato\. Sell one cube for 100 florins/ }));
    expect(pressed()).toEqual(['market']);
  });
});

describe('Life in Florence', () => {
  test('shows who could make the artwork, with the mean of the fame, and who could not', async () => {
    const { board, pressed } = boardOf('placing', 'hiring');
    await laid(board);
    const makers = outlookOf(board).makers!['duomo.navata']!;
    const able = [...board.legal.keys()];
    expect(able.length).toBeGreaterThan(1);
    for (const name of able.filter((one) => !one.startsWith('nameless'))) {
      expect(person(name).hasAttribute('data-legal')).toBe(true);
      expect(person(name).textContent).toContain(`+${makers[name]}`);
    }
    const town = [...document.querySelectorAll<HTMLElement>('[data-person]')];
    const others = town.filter((one) => !able.includes(one.dataset.person!));
    expect(others.every((one) => !one.hasAttribute('data-legal'))).toBe(true);
    await fireEvent.click(person(able[0]!));
    expect(pressed()).toEqual([able[0]]);
  });

  test('an artist pressed first shows the works, and pressing one of them plans both', async () => {
    const { board, pressed } = boardOf('placing');
    await laid(board);
    const places = outlookOf(board).places!;
    const [artist, fitting] = Object.entries(places).find(([name]) => !name.startsWith('nameless'))!;
    await fireEvent.click(person(artist));
    expect(pressed()).toEqual([]);
    expect(person(artist).getAttribute('aria-pressed')).toBe('true');
    const city = fitting.find((one) => work(one))!;
    await fireEvent.click(work(city));
    expect(pressed()).toEqual(['create', city, artist]);
  });

  test('the Captain guards an artist by pressing it', async () => {
    const { board, pressed } = boardOf('captain');
    await laid(board);
    const reach = outlookOf(board).reach!.artist!;
    await fireEvent.click(person(reach[0]!));
    expect(pressed()).toEqual(reach.length > 1 ? ['artist', reach[0]] : ['artist']);
  });

  test('calls persons as short as they are known', () => {
    expect(shortName('leonardo-da-vinci', 'Leonardo da Vinci')).toBe('Leonardo');
    expect(shortName('filippo-brunelleschi', 'Filippo Brunelleschi')).toBe('Brunelleschi');
    expect(shortName('giotto', 'Giotto')).toBe('Giotto');
  });
});

describe('under the cards of Life', () => {
  const rows = (count: number) => Array.from({ length: count }, () => ({ talent: 'painter', fee: 100, fame: [], gold: [] }));
  const town = (...counts: number[]) =>
    counts.map((count, at) => ({
      numeral: String(at + 1),
      life: at + 1,
      folk: Array.from({ length: count }, (_, number) => ({ person: `${at}.${number}`, rows: rows(1) }) as unknown as Folk),
    }));

  test('a full card takes the room of the empty ones, so that fees and fame stay in sight', () => {
    const layout = layoutOf(town(3, 6, 6, 3, 1, 0, 0), 966, 200, new Set([1]));
    expect(layout.map((one) => one.lanes)).toEqual([1, 2, 2, 1, 1, 1, 1]);
    expect(layout.some((one) => one.tight)).toBe(false);
    expect(layout[6]!.track).toBe('52px');
  });

  test('where that is not enough, what empty ones say gives way to its sign', () => {
    const cards = town(0, 8, 4, 4, 4, 0, 0);
    const layout = layoutOf(cards, 966, 180, new Set([1, 6]));
    expect(layout.map((one) => one.bare)).toEqual([true, false, false, false, false, true, true]);
    const roomy = layoutOf(cards, 966, 280, new Set([1, 6]));
    expect(roomy.some((one) => one.bare)).toBe(false);
    const lanes = (all: typeof layout) => all.slice(1, 5).reduce((sum, one) => sum + one.lanes, 0);
    expect(lanes(layout)).toBeGreaterThan(lanes(layoutOf(cards, 966 - 104, 180, new Set([1, 6]))));
  });

  test('with room for all nothing is divided', () => {
    expect(layoutOf(town(2, 2, 2, 2, 2, 2, 2), 966, 200, new Set()).map((one) => one.lanes)).toEqual([1, 1, 1, 1, 1, 1, 1]);
  });
});

describe('on a phone', () => {
  test('the table has four sides, each with how much of it could be pressed', async () => {
    const { board } = boardOf('placing', 'placing', { phone: true });
    await laid(board);
    expect(screen.getAllByRole('tab').filter((tab) => tab.id.startsWith('florenza-tab-'))).toHaveLength(4);
    expect(work('duomo.navata')).toBeTruthy();
    await fireEvent.click(screen.getByRole('tab', { name: /^Artists/ }));
    expect(work('duomo.navata')).toBeNull();
    expect(document.querySelectorAll('[data-person]').length).toBeGreaterThan(4);
  });

  test('the side that is shown follows the phase', async () => {
    const { board } = boardOf('placing', 'placing', { phone: true });
    const { rerender } = render(ui.Board, board);
    await complete();
    const now = standing(board);
    await rerender({ now: { ...now, actor: 1, table: { ...now.table, phase: 5 } } });
    expect(document.querySelector('[aria-selected=true][id^=florenza-tab-]')!.id).toBe('florenza-tab-market');
    const side = (phase: number, work: string | null = null) => sideOf({ phase, at: { ...now.table.at, work } });
    expect([1, 2, 3, 4, 5, 6, 8].map((phase) => side(phase))).toEqual(['city', 'artists', 'artists', 'city', 'market', 'district', 'city']);
    expect([side(7, 'palazzo.statua'), side(7, 'duomo.navata')]).toEqual(['district', 'city']);
    // Who has said what the worker is for, and not where, is led to the places.
    await rerender({ now: { ...now, question: 'OCCUPY' } });
    expect(document.querySelector('[aria-selected=true][id^=florenza-tab-]')!.id).toBe('florenza-tab-district');
  });

  test('who has chosen a work is shown who makes it', async () => {
    const { board } = boardOf('placing', 'hiring', { phone: true });
    await laid(board);
    expect(screen.getByText('Who makes Navata?')).toBeTruthy();
    expect(screen.getByText('Not for this work')).toBeTruthy();
  });
});

describe('targets', () => {
  test('an only answer is left to the server', () => {
    const { board, pressed } = boardOf('placing');
    outlookOf(board).reach = { donate: ['giordano-bruno'] };
    reaching(board, 'donate').press('giordano-bruno');
    expect(pressed()).toEqual(['donate']);
  });

  test('what a first word reaches is legal before it is said, and nothing else', () => {
    const { board } = boardOf('placing');
    const { use } = outlookOf(board).reach!;
    const { legal } = reaching(board, 'use');
    expect([...legal.keys()]).toEqual(use);
    expect(legal.has('market')).toBe(false);
  });

  test('know what is asked about, and which artwork is planned', () => {
    expect(momentOf(boardOf('placing').board)).toBe('place');
    expect(momentOf(boardOf('captain').board)).toBe('captain');
    expect(momentOf({ ...boardOf('placing').board, seat: 1 })).toBeNull();
    expect(workInPlan(boardOf('placing', 'hiring').board)).toBe('duomo.navata');
    expect(workInPlan(boardOf('placing', 'planned').board)).toBe('duomo.navata');
    expect(workInPlan(boardOf('placing').board)).toBeNull();
  });
});
