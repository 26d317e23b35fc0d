/** Makes an element a target: pressing it, pointing at it and focusing it reach the table around the board. */
import type { Attachment } from 'svelte/attachments';
import type { BoardProps } from './board';

type Board = Pick<BoardProps, 'press' | 'point' | 'legal'>;

/** Is this legal now? What the question does not ask for never is. */
export function allowed(board: Board, text: string | null): boolean {
  return text !== null && board.legal.has(text);
}

/** Events that were handled: if a target lies inside another one, the outer one ignores them. */
const answered = new WeakSet<Event>();

/** The element that was pressed last: several elements may stand for the same answer. */
let lastPressed: Element | null = null;

/** The element for this answer: the one that was pressed, or else any; null if there is none. */
export function pressedAt(text: string): Element | null {
  if (!text) return null;
  if (lastPressed?.isConnected && lastPressed.getAttribute('data-target') === text) return lastPressed;
  return document.querySelector(`[data-target="${CSS.escape(text)}"]`);
}

/** The element under the pointer: it may change its meaning, or vanish, while the pointer rests. */
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
    // A drawing is not a button: the keys of a button have to be added.
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
