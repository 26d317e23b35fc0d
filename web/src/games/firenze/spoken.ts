/** Help texts: what a card does, and when a thing can be used that the present question does not ask for. */
import type { HelpText } from '$lib/help.svelte';
import { t, type GameWords } from '$lib/texts.svelte';
import { kindOf, ruleOf } from './cards';
import { cardSentence } from './figures.svelte';
import { signOf } from './KindIcon.svelte';
import Scene from './Scene.svelte';

/** The rules that say when. */
const LATER = {
  row: 'F4.1',
  commission: 'F8.1',
  tower: 'F6.1',
  stock: 'F6.1',
  'their-brick': 'F10.8',
  'their-tower': 'F10.7',
} as const;

export function cardHelp(words: GameWords, card: string): HelpText {
  const kind = kindOf(card);
  return {
    title: words(`card-${card}`),
    kind: { word: t(`firenze-kind-${kind}`), sign: signOf(kind) },
    picture: { Scene, card },
    lines: [cardSentence(card)],
    rule: ruleOf(card),
  };
}

export function later(what: keyof typeof LATER): () => HelpText {
  return () => ({ lines: [t(`firenze-later-${what}`)], rule: LATER[what] });
}
