/** That it is somebody's turn: in the page's title, by a sound, and by the browser's own notices where allowed. */
import { route } from './router.svelte';
import { settings } from './settings.svelte';
import { playSounds } from './sound';
import { fileOf } from './static';

export function notice(title: string, body: string): void {
  playSounds(['bell']);
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, icon: fileOf('icons/icon-192.png'), tag: route.path });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
