/** Help shown beside a thing: what it is, on hover, on focus by keyboard and on a long press; or why not now. */
import { createContext, type Component } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const HOVER_MS = 450;
const LONG_PRESS_MS = 450;
const LINGER_MS = 220;
const STILL_PX = 10;

export interface HelpText {
  /** What it is; without one, the lines answer somebody who has pressed. */
  title?: string;
  /** Its kind in a word, and the sign of that kind: a path in a square of 16. */
  kind?: { word: string; sign: string };
  /** What is drawn on it, where it is a card. */
  picture?: { Scene: Component<{ card: string }>; card: string };
  lines: string[];
  /** The paragraph that says more. */
  rule?: string;
}
export type Tell = () => HelpText | null;

let helps = 0;

/** The help of one area, which draws it once (`HelpBubble`). */
export class Help {
  readonly id = `help-${(helps += 1)}`;
  #shown = $state.raw<{ tell: Tell; anchor: Element } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly text = $derived(this.#shown?.tell() ?? null);

  get anchor(): Element | null {
    return this.#shown?.anchor ?? null;
  }

  /** Returns whether there was anything to show. */
  show(tell: Tell, anchor: Element): boolean {
    if (!tell()) return false;
    clearTimeout(this.#timer);
    this.#shown = { tell, anchor };
    return true;
  }

  /** For things that have nothing else to do when pressed. */
  pressed(tell: Tell): (anchor: Element) => void {
    return (anchor) => this.show(tell, anchor);
  }

  hide = (): void => {
    clearTimeout(this.#timer);
    this.#shown = null;
  };

  /** The pointer may go over to the help itself, to read it or to follow its link. */
  stay = (): void => clearTimeout(this.#timer);

  leave = (): void => this.#later(LINGER_MS, this.hide);

  #later(after: number, act: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(act, after);
  }

  /** The link of the help comes after the thing that it helps with. */
  #follow(event: KeyboardEvent, node: Element): void {
    if (event.key !== 'ArrowDown' || this.anchor !== node) return;
    const link = document.getElementById(this.id)?.querySelector('a');
    if (!link) return;
    link.focus();
    event.preventDefault();
  }

  /** An element that has help. */
  for(tell: Tell): Attachment<Element> {
    return (node) => {
      let pressed = false;
      /** The mouse rests on the thing; a press means playing, not reading. */
      let waits = false;
      let start = { x: 0, y: 0 };
      const heard: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
        pointerleave: (event: PointerEvent) => {
          if (event.pointerType !== 'mouse') return;
          waits = false;
          this.leave();
        },
        pointerdown: (event: PointerEvent) => {
          pressed = false;
          waits = true;
          start = { x: event.clientX, y: event.clientY };
          if (event.pointerType === 'mouse') return this.hide();
          this.#later(LONG_PRESS_MS, () => (pressed = this.show(tell, node)));
        },
        pointermove: (event: PointerEvent) => {
          // A thing that moves under a resting mouse is not pointed at.
          if (event.pointerType === 'mouse' && !waits && (event.movementX || event.movementY)) {
            waits = true;
            this.#later(HOVER_MS, () => this.show(tell, node));
          }
          const far = Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL_PX;
          if (far && event.pointerType !== 'mouse' && !pressed) this.stay();
        },
        pointerup: () => !pressed && this.stay(),
        pointercancel: () => this.stay(),
        contextmenu: (event: Event) => pressed && event.preventDefault(),
        focus: () => node.matches(':focus-visible') && this.show(tell, node),
        blur: () => this.leave(),
        keydown: (event: KeyboardEvent) => this.#follow(event, node),
      };
      // A long press asks for help; the click that ends it means nothing.
      const swallow = (event: Event) => {
        if (!pressed) return;
        pressed = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      const listeners = Object.entries(heard) as [string, EventListener][];
      for (const [name, hear] of listeners) node.addEventListener(name, hear);
      node.addEventListener('click', swallow, { capture: true });
      return () => {
        for (const [name, hear] of listeners) node.removeEventListener(name, hear);
        node.removeEventListener('click', swallow, { capture: true });
        if (this.anchor === node) this.hide();
      };
    };
  }
}

/** The help of the area that something is drawn in. */
export const [getHelp, setHelp] = createContext<Help>();
