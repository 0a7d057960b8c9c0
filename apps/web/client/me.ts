import type { User } from '@brink/protocol';
import { useSyncExternalStore } from 'react';
import * as account from './account-api.ts';
import { codeOf } from '../ui/api-error.ts';
import { changeSettings, settingsNow } from '../ui/settings.ts';
import { forgetPreferences, takePreferences } from './preferences.ts';

/** Who sits at this screen, as far as is known. */
export type Me =
  | { readonly status: 'unknown' }
  /** No server answers. */
  | { readonly status: 'offline' }
  /** Nobody yet; `hasExpired` if the server knew this browser before. */
  | { readonly status: 'stranger'; readonly hasExpired?: boolean }
  | { readonly status: 'known'; readonly user: User };

/** Says that the server has known this browser: only then can a session have expired. */
const KNOWN = 'brink.known';

let me: Me = { status: 'unknown' };
let looking: Promise<Me> | undefined;
const listeners = new Set<() => void>();

function become(next: Me): Me {
  me = next;
  for (const listener of listeners) listener();
  return next;
}

function remember(isKnown: boolean): void {
  try {
    if (isKnown) localStorage.setItem(KNOWN, '1');
    else localStorage.removeItem(KNOWN);
  } catch {
    // Without storage an expired session only looks like a first visit.
  }
}

function wasKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

function known(user: User): User {
  remember(true);
  become({ status: 'known', user });
  if (settingsNow().name !== user.name) changeSettings({ name: user.name });
  return user;
}

function leave(): void {
  remember(false);
  forgetPreferences();
  changeSettings({ name: '' });
  become({ status: 'stranger' });
}

/** Asks the server anew who this is. */
export function lookAtMe(): Promise<Me> {
  looking ??= (async () => {
    try {
      const user = await account.visitor();
      if (user) {
        known(user);
        await takePreferences().catch(() => undefined);
        return me;
      }
      const hasExpired = wasKnown();
      forgetPreferences();
      return become({ status: 'stranger', ...(hasExpired && { hasExpired }) });
    } catch (error) {
      return become({ status: codeOf(error) === 'offline' ? 'offline' : 'stranger' });
    } finally {
      looking = undefined;
    }
  })();
  return looking;
}

/** The message about an expired session was read. */
export function acceptExpiry(): void {
  remember(false);
  become({ status: 'stranger' });
}

/** The player of this browser; a name is all that a new one needs. */
export async function enter(name: string): Promise<User> {
  const user = (await account.visitor()) ?? (await account.enterAs(name));
  known(user);
  await takePreferences().catch(() => undefined);
  return user;
}

export async function register(name: string, password: string): Promise<void> {
  known(await account.register(name, password));
  await takePreferences().catch(() => undefined);
}

export async function logIn(name: string, password: string): Promise<void> {
  known(await account.logIn(name, password));
  await takePreferences().catch(() => undefined);
}

export async function logOut(): Promise<void> {
  await account.logOut();
  leave();
}

export async function rename(name: string): Promise<void> {
  known(await account.rename(name));
}

export async function deleteMe(password?: string): Promise<void> {
  await account.deleteMe(password);
  leave();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The same for those who do not wait for changes. */
export const meNow = (): Me => me;

export const useMe = (): Me => useSyncExternalStore(subscribe, () => me);
