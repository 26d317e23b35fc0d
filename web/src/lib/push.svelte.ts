/** This browser, called while the app is closed: its push service reaches it, and only it can read what the server says. */
import { api } from './api';
import { me } from './me.svelte';
import { fileOf, STATIC } from './static';

const KEPT = 'torri-pushed';

interface Kept {
  id: string;
  person: string;
}

class Push {
  /** By which the server knows this browser, while it is called. */
  id = $state<string | null>(kept()?.id ?? null);
  blocked = $state(false);
  readonly possible = !STATIC && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

  /** Ask the browser whether it may be called, and tell the server how. */
  async begin(key: string): Promise<void> {
    await me.ensure();
    this.blocked = (await Notification.requestPermission()) !== 'granted';
    if (this.blocked) return;
    await navigator.serviceWorker.register(fileOf('service-worker.js'));
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    // A subscription belongs to the server by whose key it was made.
    if (old && keyOf(old) !== key) await old.unsubscribe();
    await this.#tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  }

  /** The browser has become somebody else's, or has another subscription: tell the server. */
  async keep(): Promise<void> {
    const before = kept();
    if (!before || !this.possible || !me.current) return;
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    if (!subscription) this.#forget();
    else if (before.person !== me.current.id) await this.#tell(subscription);
  }

  /** Nobody is called here any more. */
  async end(): Promise<void> {
    const id = this.id;
    if (!id) return;
    this.#forget();
    const registered = await navigator.serviceWorker.getRegistration();
    await (await registered?.pushManager.getSubscription())?.unsubscribe();
    await api.delete(`/me/calls/${id}`);
  }

  async #tell(subscription: PushSubscription): Promise<void> {
    const { endpoint, keys } = subscription.toJSON();
    const wish = { endpoint, p256dh: keys!.p256dh, auth: keys!.auth, name: nameOf(navigator.userAgent) };
    this.id = (await api.put<{ id: string }>('/me/calls/browser', wish)).id;
    localStorage.setItem(KEPT, JSON.stringify({ id: this.id, person: me.current!.id } satisfies Kept));
  }

  #forget(): void {
    localStorage.removeItem(KEPT);
    this.id = null;
  }
}

export const push = new Push();

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** How its user would call a browser: the first of these names that it gives itself. */
export function nameOf(agent: string): string {
  const browser = [
    ['Firefox', 'Firefox'],
    ['Edg', 'Edge'],
    ['OPR', 'Opera'],
    ['Chrome', 'Chrome'],
    ['Safari', 'Safari'],
  ].find(([sign]) => agent.includes(`${sign}/`))?.[1];
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac', 'Linux'].find((sign) => agent.includes(sign));
  return [browser, system].filter(Boolean).join(', ');
}
