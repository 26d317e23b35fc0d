/** Tells an element's size as soon as it is laid out, before it is painted, and whenever it changes. */
import type { Attachment } from 'svelte/attachments';

/** Svelte's own bindings ask at once: then the browser lays out the whole page while it is still being built. */
export function sized(tell: (node: HTMLElement) => void): Attachment<HTMLElement> {
  return (node) => {
    const seen = new ResizeObserver(() => tell(node));
    seen.observe(node, { box: 'border-box' });
    return () => seen.disconnect();
  };
}
