/** The licences of all that the app is made of, with their texts, which want to go along: `licences.json`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import type { Notice } from '../src/pages/licences/notices.ts';

const WEB = join(import.meta.dirname, '..');
/** Licences of packages that bring no text of theirs. One with a name in it, such as MIT, must come from its authors. */
const KEPT = join(import.meta.dirname, 'licences');
const TEXTLESS: Record<string, string> = { '@fluent/bundle': 'Apache-2.0.txt' };

/** The package that a file lies in; the last one, where packages lie in each other. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;
/** Scripts that the tools of the build add, by the package of the tool. */
const HELPER = /^\0(vite|rolldown)\//;
const FONT = /\.(woff2?|ttf|otf)$/;
const STYLE = /\.css(\?|$)/;
/** The name of a package, or of a file in one; not a path, nor an address. */
const IMPORT = /@import\s+(?:url\()?['"]((?![./]|\w+:)[^'"]+)/g;
const LICENCE = /^(licen[cs]e|copying)(\.(md|txt))?$/i;
const NOTICE = /^notice(\.(md|txt))?$/i;
/** Vite lists here what its own program is made of; none of that comes into what it builds. */
const OF_THE_TOOL = /^# Licenses of bundled dependencies[^]*/m;

type Chunk = Pick<Rollup.OutputChunk, 'type'> & { modules: Record<string, { renderedLength: number }> };
type Asset = Pick<Rollup.OutputAsset, 'type' | 'originalFileNames'>;

/** The folders of the packages from which something came into the app: scripts, styles, fonts. */
export function packagesOf(outputs: (Chunk | Asset)[], styles: string[] = [], root = WEB): string[] {
  const files = outputs.flatMap((one) =>
    one.type === 'asset'
      ? one.originalFileNames.map((file) => resolve(root, file))
      : Object.entries(one.modules)
          .filter(([id, { renderedLength }]) => renderedLength > 0 || STYLE.test(id))
          .map(([id]) => id.replace(HELPER, `${root}/node_modules/$1/`)),
  );
  const folders = [...files, ...styles].map((file) => PACKAGE.exec(file)?.[0]);
  return [...new Set(folders.filter((folder) => folder !== undefined))];
}

/** A package without a licence or its text is a fault: the app must not be given to anybody without it. */
export function noticeOf(folder: string, isFont: boolean): Notice {
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf-8'));
  const { name, version, license: licence } = json('package.json');
  const files = readdirSync(folder);
  const texts = files.filter((file) => LICENCE.test(file) || NOTICE.test(file)).map((file) => join(folder, file));
  if (!files.some((file) => LICENCE.test(file))) {
    const kept = TEXTLESS[name];
    if (!kept) {
      throw new Error(
        `${name} is part of the app, but the package has no text of its licence (${licence ?? 'none named'}). ` +
          'Put the text into web/build/licences and name it in web/build/licences.ts, or do without the package.',
      );
    }
    texts.unshift(join(KEPT, kept));
  }
  if (typeof licence !== 'string') throw new Error(`${name} is part of the app, but the package does not name its licence.`);
  const text = texts.map((file) => readFileSync(file, 'utf-8').replace(OF_THE_TOOL, '').trim()).join('\n\n');
  // The packages of Fontsource tell what the font is called.
  const family = isFont && files.includes('metadata.json') ? json('metadata.json').family : undefined;
  return { kind: isFont ? 'font' : 'library', name: family ?? name, version, licence, text };
}

/** Our own first, then fonts, then libraries, each by name. */
export function noticesOf(packages: string[], fonts: string[]): Notice[] {
  const text = readFileSync(join(WEB, '../LICENSE'), 'utf-8').trim();
  const own: Notice = { kind: 'own', name: 'Torri', version: '', licence: 'MIT', text };
  const others = packages.map((folder) => noticeOf(folder, fonts.includes(folder)));
  others.sort((a, b) => a.kind.localeCompare(b.kind) || a.name.localeCompare(b.name));
  return [own, ...others];
}

/** Where the packages lie whose styles a style sheet imports. */
export function importedBy(sheet: string, root = WEB): string[] {
  return [...sheet.matchAll(IMPORT)].map(([, name]) => `${root}/node_modules/${name}/`);
}

export function licences(): Plugin {
  // Styles that other styles import are no modules.
  const styles: string[] = [];
  return {
    name: 'torri-licences',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (STYLE.test(id)) styles.push(...importedBy(code));
    },
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle);
      const fonts = outputs.filter((one) => one.type === 'asset' && FONT.test(one.fileName));
      const notices = noticesOf(packagesOf(outputs, styles), packagesOf(fonts));
      this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(notices) });
    },
  };
}
