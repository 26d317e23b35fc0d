/** A position or a record by itself, as `torri.show` draws it in a notebook: everything is in the page, and nobody is asked. */
import './show/storage';
import { mount } from 'svelte';
import './app.css';
import '$games/facts';
import { board } from '$games/boards';
import { show } from '$lib/settings.svelte';
import { theme } from '$lib/theme.svelte';
import { chooseLanguage, loadGame } from '$lib/texts.svelte';
import { transport } from '$lib/transport';
import { Replaying } from './pages/replay/replaying.svelte';
import { GivenTransport, type Given } from './show/given';
import ShownTable from './show/ShownTable.svelte';

declare global {
  interface Window {
    torriGiven: Given;
  }
}

async function begin({ language, theme: wanted, replay }: Given): Promise<void> {
  show();
  theme.choose(wanted);
  transport.current = new GivenTransport(window.torriGiven);
  await chooseLanguage(language);
  const [ui, replaying] = await Promise.all([board(replay.table.game), Replaying.open(replay.match), loadGame(replay.table.game)]);
  await replaying.arrived();
  mount(ShownTable, { target: document.getElementById('app')!, props: { replaying, ui } });
}

void begin(window.torriGiven);
