import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import '$games/facts';
import { me } from '$lib/me.svelte';
import { route } from '$lib/router.svelte';
import { settings, show } from '$lib/settings.svelte';
import { nextFrame } from '$lib/staged.svelte';
import '$lib/theme.svelte';
import { chooseLanguage, preferredLanguage } from '$lib/texts.svelte';
import { isPage, openPage } from './pages';

/** Keeping files for another time, in milliseconds after the page has begun: it must not hold up the page itself. */
const INSTALL_DELAY_MS = 4000;

show();
me.whenKnown = (somebody) => settings.adopt(somebody.settings);
// The page that is wanted is on its way while the texts come.
const wanted = route.parts[0] ?? '';
if (isPage(wanted)) openPage(wanted).catch(() => {});
await chooseLanguage(preferredLanguage());
await nextFrame();
mount(App, { target: document.getElementById('app')! });
await me.load();
if ('serviceWorker' in navigator && import.meta.env.PROD)
  // Where the server can't be reached just then, the next visit tries again.
  setTimeout(() => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}), INSTALL_DELAY_MS);
