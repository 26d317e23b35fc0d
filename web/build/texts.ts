/** The sentences as modules: `virtual:texts` names them, and each language of each game is a file of its own. They are
 * parsed here, so that no phone has to. */
import { FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import type { Messages } from '../src/lib/fluent.ts';

export const LANGUAGES = ['en', 'nl', 'de', 'it'];
const WEB = join(import.meta.dirname, '../texts');
const GAMES = join(import.meta.dirname, '../../src/torri/games');
const NAME = 'virtual:texts';
/** The server says these itself, in whole sentences: rules, reasons, the terminal's picture, faults of editions. */
const ELSEWHERE = /^(rule|chapter|reason|problem|picture)-/;

/** What the first page says; the other areas come with the pages that say them. */
const FIRST = ['app', 'home'];

/** A Fluent file without its comments and without the messages that the browser never says. */
export function lean(source: string): string {
  const kept: string[] = [];
  let keep = true;
  for (const line of source.split('\n')) {
    const id = /^([a-z][\w-]*) *=/.exec(line)?.[1];
    if (id) keep = !ELSEWHERE.test(id);
    else if (line.startsWith('#')) continue;
    if (keep && line.trim()) kept.push(line);
  }
  return kept.join('\n') + '\n';
}

/** The messages of a Fluent text, parsed, by their names; neither terms nor attributes are used in ours. */
export function messages(source: string): Messages {
  const counted = JSON.stringify(new FluentResource(source).body, (_, part) => (part?.type === 'select' ? bySize(part) : part));
  return Object.fromEntries((JSON.parse(counted) as FluentResource['body']).map(({ id, value }) => [id, value]));
}

interface Variant {
  key: { type: string; value: string | number };
  value: unknown;
}

interface Select {
  variants: Variant[];
}

/** The size of nothing that is counted. */
const NEVER = 0.5;

/** All our languages have one thing and more things: by the number itself no rule of plurals is needed to choose. */
function bySize(select: Select): Select {
  const sizes = new Map([
    ['one', 1],
    ['other', NEVER],
  ]);
  const numbered = ({ key, value }: Variant) => {
    const size = sizes.get(String(key.value));
    return { key: size === undefined ? key : { type: 'num', value: size, precision: 0 }, value };
  };
  return { ...select, variants: select.variants.map(numbered) };
}

/** A script that makes an object: what is written as JSON is read faster than what is written as a program. */
function made(source: string): string {
  return `JSON.parse(${JSON.stringify(JSON.stringify(messages(source)))})`;
}

export function gamesWithTexts(): string[] {
  const folders = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map((entry) => entry.name).filter((name) => readdirSync(join(GAMES, name)).includes('texts'));
}

function read(path: string): string {
  return readFileSync(path, 'utf-8');
}

function areas(): string[] {
  const files = readdirSync(join(WEB, LANGUAGES[0]!)).filter((file) => file.endsWith('.ftl'));
  return files.map((file) => basename(file, '.ftl')).sort();
}

/** The areas that come later, but for those of the boards, which come with their games. */
function later(): string[] {
  const games = gamesWithTexts();
  return areas().filter((area) => !FIRST.includes(area) && !games.includes(area));
}

function fileOf(area: string, language: string): string {
  return join(WEB, language, `${area}.ftl`);
}

/** The sentences of some areas in one language; of those that are not there, none. */
function ofAreas(language: string, wanted: string[]): string {
  const there = areas();
  return wanted
    .filter((area) => there.includes(area))
    .map((area) => lean(read(fileOf(area, language))))
    .join('\n');
}

function index(): string {
  const imports = (path: string) => `{${LANGUAGES.map((one) => `${one}: () => import('${NAME}/${path}/${one}')`).join(', ')}}`;
  const each = (kind: string, names: string[]) => `{${names.map((name) => `${name}: ${imports(`${kind}/${name}`)}`).join(', ')}}`;
  return `export const app = ${imports('app')};
export const areas = ${each('area', later())};
export const games = ${each('game', gamesWithTexts())};
`;
}

/** The sentences of a game, of its board and of some areas, for a page that has them inside. */
export function boardTexts(game: string, language: string, areas: string[]): Record<'app' | 'game' | 'board', Messages> {
  const own = read(join(GAMES, game, 'texts', `${language}.ftl`));
  return { app: messages(ofAreas(language, areas)), game: messages(lean(own)), board: messages(ofAreas(language, [game])) };
}

export function texts(): Plugin {
  return {
    name: 'torri-texts',
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const [, kind, ...path] = id.slice(1).split('/');
      if (kind === undefined) return index();
      const language = path.at(-1)!;
      const wanted = kind === 'app' ? FIRST : [path[0]!];
      for (const area of wanted) this.addWatchFile(fileOf(area, language));
      const said = made(ofAreas(language, wanted));
      if (kind !== 'game') return `export default ${said};`;
      const own = join(GAMES, path[0]!, 'texts', `${language}.ftl`);
      this.addWatchFile(own);
      return `export const game = ${made(lean(read(own)))};\nexport const board = ${said};`;
    },
  };
}
