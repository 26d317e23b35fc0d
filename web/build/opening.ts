/** What is being opened, in each language, in the page itself: it is read before any script or style sheet has come. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, messages } from './texts.ts';

const TEXTS = join(import.meta.dirname, '../texts');
const SOURCES = join(import.meta.dirname, '../src');
/** Pages that fill the window; each has a sentence of its own, `table-opening`. */
export const OPENED = ['table', 'learn', 'replay'];
const PLACE = '<!--openings-->';
const STYLE_SHEETS = /\n? *<link rel="stylesheet"[^>]*>/g;
const HEAD_END = '</head>';
const BODY_END = '</body>';

/** The paragraphs that `index.html` chooses from; the same words as in parts/Opening. */
export function openings(): string {
  const said = (page: string, language: string) => messages(readFileSync(join(TEXTS, language, `${page}.ftl`), 'utf-8'))[`${page}-opening`];
  return OPENED.flatMap((page) =>
    LANGUAGES.map((one) => `<p class="opening" lang="${one}" data-page="${page}"><b>Torri</b><br />${String(said(page, one))}</p>`),
  ).join('');
}

/** A style sheet without its comments and spaces. */
function lean(file: string): string {
  const written = readFileSync(join(SOURCES, file), 'utf-8').replace(/\/\*[\s\S]*?\*\//g, '');
  return written
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}

/** The values of these roles, and of those that they are made of, in the theme of a style sheet. */
function values(file: string, named: Set<string>): string {
  const chosen = [...lean(file).matchAll(/(--[\w-]+):([^;{}]+)/g)].filter(([, name]) => named.has(name!));
  return chosen.map(([whole]) => whole).join(';');
}

function namedIn(style: string): Set<string> {
  return new Set([...style.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!));
}

/** The style of the first picture, with the values of the roles that it names. */
export function firstStyle(): string {
  const style = lean('opening.css');
  const named = namedIn(style);
  return `:root{${values('tokens.css', named)}}:root[data-theme='dark']{${values('dark.css', named)}}${style}`;
}

/** By this the server lets the style pass (guard.py): a policy allows none in the page but those that it names. */
export function styleHash(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`;
}

/** The page with its first style; the style sheets come after what is being opened, so that it does not wait for them. The app does:
 * no module runs before they are there. */
export function withFirstStyle(page: string): string {
  const sheets = page.match(STYLE_SHEETS) ?? [];
  return page
    .replace(STYLE_SHEETS, '')
    .replace(HEAD_END, `  <style>${firstStyle()}</style>\n  ${HEAD_END}`)
    .replace(BODY_END, `${sheets.map((sheet) => `  ${sheet.trim()}\n  `).join('')}${BODY_END}`);
}

export function opening(): Plugin[] {
  return [
    { name: 'torri-opening', transformIndexHtml: (page) => page.replace(PLACE, openings) },
    { name: 'torri-first-style', apply: 'build', transformIndexHtml: { order: 'post', handler: withFirstStyle } },
  ];
}
