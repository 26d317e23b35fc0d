/** The kinds of decisions that insights tell apart, and which questions belong to each. */
export const KINDS = { card: ['PLAY'], build: ['BUILD'], move: ['MOVE'], take: ['TAKE'] };
