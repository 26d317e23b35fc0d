/**
 * The links to friends' chairs. The server shows their tokens to the host once; this browser keeps them, so that a
 * host who reloads the page can still hand them on.
 */
const KEPT = 'torri-links';
const MAX_MATCHES_KEPT = 20;

type Links = Record<string, string>;
type Kept = [match: string, links: Links][];

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(kept) ? (kept as Kept) : [];
  } catch {
    return [];
  }
}

export function keepLinks(match: string, links: Links): void {
  if (!Object.keys(links).length) return;
  localStorage.setItem(KEPT, JSON.stringify([[match, links], ...read().filter(([id]) => id !== match)].slice(0, MAX_MATCHES_KEPT)));
}

/** By seat number, the tokens of chairs at this match. */
export function linksOf(match: string): Links {
  return read().find(([id]) => id === match)?.[1] ?? {};
}

/** The link for a friend. The token is behind the #, so that it never reaches a server's logs. */
export function address(match: string, token: string): string {
  return `${location.origin}/table/${match}#${token}`;
}
