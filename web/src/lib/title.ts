/** The title of the page: what it is, and before it how many matches wait for the user. */
let words = '';
let waiting = 0;

function write(): void {
  document.title = waiting ? `(${waiting}) ${words}` : words;
}

export function setTitle(text: string): void {
  words = text;
  write();
}

export function countInTitle(count: number): void {
  waiting = count;
  if (words) write();
}
