/** Questions that most would answer alike: they are answered as usual, and one tap changes it. */
export const PAYMENTS = new Set<string>();
