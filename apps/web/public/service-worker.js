// Keeps this build of the client, so that bot and hot-seat games work without a network.
const CACHE = 'brink-VERSION';
const FILES = 'FILES';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((n) => n !== CACHE).map((n) => caches.delete(n))))
      .then(() => self.clients.claim()),
  );
});

/** Files are named after their content: whatever the request varies in, it means the same one. */
const kept = (request) => caches.match(request, { ignoreVary: true });

/** The page itself is asked for anew while there is a network; what it loads never changes. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // No network: the page that is kept knows every address.
  }
  return (await kept('/')) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin) return;
  if (address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(kept(request).then((found) => found ?? fetch(request)));
});
