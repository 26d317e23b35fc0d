/** In the order of their numbers. */
export const CRESTS = ['lily', 'lion', 'key', 'star', 'tower'] as const;

/**
 * The number that is sent for a chair's crest. The server reads 0 as "no wish", so each crest has a second number, and
 * that one is sent.
 */
export function wished(crest: number): number {
  return (crest % CRESTS.length) + CRESTS.length;
}

/** A crest for the next player at a table where these are taken. */
export function freeCrest(taken: number[]): number {
  const free = CRESTS.findIndex((_, crest) => !taken.some((one) => one % CRESTS.length === crest));
  return free < 0 ? taken.length % CRESTS.length : free;
}
