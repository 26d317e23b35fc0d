/** Tells once that an element has come into sight: what nobody sees yet need not be drawn. */
import type { Attachment } from 'svelte/attachments';
import { foot } from './foot.svelte';

/** What lies below the bar at the foot of a phone is not in sight. */
export function whenInSight(tell: () => void): Attachment<HTMLElement> {
  return (node) => {
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some((one) => one.isIntersecting)) return;
        sight.disconnect();
        tell();
      },
      { rootMargin: `0px 0px -${foot.bar}px` },
    );
    sight.observe(node);
    return () => sight.disconnect();
  };
}
