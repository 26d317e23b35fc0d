import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import '$games/facts';
import { appUpdate } from '$lib/appUpdate.svelte';
import { me } from '$lib/me.svelte';
import { push } from '$lib/push.svelte';
import { route } from '$lib/router.svelte';
import { settings, show } from '$lib/settings.svelte';
import { nextFrame } from '$lib/staged.svelte';
import { STATIC } from '$lib/static';
import '$lib/theme.svelte';
import { chooseLanguage, preferredLanguage } from '$lib/texts.svelte';
import { transport } from '$lib/transport';
import { isPage, openPage } from './pages';

/** Keeping files for another time, in milliseconds after the page has begun: it must not hold up the page itself. */
const INSTALL_DELAY_MS = 4000;

show();
if (STATIC) {
  const { localTransport } = await import('./local/begin');
  transport.current = localTransport(me.known);
}
me.whenKnown = (somebody) => settings.adopt(somebody.settings);
// The page that is wanted is on its way while the texts come.
const wanted = route.parts[0] ?? '';
if (isPage(wanted)) openPage(wanted).catch(() => {});
await chooseLanguage(preferredLanguage());
await nextFrame();
mount(App, { target: document.getElementById('app')! });
if ('serviceWorker' in navigator && import.meta.env.PROD)
  // Where the server can't be reached just then, the next visit tries again.
  setTimeout(
    () =>
      void appUpdate
        .watch()
        .then(() => push.keep())
        .catch(() => {}),
    INSTALL_DELAY_MS,
  );
await me.load();
