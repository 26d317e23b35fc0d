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
});
