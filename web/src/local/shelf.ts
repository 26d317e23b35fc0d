/** Rows of text in IndexedDB, for torri/matches/storage/browser.py: all changes of a call are durable when it returns, or none is made. */
import { SHELF } from '$lib/kept';

const ROWS = 'rows';
const LAST = '\uffff';

type Change = [key: string, value: string | null, isNew: boolean];

export class Shelf {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static open(): Promise<Shelf> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(SHELF, 1);
      opening.onupgradeneeded = () => opening.result.createObjectStore(ROWS);
      opening.onsuccess = () => resolve(new Shelf(opening.result));
      opening.onerror = () => reject(opening.error as Error);
    });
  }

  /** The rows whose keys begin so, as JSON, in the order of their keys. */
  rows(prefix: string): Promise<string> {
    return new Promise((resolve, reject) => {
      const found: [string, string][] = [];
      const range = IDBKeyRange.bound(prefix, prefix + LAST);
      const reading = this.#database.transaction(ROWS).objectStore(ROWS).openCursor(range);
      reading.onsuccess = () => {
        const cursor = reading.result;
        if (!cursor) return resolve(JSON.stringify(found));
        found.push([cursor.key as string, cursor.value as string]);
        cursor.continue();
      };
      reading.onerror = () => reject(reading.error as Error);
    });
  }

  /** Whether it was written: a row that must be new may have been written by another tab. */
  write(changes: string): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const writing = this.#database.transaction(ROWS, 'readwrite', { durability: 'strict' });
      const rows = writing.objectStore(ROWS);
      let taken = false;
      for (const [key, value, isNew] of JSON.parse(changes) as Change[]) {
        if (value === null) rows.delete(key);
        else if (isNew) rows.add(value, key).onerror = (event) => (taken = (event.target as IDBRequest).error?.name === 'ConstraintError');
        else rows.put(value, key);
      }
      writing.oncomplete = () => resolve(true);
      writing.onabort = () => (taken ? resolve(false) : reject(writing.error as Error));
    });
  }
}
