/* The app's own files, kept for when the network is away. What is played is never kept here: the server alone knows. */
const KEPT = 'torri-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

/** Files with a fingerprint in their name never change: the first copy will do. */
async function fromStore(request) {
  const store = await caches.open(KEPT);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

/** Python and games, for a match that is played on while the server is away: as the network has them, while there is one. */
async function fresh(request) {
  const store = await caches.open(KEPT);
  const found = await store.match(request);
  try {
    const answer = await fetch(request);
    const isNew = answer.ok && found?.headers.get('etag') !== answer.headers.get('etag');
    return { answer, keeping: isNew ? store.put(request, answer.clone()) : null };
  } catch (error) {
    if (!found) throw error;
    return { answer: found, keeping: null };
  }
}

/** The page itself comes from the network while there is one. */
async function page(request) {
  const store = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put('/', answer.clone());
    return answer;
  } catch (error) {
    const found = await store.match('/');
    if (found) return found;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (address.pathname.startsWith('/assets/')) event.respondWith(fromStore(request));
  else if (/^\/(python|wasm)\//.test(address.pathname)) {
    const come = fresh(request);
    event.respondWith(come.then(({ answer }) => answer));
    event.waitUntil(come.then(({ keeping }) => keeping).catch(() => {}));
  }
});

/** Somebody is called: the server has encrypted what is said for this browser alone. */
async function call(said) {
  const { title, body, path, tag, language } = said;
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Who is looking at the place itself sees it.
  if (open.some((one) => one.visibilityState === 'visible' && new URL(one.url).pathname === new URL(path, one.url).pathname)) return;
  const look = { icon: '/icons/icon-192.png', lang: language, data: { path } };
  await self.registration.showNotification(title, { ...look, body, tag, renotify: true });
}

async function follow(path) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === new URL(path, one.url).pathname) ?? open[0];
  if (!there) return self.clients.openWindow(path);
  if (new URL(there.url).pathname !== new URL(path, there.url).pathname) await there.navigate(path);
  return there.focus();
}

/** The push service has given the browser another address. */
async function subscribeAgain(old) {
  if (!old) return;
  const subscription = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch('/api/me/calls/browser', { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
}

self.addEventListener('push', (event) => event.data && event.waitUntil(call(event.data.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data.path));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAgain(event.oldSubscription)));
