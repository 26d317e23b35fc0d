/**
 * How the last table was seen, for the moment in which Python starts: the board stands there at once, as it was left. Whatever is pressed meanwhile
 * waits for the tables themselves, and what they say is drawn over it.
 */
import type { Prospects } from '$lib/types';

const PLACE = 'torri-last-seen';
const PERSON = '/api/me';
const NEW_PERSON = '/api/guests';
/** Many updates may come at once: they are written together, in milliseconds after the first. */
const WRITING_DELAY_MS = 300;
const TABLE = /^\/api\/matches\/([^/?]+)(\/plan|\/live)?(?:\?|$)/;

interface Kept {
  /** Of another build, or in another language, it may mean nothing. */
  build: string;
  language: string;
  person: string;
  match: string;
  seq: number;
  table: string;
  plan: string;
}

/** As much as is read here of what the tables say. */
interface Heard {
  type?: string;
  seq: number;
  table: { status: string; seats: { yours: boolean }[] };
}

export class LastSeen {
  #kept: Kept | null = null;
  #writing = false;
  readonly #build: string;
  readonly #storage: Storage;

  constructor(build: string, storage: Storage = localStorage) {
    this.#build = build;
    this.#storage = storage;
  }

  /** What was answered to that the last time, if it is still of use. */
  of(address: string, language: string): string | null {
    const kept = this.#read(language);
    if (address === PERSON) return kept.person || null;
    const [, match, part] = TABLE.exec(address) ?? [];
    if (!match || match !== kept.match || address.includes('?')) return null;
    return (part === '/plan' ? kept.plan : part ? '' : kept.table) || null;
  }

  /** A request was answered, or a channel has told something. */
  heard(address: string, language: string, text: string): void {
    const kept = this.#read(language);
    const [, match, part] = TABLE.exec(address) ?? [];
    if (address === PERSON || address === NEW_PERSON) this.#keep({ ...kept, person: text });
    else if (match && part === '/plan') this.#plan(kept, address, match, text);
    else if (match) this.#table(kept, match, text);
  }

  /** It may be gone, or look otherwise. */
  forget(): void {
    this.#kept = null;
    this.#storage.removeItem(PLACE);
  }

  #table(kept: Kept, match: string, text: string): void {
    const { type, seq, table } = JSON.parse(text) as Heard;
    if (type !== 'update') return;
    // Where several people share the device, nobody's hand may be shown before they say that they look.
    if (table.status !== 'running' || table.seats.filter(({ yours }) => yours).length !== 1) return this.forget();
    const plan = match === kept.match && seq === kept.seq ? kept.plan : '';
    this.#keep({ ...kept, match, seq, table: text, plan });
  }

  #plan(kept: Kept, address: string, match: string, text: string): void {
    const [now] = (JSON.parse(text) as Prospects).steps;
    if (match === kept.match && now?.seq === kept.seq && !address.includes('?')) this.#keep({ ...kept, plan: text });
  }

  #read(language: string): Kept {
    const found = this.#kept ?? (JSON.parse(this.#storage.getItem(PLACE) ?? 'null') as Kept | null);
    const fits = found?.build === this.#build && found.language === language;
    this.#kept = fits ? found : { build: this.#build, language, person: '', match: '', seq: 0, table: '', plan: '' };
    return this.#kept;
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    if (this.#writing) return;
    this.#writing = true;
    setTimeout(() => this.#write(), WRITING_DELAY_MS);
  }

  #write(): void {
    this.#writing = false;
    if (!this.#kept) return;
    try {
      this.#storage.setItem(PLACE, JSON.stringify(this.#kept));
    } catch {
      this.forget(); // there is no room: at the next start the board comes when Python has begun
    }
  }
}
