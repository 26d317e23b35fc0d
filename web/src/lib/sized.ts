/** Reports an element's size after its first layout, before it is painted, and whenever it changes. */
import type { Attachment } from 'svelte/attachments';

/** Svelte's own bindings read the size at once, which forces a layout of the page while it is still being built. */
export function sized(tell: (node: HTMLElement) => void): Attachment<HTMLElement> {
  return (node) => {
    const seen = new ResizeObserver(() => tell(node));
    seen.observe(node, { box: 'border-box' });
    return () => seen.disconnect();
  };
}
