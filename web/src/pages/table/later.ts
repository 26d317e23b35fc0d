/** Parts of a table that are loaded after the board: they are needed only during play. */
export { along } from './along.svelte';
export { default as Along } from './Along.svelte';
export { default as Chat } from './Chat.svelte';
export { default as Ending } from './ending/Ending.svelte';
export { default as Ledger } from './Ledger.svelte';
export { default as Menu } from './Menu.svelte';
export { default as PlansLeft } from './foresight/PlansLeft.svelte';
export { default as Supposing } from './foresight/Supposing.svelte';
