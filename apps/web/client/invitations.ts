import type { ChangeTermsRequest, GameSummary, Invited } from '@brink/protocol';
import { ask, createGame, gameSummary } from './api.ts';

/** What a link leads to. */
export const invitation = (invite: string): Promise<Invited> =>
  ask('GET', `/invitation?invite=${invite}`);

export const changeTerms = (id: string, terms: ChangeTermsRequest): Promise<GameSummary> =>
  ask('PUT', `/games/${id}/terms`, terms);

/** A table of one's own that waits for whoever has its link. */
export interface OwnLink {
  readonly id: string;
  readonly invite: string;
  readonly terms: ChangeTermsRequest;
}

const KEY = 'brink.link';

function keptLink(): OwnLink | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as OwnLink;
  } catch {
    return undefined;
  }
}

/** The secret of a link is told once: this browser remembers it. */
export function keepLink(link: OwnLink): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(link));
  } catch {
    // Without storage the next dialog makes another link.
  }
}

/** The address that is sent to a friend. */
export const addressOf = (invite: string): string => new URL(`/i/${invite}`, location.href).href;

/**
 * A table for a friend: the one that still waits for somebody, else a new one. Whoever only looked
 * at the dialog leaves no trail of empty tables.
 */
export async function tableForFriend(terms: ChangeTermsRequest): Promise<OwnLink> {
  const kept = keptLink();
  if (kept) {
    const game = await gameSummary(kept.id).catch(() => undefined);
    const isGood = (game?.link?.until ?? 0) > Date.now();
    if (game?.status === 'open' && (game.yours?.length ?? 0) > 0 && isGood) return kept;
  }
  const made = await createGame({
    game: 'twilight-struggle',
    ...terms,
    opponent: { kind: 'link' },
    visibility: 'hidden',
  });
  const link = { id: made.id, invite: made.invite ?? '', terms };
  keepLink(link);
  return link;
}
