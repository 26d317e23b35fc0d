/** In the order of their numbers. */
export const CRESTS = ['lily', 'lion', 'key', 'star', 'tower'] as const;

/**
 * The number by which a chair's crest is sent: the server takes nought for "no wish", so the first crest goes by its
 * second number.
 */
export function wished(crest: number): number {
  return (crest % CRESTS.length) + CRESTS.length;
}

/** A crest for the next one at a table where these are borne already. */
export function freeCrest(taken: number[]): number {
  const free = CRESTS.findIndex((_, crest) => !taken.some((one) => one % CRESTS.length === crest));
  return free < 0 ? taken.length % CRESTS.length : free;
}
