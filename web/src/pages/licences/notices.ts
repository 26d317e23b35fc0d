/** The work of others in the app, and its licences: the build writes the list, this page shows it. */
import { fileOf } from '$lib/static';

export interface Notice {
  kind: 'own' | 'font' | 'library';
  name: string;
  /** Empty for our own work. */
  version: string;
  licence: string;
  text: string;
}

let asked: Promise<Notice[]> | null = null;

export function notices(): Promise<Notice[]> {
  asked ??= fetchNotices();
  // After a failure, the next call asks again.
  asked.catch(() => (asked = null));
  return asked;
}

async function fetchNotices(): Promise<Notice[]> {
  const answer = await fetch(fileOf('licences.json'));
  if (!answer.ok) throw new Error(`licences.json: ${answer.status}`);
  return answer.json() as Promise<Notice[]>;
}

/** A line that is shorter than this was ended by its author. */
const FULL_LINE_LETTERS = 50;
/** A line that is only a drawn rule. */
const RULE = /^[-=*_]{3,}$/;

/** The paragraphs of a text that was wrapped for a wide screen, so that a narrow one can wrap them again. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map(unwrapped)
    .filter(Boolean);
}

function unwrapped(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => line.trim());
  const said = lines.filter((line) => line && !RULE.test(line));
  const ended = (at: number) => said[at - 1]!.length < FULL_LINE_LETTERS;
  return said.map((line, at) => (at === 0 ? line : `${ended(at) ? '\n' : ' '}${line}`)).join('');
}
