/** The kinds of decisions that insights tell apart, and which questions belong to each. */
export const KINDS = {
  start: ['FAMILY', 'DRAFT'],
  offices: ['CAPTAIN', 'GUARD_WORKER', 'GUARD_ARTIST', 'BISHOP', 'CONVERT', 'BANISH'],
  workers: ['ACTION', 'OCCUPY'],
  plans: ['PLAN', 'BUILD'],
  artworks: ['CREATE', 'HIRE', 'WORK', 'TALENT'],
  preachers: ['DONATE', 'PULPIT'],
  market: ['MARKET', 'SELL', 'BUY', 'TRADE_GIVE', 'TRADE_TAKE'],
  using: ['USE', 'ANY_CUBE', 'BARTER_GIVE', 'BARTER_TAKE'],
};
