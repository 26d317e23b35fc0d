/* Of an app without a server: every file of its folder, kept under the version of the folder. A new version is fetched beside the old one
   and waits until the player lets it in, so that no page ever mixes two. `tools/static_app.py` puts in version and files. */
const VERSION = 'VERSION';
const FILES = ['FILES'];
const KEPT = `torri-static-${VERSION}`;
/** Files that do not change with a version: what was fetched before is taken over. */
const LARGE = /^(python|wasm)\//;
/** The page, and what it needs to begin, at once; Python and games when they are first wanted. */
const SHELL = FILES.filter((name) => !LARGE.test(name));

const addressOf = (name) => new URL(name, self.registration.scope).href;
/** As it is at the host now: what the browser remembers of it may be of an older version. */
const asItIs = (address) => new Request(address, { cache: 'no-cache' });

/** Who has played once plays offline from then on. */
async function keepAll() {
  const kept = await caches.open(KEPT);
  for (const name of FILES) if (!(await kept.match(addressOf(name)))) await kept.add(asItIs(addressOf(name)));
}

async function install() {
  const kept = await caches.open(KEPT);
  await kept.addAll([...SHELL.map(addressOf), self.registration.scope].map(asItIs));
  // Who has played offline before can do so with the new version too.
  const before = (await caches.keys()).filter((name) => name.startsWith('torri-static-') && name !== KEPT);
  if (before.length) await keepAll();
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith('torri-static-') && name !== KEPT) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const kept = await caches.open(KEPT);
  const address = new URL(request.url);
  address.hash = address.search = '';
  const found = await kept.match(address.href);
  if (found) return found;
  if (!FILES.some((name) => addressOf(name) === address.href)) return fetch(request);
  const fetched = await fetch(asItIs(address.href));
  if (fetched.ok) await kept.put(address.href, fetched.clone());
  return fetched;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
  if (event.data === 'keep all') event.waitUntil(keepAll());
});
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && event.request.url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});
