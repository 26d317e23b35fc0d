/** A new version of the app that waits until the player lets it in: the files of this one stay complete until then. */
import { fileOf } from './static';

class AppUpdate {
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Keep the app's files for when the network is away, and say when there are newer ones. */
  async watch(): Promise<void> {
    const registered = await navigator.serviceWorker.register(fileOf('service-worker.js'));
    const found = (worker: ServiceWorker | null) => {
      // The first of all replaces nothing.
      if (worker?.state === 'installed' && navigator.serviceWorker.controller) this.waiting = worker;
    };
    found(registered.waiting);
    registered.addEventListener('updatefound', () => {
      const coming = registered.installing;
      coming?.addEventListener('statechange', () => found(coming));
    });
  }

  /** A table has been opened: everything that it needed is kept for the next time. */
  async keepAll(): Promise<void> {
    (await navigator.serviceWorker.ready).active?.postMessage('keep all');
  }

  /** Not in the middle of a turn: it is offered again at the next visit. */
  later(): void {
    this.waiting = null;
  }

  take(): void {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage('take over');
    this.waiting = null;
  }
}

export const appUpdate = new AppUpdate();
