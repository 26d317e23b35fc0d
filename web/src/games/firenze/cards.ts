/** The 27 cards: their kind, and the paragraph of each. */
export type Kind = 'person' | 'festival' | 'building' | 'church' | 'event';

const OF_KIND: Record<Kind, string[]> = {
  person: ['alchemist', 'architect', 'princess', 'wholesaler', 'mason', 'patrician', 'saboteur', 'smuggler'],
  festival: ['recognition', 'blame', 'scandal', 'fame', 'monument'],
  building: ['bridge', 'warehouse', 'workshop'],
  church: ['small-privilege', 'middle-privilege', 'great-privilege', 'campanile'],
  event: ['collapse', 'flood', 'warehouse-fire', 'luxury-tax', 'tribute', 'botch', 'renaissance'],
};

/** F10.n, in the order of the rulebook. */
const RULES: Record<string, number> = {
  alchemist: 1,
  architect: 2,
  princess: 3,
  wholesaler: 4,
  mason: 5,
  patrician: 6,
  saboteur: 7,
  smuggler: 8,
  recognition: 9,
  blame: 10,
  scandal: 11,
  fame: 12,
  monument: 13,
  bridge: 14,
  warehouse: 15,
  workshop: 16,
  'small-privilege': 17,
  'middle-privilege': 17,
  'great-privilege': 17,
  campanile: 18,
  collapse: 19,
  flood: 20,
  'warehouse-fire': 21,
  'luxury-tax': 22,
  tribute: 23,
  botch: 24,
  renaissance: 25,
};

export const CARDS: readonly string[] = Object.keys(RULES);

const KINDS = new Map(Object.entries(OF_KIND).flatMap(([kind, cards]) => cards.map((card) => [card, kind as Kind])));

export function kindOf(card: string): Kind {
  return KINDS.get(card) ?? 'event';
}

export function ruleOf(card: string): string {
  return `F10.${RULES[card] ?? 0}`;
}

export function ruleLink(card: string): string {
  return `/rules/firenze#${ruleOf(card)}`;
}

/** Privileges: the height whose next commission brings more points (F10.17). */
export const PRIVILEGE_HEIGHTS: Record<string, number> = {
  'small-privilege': 5,
  'middle-privilege': 6,
  'great-privilege': 7,
};
