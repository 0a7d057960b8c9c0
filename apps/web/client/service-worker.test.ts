import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const SCRIPT = readFileSync(new URL('../public/service-worker.js', import.meta.url), 'utf8');

interface Shown {
  readonly title: string;
  readonly body: string;
  readonly data: { readonly url: string };
}

/** The service worker in a world of its own, with pages that are open. */
function startWorker(pages: readonly string[]) {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const done: string[] = [];
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) =>
      listeners.set(kind, listener),
    registration: {
      showNotification: async (title: string, more: Omit<Shown, 'title'>) =>
        shown.push({ title, ...more }),
    },
    clients: {
      matchAll: async () =>
        pages.map((url) => ({ url, focus: async () => done.push(`focus ${url}`) })),
      openWindow: async (url: string) => done.push(`open ${url}`),
    },
  };
  const location = { origin: 'https://brink.here' };
  runInContext(SCRIPT, createContext({ self, location, URL, caches: {} }));
  const fire = async (kind: string, event: object): Promise<void> => {
    let work: unknown;
    listeners.get(kind)!({ ...event, waitUntil: (promise: unknown) => (work = promise) });
    await work;
  };
  return { fire, shown, done };
}

const push = { text: 'Your move', url: 'https://brink.example/g/abc' };

test('a push is shown, and a click on it opens its game on this server', async () => {
  const { fire, shown, done } = startWorker([]);
  await fire('push', { data: { json: () => push } });
  expect(shown).toMatchObject([{ title: 'Brink', body: 'Your move', data: { url: push.url } }]);
  const notification = { data: shown[0].data, close: () => done.push('close') };
  await fire('notificationclick', { notification });
  expect(done).toEqual(['close', 'open https://brink.here/g/abc']);
});

test('a page that shows the game already is brought forward', async () => {
  const { fire, done } = startWorker(['https://brink.here/', 'https://brink.here/g/abc#12']);
  await fire('notificationclick', {
    notification: { data: { url: push.url }, close: () => undefined },
  });
  expect(done).toEqual(['focus https://brink.here/g/abc#12']);
});
