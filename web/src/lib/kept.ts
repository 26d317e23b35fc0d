/** What this browser keeps of whoever uses it, beside what the server knows. */

/** The database of the worker's tables and reviews (local/shelf.ts). */
export const SHELF = 'torri';
/** In it: the match that goes along with this browser (pages/table/along). */
export const SHELF_ROW_ALONG = 'along';
const BEGINS = 'torri-';
/** How the page looks and speaks says nothing of anybody. */
const STAYS = ['torri-language', 'torri-theme'];

export function forgetHere(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(BEGINS) && !STAYS.includes(key)) localStorage.removeItem(key);
  // Done when the last page that uses it is closed.
  indexedDB.deleteDatabase(SHELF);
}
