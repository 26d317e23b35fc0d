import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { gameWords } from '$lib/texts.svelte';
import { flushSync } from 'svelte';
import { Answers } from '../../answers';
import { Begin, Judgement, LuckSkill, Margins, Mistakes, Sources } from '.';
import { mistakesOf } from './model';
import { Reviewing } from './reviewing.svelte';
import { last, review, state, table, turns } from './sample';
import type { PanelProps } from './panel';
import type { ReviewState } from './types';

vi.setConfig({ testTimeout: 20_000 });

const words = gameWords(
  'firenze',
  table.seats.map((seat) => seat.name),
);
const worst = mistakesOf(review, 0).biggest[0]!;

type Answer = [status: number, body: unknown];
let asked: string[] = [];
let answers: Answer[] = [];
let server: Answers;

/** A server that gives one answer after another; the last answer stays. */
function serve(...given: (ReviewState | Answer)[]): void {
  answers = given.map((one) => (Array.isArray(one) ? one : [200, one]));
}

beforeEach(() => {
  asked = [];
  server = new Answers();
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: URL, { method, body }: { method: string; body: string | null }) => {
    if (address.pathname === '/api/guests') return server.give(200, { name: 'Lapo' });
    asked.push(`${method} ${address.pathname}${body && body !== '{}' ? ` ${body}` : ''}`);
    const [status, content] = answers.length > 1 ? answers.shift()! : answers[0]!;
    return server.give(status, content);
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle(): Promise<void> {
  await server.settled();
  flushSync();
}

async function panels(...given: (ReviewState | Answer)[]): Promise<PanelProps & { go: ReturnType<typeof vi.fn> }> {
  serve(...(given.length ? given : [state('done', { review })]));
  const reviewing = new Reviewing('sample');
  await settle();
  const go = vi.fn();
  return { reviewing, words, go, replaying: { match: 'sample', table, ply: worst.ply, last, turns, go } };
}

const props = ({ reviewing, replaying, words: spoken }: PanelProps) => ({ props: { reviewing, replaying, words: spoken } });
const section = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`)!;

describe('beginning', () => {
  test('offers both efforts, and begins the one that is pressed', async () => {
    const all = await panels(state('none'), state('running', { done: 3, of: 12 }));
    render(Begin, props(all));
    await fireEvent.click(section('review-thorough'));
    await settle();
    expect(asked).toEqual(['GET /api/matches/sample/review', 'POST /api/matches/sample/review {"effort":"thorough"}']);
    const bar = document.querySelector('progress')!;
    expect([bar.value, bar.max]).toEqual([3, 12]);
    expect(section('review').textContent).toContain('3 of 12 steps');
    all.reviewing.close();
  });

  test('asks again until it is done', async () => {
    vi.useFakeTimers();
    serve(state('running', { done: 1, of: 4 }), state('running', { done: 2, of: 4 }), state('done', { review }));
    const reviewing = new Reviewing('sample');
    await vi.advanceTimersByTimeAsync(10);
    expect(reviewing.working).toBe(true);
    await vi.advanceTimersByTimeAsync(1100);
    expect(reviewing.state!.done).toBe(2);
    await vi.advanceTimersByTimeAsync(1100);
    expect(reviewing.review).toBe(reviewing.state!.review);
    expect(reviewing.working).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(3);
  });

  test('asks no more when the page is left', async () => {
    vi.useFakeTimers();
    serve(state('running'));
    const reviewing = new Reviewing('sample');
    await vi.advanceTimersByTimeAsync(10);
    reviewing.close();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(1);
  });

  test('can be cancelled by who may, and begun again', async () => {
    const all = await panels(state('running'), state('cancelled'));
    render(Begin, props(all));
    await fireEvent.click(section('review-cancel'));
    await settle();
    expect(asked.at(-1)).toBe('DELETE /api/matches/sample/review');
    expect(section('review').textContent).toContain('The review was cancelled.');
    expect(section('review-quick')).toBeTruthy();
    cleanup();
    const other = await panels(state('running', { yours: false }));
    render(Begin, props(other));
    expect(section('review-cancel')).toBeNull();
    other.reviewing.close();
  });

  test('an answer that comes late does not undo what was pressed since', async () => {
    let answer: (response: Response) => void = () => {};
    serve(state('running'));
    const reviewing = new Reviewing('sample');
    await settle();
    const slow = new Promise<Response>((resolve) => (answer = resolve));
    const quick = globalThis.fetch;
    vi.stubGlobal('fetch', () => slow);
    const looking = reviewing.look();
    vi.stubGlobal('fetch', quick);
    serve(state('cancelled'));
    await reviewing.cancel();
    answer(Response.json(state('running'), { headers: { 'content-type': 'application/json' } }));
    await looking;
    expect(reviewing.state!.status).toBe('cancelled');
  });

  test('says what the server refuses, and tries again', async () => {
    const all = await panels([503, { type: 'torri:busy', title: '', status: 503, detail: 'Too much at once.' }], state('none'));
    render(Begin, props(all));
    expect(screen.getByRole('alert').textContent).toContain('Too much at once.');
    await fireEvent.click(screen.getByText('Try again'));
    await settle();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(section('review-quick')).toBeTruthy();
  });

  test('a broken one is said to be broken, and may be begun again', async () => {
    render(Begin, props(await panels(state('failed'))));
    expect(section('review').textContent).toContain('The review broke off.');
    expect(section('review-quick')).toBeTruthy();
  });

  test('a quick one may be followed by a thorough one; a match that runs by none', async () => {
    const all = await panels();
    render(Begin, props(all));
    expect(section('review').textContent).toContain('400 games played on');
    expect(section('review-quick')).toBeNull();
    expect(section('review-thorough')).toBeTruthy();
    cleanup();
    const times = asked.length;
    const reviewing = new Reviewing('sample', false);
    const at = (status: string) => ({ reviewing, words, replaying: { ...all.replaying, table: { ...table, status } } });
    const { rerender } = render(Begin, { props: at('running') });
    await settle();
    expect(section('review').textContent).toContain('as soon as it is over');
    expect(section('review-thorough')).toBeNull();
    expect(asked).toHaveLength(times);
    await rerender(at('over'));
    await settle();
    expect(asked).toHaveLength(times + 1);
    expect(section('review-thorough')).toBeTruthy();
  });
});

describe('without a review', () => {
  test.each([Judgement, LuckSkill, Margins, Mistakes, Sources])('a panel is not there', async (Panel) => {
    const { container } = render(Panel, props(await panels(state('none'))));
    expect(container.textContent!.trim()).toBe('');
  });
});

describe('the decision', () => {
  test('shows what was best, what was given, and why it was worth less', async () => {
    render(Judgement, props(await panels()));
    const panel = section('judgement');
    const rows = within(within(panel).getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]!.textContent).toContain('Saboteur, free');
    expect(rows[0]!.textContent).toContain('Maestro');
    expect(rows[1]!.textContent).toContain('Alchemist');
    expect(rows[1]!.textContent).toContain('Lapo');
    expect(panel.textContent).toContain(`mistake, −${worst.loss.toFixed(1)}`);
    expect(panel.textContent).toContain('Lapo takes the Saboteur card with its bricks: blue, blue.');
    const rules = [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(rules).toContain('/rules/firenze#F8.1');
  });

  test('leads on from where nobody decides', async () => {
    const all = await panels();
    render(Judgement, props({ ...all, replaying: { ...all.replaying, ply: 0 } }));
    expect(section('judgement').textContent).toContain('Nobody decides here.');
    await fireEvent.click(screen.getByText('Next decision'));
    expect(all.go).toHaveBeenCalledWith(review.judged[0]!.ply);
    expect((screen.getByText('Decision before') as HTMLButtonElement).disabled).toBe(true);
  });
});

describe('mistakes', () => {
  test('lead to where they were made', async () => {
    const all = await panels();
    render(Mistakes, props(all));
    const rows = within(section('mistakes')).getAllByRole('listitem');
    expect(rows).toHaveLength(5);
    expect(rows[0]!.querySelector('[aria-current=step]')).toBeTruthy();
    await fireEvent.click(rows[1]!.querySelector('button')!);
    expect(all.go).toHaveBeenCalledWith(mistakesOf(review, 0).biggest[1]!.ply);
  });

  test('are of the seat that is chosen', async () => {
    const all = await panels();
    render(Mistakes, props(all));
    await fireEvent.click(screen.getByRole('button', { name: 'Cosimo' }));
    expect(all.reviewing.chosen).toBe(2);
    const first = within(section('mistakes')).getAllByRole('listitem')[0]!;
    await fireEvent.click(first.querySelector('button')!);
    expect(all.go).toHaveBeenCalledWith(mistakesOf(review, 2).biggest[0]!.ply);
  });
});

describe('margins', () => {
  test('a line for each, told apart by more than colour; numbered mistakes lead there', async () => {
    const all = await panels();
    render(Margins, props(all));
    const drawn = screen.getByRole('img');
    expect(drawn.getAttribute('aria-label')).toContain('Lucrezia ends at +4.');
    const strokes = [
      ...drawn.querySelectorAll('path[stroke^="var(--crest"][stroke-linejoin], g[stroke-linejoin] path[stroke^="var(--crest"]'),
    ];
    const looks = strokes.map((one) => `${one.getAttribute('stroke-dasharray')}/${one.getAttribute('stroke-width')}`);
    expect(strokes).toHaveLength(4);
    expect(new Set(looks).size).toBe(4);
    await fireEvent.click(screen.getByRole('button', { name: /^Mistake 2 of Lapo/ }));
    expect(all.go).toHaveBeenCalledWith(mistakesOf(review, 0).biggest[1]!.ply);
  });

  test('are gone through by keys', async () => {
    const all = await panels();
    render(Margins, props(all));
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Turn \d+: Lapo [+−]/);
    const plies = review.judged.map((one) => one.ply);
    const at = plies.indexOf(worst.ply);
    await fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(all.go).toHaveBeenLastCalledWith(plies[at + 1]);
    await fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(all.go).toHaveBeenLastCalledWith(plies[at - 1]);
    await fireEvent.keyDown(slider, { key: 'End' });
    expect(all.go).toHaveBeenLastCalledWith(last);
    await fireEvent.keyDown(slider, { key: 'PageDown' });
    expect(all.go).toHaveBeenLastCalledWith(turns.find((turn) => turn.first > worst.ply)!.first);
    const times = all.go.mock.calls.length;
    await fireEvent.keyDown(slider, { key: 'a' });
    expect(all.go).toHaveBeenCalledTimes(times);
  });

  test('have a table as their twin', async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    render(Margins, props(await panels()));
    await fireEvent.click(screen.getByText('The leads as a table'));
    const rows = [...section('margins-table').querySelectorAll('tbody tr')];
    expect(rows).toHaveLength(turns.length);
    expect(rows.at(-1)!.textContent).toMatch(/Turn \d+\s*−4\.0\s*\+4\.0\s*−14\.0\s*−17\.0/);
  });
});

describe('luck, skill and sources', () => {
  test('each margin is the sum of its parts', async () => {
    const all = await panels();
    render(LuckSkill, props(all));
    await fireEvent.click(screen.getByRole('button', { name: 'Compagno' }));
    expect(all.reviewing.chosen).toBe(3);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      const figures = within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent!.replace('−', '-')));
      expect(figures.slice(0, 4).reduce((sum, one) => sum + one, 0)).toBeCloseTo(figures[4]!, 0);
    }
  });

  test('every score is the sum of its sources, which open into their lines', async () => {
    const all = await panels();
    render(Sources, props(all));
    const sums = [...section('sources').querySelectorAll('tfoot td')].map((cell) => Number(cell.textContent));
    expect(sums).toEqual(table.end!.scores);
    serve([
      200,
      [{ seat: 1, rule: 'F8.1', points: 4, name: 'commission', facts: { colour: 'colour-red', height: 5 } }] as unknown,
    ] as Answer);
    await fireEvent.click(screen.getByRole('button', { name: 'Commissions' }));
    await settle();
    expect(asked.at(-1)).toBe('GET /api/matches/sample/ledger');
    expect(section('sources').querySelector('.line')!.textContent).toContain('red 5');
  });
});
