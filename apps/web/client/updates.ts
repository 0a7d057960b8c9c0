import { useSyncExternalStore } from 'react';

/** A newer client that is ready and waits to be taken. */
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function offer(worker: ServiceWorker | null): void {
  // Without an older one it is the first, and there is nothing to tell.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Keeps the client for later, and looks now and then whether there is a newer one. */
export async function keepClient(): Promise<void> {
  const registration = await navigator.serviceWorker.register('/service-worker.js');
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') offer(worker);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/**
 * Takes the newer client. Every move was kept when it was made, on this device or on the server:
 * the page goes on where it was.
 */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  waiting?.postMessage('take');
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUpdate = (): boolean =>
  useSyncExternalStore(subscribe, () => waiting !== undefined);
