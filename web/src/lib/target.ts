/** Makes an element a target: pressing it, pointing at it and focusing it reach the table around the board. */
import type { Attachment } from 'svelte/attachments';
import type { BoardProps } from './board';

type Board = Pick<BoardProps, 'press' | 'point' | 'legal'>;

/** Is this legal now? What the question does not ask for never is. */
export function allowed(board: Board, text: string | null): boolean {
  return text !== null && board.legal.has(text);
}

/** Presses that have been answered: a target may lie in another one, which then is not meant. */
const answered = new WeakSet<Event>();

/** What was pressed last: several things may mean the same. */
let lastPressed: Element | null = null;

/** The thing on the page that was pressed and means this, or any that does; null if there is none. */
export function pressedAt(text: string): Element | null {
  if (!text) return null;
  if (lastPressed?.isConnected && lastPressed.getAttribute('data-target') === text) return lastPressed;
  return document.querySelector(`[data-target="${CSS.escape(text)}"]`);
}

/** What is pointed at: it may come to mean something else, or vanish, below a pointer that rests. */
let pointed: { node: Element; text: string } | null = null;

/** `text` is what a press means in the question that is asked; where it means nothing, `instead` is done. */
export function target(board: Board, text: string | null, instead?: (node: Element) => void): Attachment<Element> {
  const { press, point } = board;
  const legal = allowed(board, text);
  return (node) => {
    const off = () => {
      pointed = null;
      point(null);
    };
    const pressed = (event: Event) => {
      if (answered.has(event)) return;
      answered.add(event);
      lastPressed = node;
      if (text === null) instead?.(node);
      else press(text);
    };
    const heard: [string, (event: Event) => void][] = [['click', pressed]];
    // What is drawn is no button by nature: the keys of one have to be added.
    if (node instanceof SVGElement) heard.push(['keydown', (event) => byKey(event as KeyboardEvent, pressed)]);
    if (text !== null) {
      const at = () => {
        pointed = { node, text };
        point(text);
      };
      heard.push(
        ['pointerenter', (event) => (event as PointerEvent).pointerType !== 'touch' && at()],
        ['pointerleave', off],
        ['focus', at],
        ['blur', off],
      );
      node.setAttribute('data-target', text);
      node.toggleAttribute('data-legal', legal);
    }
    if (pointed?.node === node && pointed.text !== text) off();
    for (const [name, hear] of heard) node.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of heard) node.removeEventListener(name, hear);
      node.removeAttribute('data-target');
      node.removeAttribute('data-legal');
      if (pointed?.node === node && !node.isConnected) off();
    };
  };
}

function byKey(event: KeyboardEvent, pressed: (event: Event) => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  pressed(event);
}
