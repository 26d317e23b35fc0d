/** What the plan would change: the planned table compared with the present one. */
import type { BoardProps, Step } from '$lib/board';
import { shown, type FirenzeTable, type RowCard, type Tower } from './table';

/** A tower of the yard. `ghosts` of its floors are planned; `gone` says how the plan takes it away. */
export interface Standing {
  key: string;
  /** Its place in the shown table, or -1 if it is no longer there. */
  slot: number;
  colour: Tower['colour'];
  height: number;
  ghosts: number;
  gone: 'falls' | 'fulfils' | 'lost' | null;
}

/** The player's own towers, each matched with the same tower before the plan. */
export function yard(now: FirenzeTable, ahead: FirenzeTable | null, seat: number, plan: Step[]): Standing[] {
  const after = (ahead ?? now).seats[seat]?.towers ?? [];
  const before = (ahead ? now.seats[seat]?.towers : after) ?? [];
  const left = [...before];
  const building = before.every((tower, slot) => sameTower(tower, after[slot]));
  const counted = new Map<string, number>();
  const standing = after.map((tower, slot): Standing => {
    const rank = counted.get(tower.colour) ?? 0;
    counted.set(tower.colour, rank + 1);
    const was = building ? before[slot] : nearest(left, tower);
    if (was) left.splice(left.indexOf(was), 1);
    const ghosts = Math.max(tower.height - (was?.height ?? 0), 0);
    return { key: `${tower.colour}-${rank}`, slot, colour: tower.colour, height: tower.height, ghosts, gone: null };
  });
  const gone = left.map((tower, number): Standing => {
    const { colour, height } = tower;
    return { key: `gone-${colour}-${number}`, slot: -1, colour, height, ghosts: 0, gone: fate(plan, tower) };
  });
  return [...standing, ...gone];
}

/** While bricks are laid every tower keeps its place. */
function sameTower(tower: Tower, later: Tower | undefined): boolean {
  return later?.colour === tower.colour && later.height - later.laid === tower.height - tower.laid;
}

/** After ruins and commissions the towers are sorted again: take the highest of the same colour that is not higher than this one. */
function nearest(towers: Tower[], tower: Tower): Tower | undefined {
  const fit = towers.filter((one) => one.colour === tower.colour && one.height <= tower.height);
  return fit.sort((one, other) => other.height - one.height)[0];
}

function fate(plan: Step[], tower: Tower): Standing['gone'] {
  const events = plan.flatMap((step) => step.told.flatMap((told) => told.events));
  const fell = events.some(
    ({ name, facts }) => name === 'torn-down' && facts.colour === `colour-${tower.colour}` && facts.height === tower.height,
  );
  if (fell) return 'falls';
  return events.some(({ name, facts }) => name === 'bell-tower' || (name === 'fulfilled' && facts.colour === `colour-${tower.colour}`))
    ? 'fulfils'
    : 'lost';
}

export interface RowShown {
  cards: (RowCard | null)[];
  /** The space that the plan names: its card is taken, or bricks are exchanged on it. */
  chosen: number | null;
  /** Whether the card there is taken, but only in the plan. */
  taken: boolean;
}

/** The next card is drawn only when the plan is sent. */
const REFILL = new Set(['LAY_OUT', 'DRAW']);

/** The row before the refill: a card that is only planned to be taken keeps its space, so that another can be pressed instead. */
export function rowShown(board: BoardProps): RowShown {
  const { question, table } = shown(board);
  const space = namedSpace(board.plan);
  const card = space === null ? undefined : (board.now.table as FirenzeTable).row[space];
  if (board.ahead && card && space !== null && REFILL.has(question)) {
    return { cards: [...table.row.slice(0, space), card, ...table.row.slice(space, -1)], chosen: space, taken: true };
  }
  return { cards: table.row, chosen: chosenSpace(board.plan, table), taken: false };
}

/** The last space of the row that the plan names, to take its card or exchange bricks on it; else null. */
export function chosenSpace(plan: Step[], table: FirenzeTable): number | null {
  const named = namedSpace(plan);
  if (named !== null) return named;
  const taking = table.taking === null ? -1 : table.row.findIndex((card) => card?.card === table.taking);
  return taking < 0 ? null : taking;
}

function namedSpace(plan: Step[]): number | null {
  const named = plan.findLast((step) => /^[cx][1-6]$/.test(step.text));
  return named ? Number(named.text[1]) - 1 : null;
}
