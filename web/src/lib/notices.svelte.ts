/** That it is somebody's turn: in the page's title, by a sound, and by the browser's own notices where allowed. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Two soft bell strokes. */
function ring(): void {
  try {
    context ??= new AudioContext();
    for (const [number, pitch] of [660, 880].entries()) {
      const start = context.currentTime + number * 0.16;
      const tone = context.createOscillator();
      const loudness = context.createGain();
      tone.frequency.value = pitch;
      loudness.gain.setValueAtTime(0.0001, start);
      loudness.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
      tone.connect(loudness).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.55);
    }
  } catch {
    // no sound here: the title says it too
  }
}

export function notice(title: string, body: string): void {
  if (settings.sound && navigator.userActivation?.hasBeenActive) ring();
  if (!settings.notify || !document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const shown = new Notification(title, { body, icon: '/icons/icon-192.png', tag: location.pathname });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
