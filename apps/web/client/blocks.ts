import type { ShunKind } from '@brink/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import * as api from './moderation-api.ts';
import { useMe } from './me.ts';

export type ShunnedPlayers = readonly api.ShunnedPlayer[];

const NOBODY: ShunnedPlayers = [];
let shunned = NOBODY;
/** Whose list it is. */
let owner: string | undefined;
const listeners = new Set<() => void>();

function become(next: ShunnedPlayers): void {
  shunned = next;
  for (const listener of listeners) listener();
}

async function look(me: string): Promise<void> {
  const found = await api.shunnedPlayers();
  if (owner === me) become(found);
}

export async function shun(user: string, kind: ShunKind, me: string): Promise<void> {
  await api.shun(user, kind);
  await look(me);
}

export async function unshun(user: string, kind: ShunKind, me: string): Promise<void> {
  await api.unshun(user, kind);
  await look(me);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whom the player of this browser has muted or blocked; every page shows the same list. */
export function useShunned(): ShunnedPlayers {
  const me = useMe();
  const id = me.status === 'known' ? me.user.id : undefined;
  useEffect(() => {
    if (owner === id) return;
    owner = id;
    become(NOBODY);
    // A list that did not come is asked for by the next page.
    if (id !== undefined)
      look(id).catch(() => {
        owner = undefined;
      });
  }, [id]);
  return useSyncExternalStore(subscribe, () => shunned);
}
