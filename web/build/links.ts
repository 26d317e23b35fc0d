/** What each address will want beside the app itself, so that the server can have it fetched at once: `links.json`. */
import type { Plugin, Rollup } from 'vite';
import { AREAS } from '../src/pages/areas.ts';
import { LANGUAGES } from './texts.ts';

/** The files of an address: under a language those that speak it, under '' those of every language. */
type Wanted = Record<string, string[]>;

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'facadeModuleId' | 'isEntry' | 'imports'> & {
  viteMetadata?: { importedCss: Set<string> };
};

const PAGE = /[\\/]src[\\/]pages[\\/](\w+)\.svelte$/;
const GAME = /[\\/]src[\\/]games[\\/](\w+)[\\/]index\.ts$/;
const TEXTS = /^\0virtual:texts\/(.+)\/(\w+)$/;
/** Pages that are not called what their address is. */
const CALLED: Record<string, string> = { setup: 'new' };
/** Whose address names the game whose board they show; the server knows which game is played at a table. */
const WITH_BOARD = ['learn', 'replay', 'table'];

/** The first page, whose address says nothing. */
const FIRST = 'index.html';

/** By address; what stands under '' is wanted at all of them. */
export function linksOf(chunks: Chunk[], fonts: string[] = []): Record<string, Wanted> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (file: string, seen = new Set<string>()): Set<string> => {
    const chunk = byFile.get(file);
    if (!chunk || seen.has(file)) return seen;
    seen.add(file);
    for (const other of chunk.imports) withImports(other, seen);
    return seen;
  };
  const app = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...withImports(chunk.fileName)]));
  const withStyles = (files: string[]) => files.flatMap((file) => [file, ...(byFile.get(file)!.viteMetadata?.importedCss ?? [])]);
  const files = (chunk: Chunk) => withStyles([...withImports(chunk.fileName)].filter((file) => !app.has(file)));

  const texts = new Map<string, string>();
  for (const { facadeModuleId, fileName } of chunks) {
    const [, what, language] = TEXTS.exec(facadeModuleId ?? '') ?? [];
    if (what) texts.set(`${what}/${language}`, fileName);
  }
  const speaking = (...what: string[]): Wanted =>
    Object.fromEntries(LANGUAGES.map((one) => [one, what.map((area) => texts.get(`${area}/${one}`)!).filter(Boolean)]));

  // Fetched first, the largest of all: what everything else waits for. The page names it too, but below this.
  const links: Record<string, Wanted> = { '': { '': withStyles([...app].reverse()), ...speaking('app') }, [FIRST]: { '': fonts } };
  for (const chunk of chunks) {
    const page = PAGE.exec(chunk.facadeModuleId ?? '')?.[1]?.toLowerCase();
    const game = GAME.exec(chunk.facadeModuleId ?? '')?.[1];
    if (page) {
      const name = CALLED[page] ?? page;
      links[name] = { '': files(chunk), ...speaking(...(AREAS[name] ?? []).map((area) => `area/${area}`)) };
    }
    if (game) for (const name of WITH_BOARD) links[`${name}/${game}`] = { '': [...files(chunk), ...fonts], ...speaking(`game/${game}`) };
  }
  return links;
}

export function links(): Plugin {
  return {
    name: 'torri-links',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const fonts = Object.keys(bundle).filter((name) => name.endsWith('.woff2'));
      this.emitFile({ type: 'asset', fileName: 'links.json', source: JSON.stringify(linksOf(chunks as Chunk[], fonts)) });
    },
  };
}
