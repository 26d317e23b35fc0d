/** The kinds of decisions that insights tell apart, and which questions belong to each. */
export const KINDS = {
  seals: ['PICK_SEAL'],
  card: ['TAKE', 'PAY'],
  events: ['WARD', 'FLOOD', 'FIRE', 'TAX_TOWER', 'TAX', 'TRIBUTE', 'COLLAPSE', 'BOTCH'],
  exchange: ['EXCHANGE', 'LAY', 'FETCH'],
  build: ['BUILD', 'COST'],
  commissions: ['CLAIM', 'ADJUST', 'WHICH'],
  limits: ['RETURN', 'DISCARD'],
  persons: ['RESTOCK', 'SWAP', 'SWAP_FOR', 'SMUGGLE', 'SMUGGLE_FOR', 'SABOTAGE', 'DISMISS'],
};
