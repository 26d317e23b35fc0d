/** What is being opened, in each language, in the page itself: it is read before any script has come. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { LANGUAGES, messages } from './texts.ts';

const TEXTS = join(import.meta.dirname, '../texts');
/** Pages that fill the window; each has a sentence of its own, `table-opening`. */
export const OPENED = ['table', 'learn', 'replay'];
const PLACE = '<!--openings-->';

/** The paragraphs that `index.html` chooses from; the same words as in parts/Opening. */
export function openings(): string {
  const said = (page: string, language: string) => messages(readFileSync(join(TEXTS, language, `${page}.ftl`), 'utf-8'))[`${page}-opening`];
  return OPENED.flatMap((page) =>
    LANGUAGES.map((one) => `<p class="opening" lang="${one}" data-page="${page}"><b>Torri</b><br />${String(said(page, one))}</p>`),
  ).join('');
}

export function opening(): Plugin {
  return { name: 'torri-opening', transformIndexHtml: (page) => page.replace(PLACE, openings) };
}
