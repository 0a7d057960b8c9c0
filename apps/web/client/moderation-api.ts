import type { BlockKind, Blocks } from '@brink/protocol';
import { ask } from './api.ts';

export type BlockedPlayer = Blocks['players'][number];

/** Whom one has blocked or muted. */
export const blockedPlayers = async (): Promise<readonly BlockedPlayer[]> =>
  (await ask<Blocks>('GET', '/me/shunned')).players;
export const block = (user: string, kind: BlockKind): Promise<unknown> =>
  ask('PUT', '/me/shunned', { user, kind });
export const unblock = (user: string, kind: BlockKind): Promise<unknown> =>
  ask('DELETE', '/me/shunned', { user, kind });

/** Where something happened that is reported. */
export interface Scene {
  readonly game?: string;
  readonly study?: string;
}

/** Tells those who look after the house about somebody, and where it was. */
export const report = (user: string, reason: string, scene: Scene): Promise<unknown> =>
  ask('POST', '/reports', { user, reason, ...scene });
