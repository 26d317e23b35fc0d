/** The panels of a review, which come when one is looked at; each is given `{reviewing, replaying, words}` by the page of the replay. */
export { default as Begin } from './Begin.svelte';
export { default as Judgement } from './Judgement.svelte';
export { default as LuckSkill } from './LuckSkill.svelte';
export { default as Margins } from './Margins.svelte';
export { default as Mistakes } from './Mistakes.svelte';
export { default as Sources } from './Sources.svelte';
export type { PanelProps } from './panel';
export type { Place } from './types';
