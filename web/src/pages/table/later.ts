/** What a table has use for only once it stands and is played at: it comes after the board. */
export { default as Chat } from './Chat.svelte';
export { default as Ending } from './ending/Ending.svelte';
export { default as Ledger } from './Ledger.svelte';
export { default as Menu } from './Menu.svelte';
