/** What the action bar says beyond the question: what is promised, when it is paid, and what would then be missing. */
import type { BoardProps } from '$lib/board';
import { capital } from '$lib/capital';
import { t } from '$lib/texts.svelte';
import { goodsCounted } from './facts';
import { COLUMNS, ledgerOf, rowName, rowPlanned } from './own';
import { goodsSaid, listed, ownName } from './spoken';
import { asked, outlookOf, shown, type Goods, type LedgerRow, type Outlook } from './table';

/** How many goods are named one by one; the ledger has all of them. */
const MAX_NAMED = 2;

/** What the payment of a promise takes. */
function taken(row: LedgerRow): Goods {
  return Object.fromEntries(COLUMNS.map((good) => [good, Math.max(-(row.change[good] ?? 0), 0)]));
}

/** Constructions are paid in phase 6, artworks in phase 7. */
const phaseOfRow = (row: LedgerRow) => (row.facts.work ? 7 : 6);

export function says(board: BoardProps): string[] {
  const { risk, broken } = outlookOf(board);
  const ledger = ledgerOf(board);
  const { table, question } = shown(board);
  if (board.seat === null || table.phase < 4 || table.phase > 7) return [];
  const sentences: string[] = [];
  for (const row of board.plan.length ? ledger.rows.filter((one) => rowPlanned(board, one)) : []) {
    const goods = goodsSaid(board.words, taken(row));
    if (row.name.startsWith('use')) sentences.push(...usesSaid(board, row));
    else if (row.name !== 'market') {
      sentences.push(
        t(goods ? 'florenza-says-promise' : 'florenza-says-free', { what: rowName(board, row), phase: phaseOfRow(row), goods }),
      );
    }
  }
  if (question === 'BARTER_GIVE' && table.at.given) sentences.push(t('florenza-says-given', { count: table.at.given }));
  if (question === 'BARTER_TAKE' || question === 'TRADE_GIVE') sentences.push(t('florenza-says-due', { count: table.at.due }));
  const kinds = Object.keys(ledger.short).length;
  const failing = ledger.rows.filter((row) => row.kept === false);
  const short = { goods: goodsSaid(board.words, ledger.short), kinds, risk: risk ?? 0, ...failsSaid(failing) };
  // On a phone the ledger above the bar has the goods and the risk, and the choices say what each would break.
  if (board.phone) sentences.push(...(kinds && failing.length ? [t('florenza-says-fails', short)] : []));
  else if (broken && asked(board)) sentences.push(brokenSaid(broken));
  else if (kinds) sentences.push(t(kinds > MAX_NAMED ? 'florenza-says-short-many' : 'florenza-says-short', short));
  return sentences.map(capital);
}

/** The promises that fail: as many by name as somebody would read, and how many more. */
function failsSaid(rows: LedgerRow[]): { what: string; fails: number } {
  const named = ({ facts }: LedgerRow) => (facts.work ? ownName({ name: String(facts.work) }) : String(facts.building));
  const names = rows.slice(0, MAX_NAMED).map(named);
  const more = rows.length - names.length;
  return { what: listed(more ? [...names, t('florenza-more-promises', { count: more })] : names, 'and'), fails: rows.length };
}

/** What would fail if the player pays for the thing that the question is about. */
export function brokenSaid({ rows, lost }: NonNullable<Outlook['broken']>): string {
  return t('florenza-says-breaks', { ...failsSaid(rows), lost });
}

/** What a building will bring, or why it will not be used. */
function usesSaid(board: BoardProps, row: LedgerRow): string[] {
  const what = rowName(board, row);
  if (row.name === 'use-lacking') return [t('florenza-says-lacking', { what, goods: lackingSaid(board, row) })];
  if (row.name === 'use-spared') return [t('florenza-says-spared', { what })];
  const gains = goodsSaid(board.words, Object.fromEntries(COLUMNS.map((good) => [good, Math.max(row.change[good] ?? 0, 0)])));
  const costs = goodsSaid(board.words, taken(row));
  return gains ? [t(costs ? 'florenza-says-use-for' : 'florenza-says-use', { what, gains, costs })] : [];
}

function lackingSaid({ words }: BoardProps, { facts }: LedgerRow): string[] {
  return goodsCounted(String(facts.lacking ?? '-')).map(({ name, count }) => words(name, { count }));
}
