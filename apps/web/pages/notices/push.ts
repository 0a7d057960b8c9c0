import { ApiError } from '../../ui/api-error.ts';

/** Which channel of the server is this browser. */
const KEY = 'brink.push';

export type PushStanding = 'cannot' | 'blocked' | 'off' | 'on';

export function pushChannel(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberPush(channel: string | undefined): void {
  try {
    if (channel === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, channel);
  } catch {
    // Without storage the browser is only not told from others.
  }
}

/** Without a service worker, as in development, there is nobody to wait for. */
const PATIENCE_MS = 5_000;

const worker = (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator
    ? Promise.race([
        navigator.serviceWorker.ready,
        new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS)),
      ])
    : Promise.resolve(undefined);

export async function pushStanding(): Promise<PushStanding> {
  if (!('PushManager' in window) || !('Notification' in window)) return 'cannot';
  const registration = await worker();
  if (!registration) return 'cannot';
  if (Notification.permission === 'denied') return 'blocked';
  return (await registration.pushManager.getSubscription()) ? 'on' : 'off';
}

/** Asks the reader and the browser; answers with what the server needs to know. */
export async function subscribe(pushKey: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== 'granted') throw new ApiError('push-denied');
  const registration = await worker();
  try {
    const made = await registration!.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: pushKey,
    });
    return made.toJSON();
  } catch {
    throw new ApiError('push-failed');
  }
}

export async function unsubscribe(): Promise<void> {
  rememberPush(undefined);
  const registration = await worker();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
