/** A table before it has begun; running tables do without. */
export { default as Invitation } from './Invitation.svelte';
export { default as Lobby } from './Lobby.svelte';
