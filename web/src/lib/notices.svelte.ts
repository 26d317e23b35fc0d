/** That it is somebody's turn: in the page's title, by a sound, and by the browser's own notices where allowed. */
import { settings } from './settings.svelte';
import { playSounds } from './sound';

export function notice(title: string, body: string): void {
  playSounds(['bell']);
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, icon: '/icons/icon-192.png', tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
