/** A long list is one stop of the tab key: arrow keys move from line to line. */
export function walkLines(event: KeyboardEvent, from: HTMLElement, all: HTMLElement[]): void {
  const at = all.indexOf(from);
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  all[next]?.focus();
}
