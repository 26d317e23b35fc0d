/** In which files the app comes. On a slow network each further file costs a round trip, and each byte of the first page is waited for. */
import { fileURLToPath } from 'node:url';

const ENTRY = fileURLToPath(new URL('../src/main.ts', import.meta.url));
/** What any drawing may need of Svelte, also those that come when the first page stands; and what the banner asks the server. */
const EARLY = /svelte[\\/]src[\\/]internal|src[\\/]lib[\\/]server\.svelte/;
/** What more than one page uses. */
const COMMON = /node_modules|src[\\/](lib[\\/]|games[\\/](\w+[\\/]facts|\w+)\.ts|parts[\\/](?!home))/;

const GAME = /src[\\/]games[\\/](\w+)[\\/]/;

interface Build {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

interface Group {
  name: string | ((id: string, build: Build) => string | null);
  debugName: string;
  test?: RegExp;
  minShareCount?: number;
}

/** The modules that come in one file: those of the app; what pages share of the table around a board; and what a board shares with
 * the drawings of its game on other pages. */
export function groups(): Group[] {
  return [
    { name: filesOfApp(), debugName: 'app' },
    { name: 'around', debugName: 'around', test: /src[\\/]pages[\\/]table[\\/]/, minShareCount: 2 },
    { name: (id) => `${GAME.exec(id)![1]}-drawings`, debugName: 'drawings', test: GAME, minShareCount: 2 },
  ];
}

/** Names the file of each module: all that the first page begins with in one, what only others share in another, a page's own by itself. */
export function filesOfApp(entry = ENTRY): (id: string, build: Build) => string | null {
  let first: Set<string> | null = null;
  return (id, build) => {
    first ??= begunWith(entry, build);
    if (id === entry) return null;
    return first.has(id) || EARLY.test(id) ? 'base' : COMMON.test(id) ? 'common' : null;
  };
}

/** With all that it imports at once. */
function begunWith(entry: string, build: Build): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(build.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}
