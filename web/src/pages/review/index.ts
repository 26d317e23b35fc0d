/** The panels of a review, loaded when a review is opened; the page of the replay gives each of them `{reviewing, replaying, words}`. */
export { default as Begin } from './Begin.svelte';
export { default as Judgement } from './Judgement.svelte';
export { default as LuckSkill } from './LuckSkill.svelte';
export { default as Margins } from './Margins.svelte';
export { default as Mistakes } from './Mistakes.svelte';
export { default as Sources } from './Sources.svelte';
export { beginning } from './model';
export type { PanelProps } from './panel';
export type { Place } from './types';
