/** The board by itself, for notebooks (`torri.show`): one script, one style sheet with the letters in it, a page around them, and
 * the sentences of each game in each language. Python puts together what a picture needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { boardTexts, gamesWithTexts, LANGUAGES } from './texts.ts';

const NAME = 'virtual:texts';
const PAGE = join(import.meta.dirname, 'show.html');
/** What is said around a board. */
const AREAS = ['app', 'home', 'replay', 'table'];
const LETTERS = /url\(([^)]*\.woff2)\)/g;
/** For browsers of long ago, which cannot show this page anyway. */
const OLD_LETTERS = /,\s*url\([^)]*\.woff\)\s*format\(["']?woff["']?\)/g;

/** The sentences are those that the page brings. */
function index(): string {
  const each = (what: string) => `{${LANGUAGES.map((one) => `${one}: async () => ${what}`).join(', ')}}`;
  return `const texts = () => window.torriGiven.texts;
export const app = ${each('({ default: texts().app })')};
export const areas = {};
export const games = {${gamesWithTexts()
    .map((game) => `${game}: ${each('texts()')}`)
    .join(', ')}};
`;
}

export function shownTexts(): Plugin {
  return {
    name: 'torri-shown-texts',
    resolveId: (id) => (id === NAME ? `\0${id}` : null),
    load: (id) => (id === `\0${NAME}` ? index() : null),
    generateBundle() {
      for (const game of gamesWithTexts())
        for (const language of LANGUAGES) {
          const source = JSON.stringify(boardTexts(game, language, AREAS));
          this.emitFile({ type: 'asset', fileName: `texts/${game}-${language}.json`, source });
        }
      this.emitFile({ type: 'asset', fileName: 'page.html', source: readFileSync(PAGE, 'utf-8') });
    },
  };
}

/** Letters stand in the style sheet itself. */
export function lettersInside(): Plugin {
  return {
    name: 'torri-letters-inside',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const assets = Object.values(bundle).filter((one): one is Rollup.OutputAsset => one.type === 'asset');
      const byName = new Map(assets.map((one) => [one.fileName.split('/').at(-1)!, one]));
      const inside = (_: string, address: string) =>
        `url(data:font/woff2;base64,${Buffer.from(byName.get(address.split('/').at(-1)!)!.source).toString('base64')})`;
      for (const one of assets) {
        if (one.fileName.endsWith('.css')) one.source = String(one.source).replace(OLD_LETTERS, '').replace(LETTERS, inside);
        if (/\.woff2?$/.test(one.fileName)) Reflect.deleteProperty(bundle, one.fileName);
      }
    },
  };
}
