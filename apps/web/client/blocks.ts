import type { BlockKind } from '@brink/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import * as api from './moderation-api.ts';
import { useMe } from './me.ts';

export type Blocks = readonly api.BlockedPlayer[];

const NOBODY: Blocks = [];
let shunned = NOBODY;
/** Whose list it is. */
let owner: string | undefined;
const listeners = new Set<() => void>();

function become(next: Blocks): void {
  shunned = next;
  for (const listener of listeners) listener();
}

async function look(me: string): Promise<void> {
  const found = await api.blockedPlayers();
  if (owner === me) become(found);
}

export async function block(user: string, kind: BlockKind, me: string): Promise<void> {
  await api.block(user, kind);
  await look(me);
}

export async function unblock(user: string, kind: BlockKind, me: string): Promise<void> {
  await api.unblock(user, kind);
  await look(me);
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whom the player of this browser has muted or blocked; every page shows the same list. */
export function useBlocks(): Blocks {
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
