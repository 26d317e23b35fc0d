/** A rule that is cited beside a board opens there: following the link loses neither a plan nor the place. */
import type { Attachment } from 'svelte/attachments';

export function citing(game: () => string, read: (rule: string) => void): Attachment<HTMLElement> {
  return (node) => {
    const followed = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.target || link.pathname !== `/rules/${game()}` || !link.hash) return;
      event.preventDefault();
      read(link.hash.slice(1));
    };
    node.addEventListener('click', followed);
    return () => node.removeEventListener('click', followed);
  };
}
