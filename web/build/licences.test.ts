import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { importedBy, noticeOf, noticesOf, packagesOf } from './licences';

const root = mkdtempSync(join(tmpdir(), 'torri-licences-'));
const packages = join(import.meta.dirname, '../node_modules');
afterAll(() => rmSync(root, { recursive: true }));

/** A package with some files; where it lies. */
function made(name: string, files: Record<string, string>): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return folder;
}

describe('the packages of the app', () => {
  const script = (id: string, renderedLength = 1) => ({ type: 'chunk' as const, modules: { [id]: { renderedLength } } });
  const font = (file: string) => ({ type: 'asset' as const, originalFileNames: [file] });
  const of = (...outputs: Parameters<typeof packagesOf>[0]) => packagesOf(outputs, [], '/web');

  it('are those whose scripts and fonts it has, each once, also one that lies in another', () => {
    expect(of(script('/web/src/main.ts'), script('/web/node_modules/a/x.js'), script('/web/node_modules/a/y.js'))).toEqual([
      '/web/node_modules/a',
    ]);
    expect(of(script('/web/node_modules/a/node_modules/@b/c/x.js'))).toEqual(['/web/node_modules/a/node_modules/@b/c']);
    expect(of(font('node_modules/@fontsource/cinzel/files/cinzel.woff2'))).toEqual(['/web/node_modules/@fontsource/cinzel']);
  });

  it('are none of which nothing is left', () => {
    expect(of(script('/web/node_modules/a/x.js', 0))).toEqual([]);
    expect(of(script('\0virtual:texts/app/de'))).toEqual([]);
  });

  it('are also those that bring styles, and the tools whose helpers are in it', () => {
    expect(of(script('/web/node_modules/a/x.css', 0))).toEqual(['/web/node_modules/a']);
    const sheet = `@import '@b/c/x.css'; @import "d"; @import './own.css'; @import url('https://e/x.css');`;
    expect(packagesOf([], importedBy(sheet, '/web'))).toEqual(['/web/node_modules/@b/c', '/web/node_modules/d']);
    expect(of(script('\0vite/preload-helper.js'))).toEqual(['/web/node_modules/vite']);
  });
});

describe('a notice', () => {
  it('has what the package says of itself, with what it wants to be noticed', () => {
    const described = JSON.stringify({ name: 'a', version: '1.2.3', license: 'MIT' });
    const folder = made('a', { 'package.json': described, 'LICENSE.md': 'Do what you like.\n', NOTICE: 'By A.\n', 'licences.js': '' });
    const text = 'Do what you like.\n\nBy A.';
    expect(noticeOf(folder, false)).toEqual({ kind: 'library', name: 'a', version: '1.2.3', licence: 'MIT', text });
  });

  it('is not made up where a package has no licence', () => {
    const silent = made('b', { 'package.json': JSON.stringify({ name: 'b', version: '1.0.0', license: 'MIT' }) });
    expect(() => noticeOf(silent, false)).toThrow(/b is part of the app.*no text of its licence \(MIT\)/);
    const nameless = made('c', { 'package.json': JSON.stringify({ name: 'c', version: '1.0.0' }), LICENSE: 'Mine.' });
    expect(() => noticeOf(nameless, false)).toThrow(/c is part of the app.*does not name its licence/);
  });

  it('leaves out what only the tool contains', () => {
    const { text } = noticeOf(join(packages, 'vite'), false);
    expect(text).toMatch(/^# Vite core license[^]*MIT[^]*SOFTWARE\.$/);
    expect(text.length).toBeLessThan(2000);
  });
});

it('begins with our own licence, then come fonts by their own names, then libraries', () => {
  const fonts = ['@fontsource/cinzel', '@fontsource/alegreya-sans'].map((name) => join(packages, name));
  const all = noticesOf([join(packages, 'svelte'), join(packages, '@fluent/bundle'), ...fonts], fonts);
  expect(all.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([
    'Torri: MIT',
    'Alegreya Sans: OFL-1.1',
    'Cinzel: OFL-1.1',
    '@fluent/bundle: Apache-2.0',
    'svelte: MIT',
  ]);
  expect(all[1]!.text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(all[3]!.text).toMatch(/^Apache License\n/);
});
