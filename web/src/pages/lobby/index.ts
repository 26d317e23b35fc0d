/** A table before it has begun; running tables do not load this. */
export { default as Invitation } from './Invitation.svelte';
export { default as Lobby } from './Lobby.svelte';
