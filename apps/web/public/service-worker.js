// Keeps this build of the client, so that bot and hot-seat games work without a network.
const CACHE = 'brink-VERSION';
const FILES = 'FILES';

/** One file after the other: whoever looks at the page meanwhile has the line for themselves. */
async function keepAll() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) await cache.add(new Request(file, { priority: 'low' }));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

// An open page goes on with the files it began with, until its player takes the newer ones.
self.addEventListener('message', ({ data }) => {
  if (data === 'take') self.skipWaiting();
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

// The server tells what happened while no page was open.
self.addEventListener('push', (event) => {
  const { text, url } = event.data.json();
  // A newer notice of the same game takes the place of the older one.
  const shown = { body: text, tag: url, data: { url }, icon: '/icon.svg' };
  event.waitUntil(self.registration.showNotification('Brink', shown));
});

/** Brings the page forward that shows it, or opens one; never a page of another site. */
async function open(url) {
  const { pathname, search } = new URL(url);
  const address = location.origin + pathname + search;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = pages.find((each) => each.url.split('#')[0] === address);
  return found ? found.focus() : self.clients.openWindow(address);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
