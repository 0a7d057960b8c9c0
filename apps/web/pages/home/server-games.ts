import type { GameGlance, GameSummary } from '@brink/protocol';
import { useEffect, useState } from 'react';
import { games } from '../../client/api.ts';
import { followGames } from '../../client/follow-games.ts';
import { lookAtMe, useMe } from '../../client/me.ts';
import { ownGames } from '../../client/showcase-api.ts';

/** Sent to the page when a list of games is no longer right. */
export const LISTED = 'brink:listed';

export interface ServerGames {
  readonly hasServer: boolean;
  readonly me?: string;
  readonly mine: readonly GameSummary[];
  /** Those of them that are played now, with their boards. */
  readonly boards: readonly GameGlance[];
  readonly open: readonly GameSummary[];
}

const NOTHING: ServerGames = { hasServer: false, mine: [], boards: [], open: [] };
/** Of several things that happen at once one look is enough. */
const PAUSE_MS = 300;
/** New tables of strangers are told by nobody: now and then somebody who looks on sees them. */
const GLANCE_MS = 60_000;
/** Games that a page listens to; the rest is seen with the next look. */
const MOST_FOLLOWED = 32;

/**
 * What the server knows; nothing if there is none. One's own games are followed by a socket, and
 * everything is looked at again when somebody comes back to the page.
 */
export function useServerGames(): ServerGames {
  const me = useMe();
  const [shown, setShown] = useState(NOTHING);
  const id = me.status === 'known' ? me.user.id : undefined;
  const isKnown = me.status === 'known' || me.status === 'stranger';
  const [glance, setGlance] = useState(0);

  useEffect(() => {
    if (!isKnown) return undefined;
    let isGone = false;
    const look = async (): Promise<void> => {
      const open = await games({ status: 'open', joinable: true });
      const mine = id === undefined ? [] : await games({ mine: true, limit: 100 });
      const isPlaying = mine.some(({ status }) => status === 'playing');
      const boards = isPlaying ? await ownGames() : [];
      if (!isGone) setShown({ hasServer: true, me: id, mine, boards, open });
    };
    look().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [isKnown, id, glance]);

  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      setGlance((before) => before + 1);
    };
    const comeBack = (): void => {
      if (document.visibilityState === 'hidden') return;
      // A session may have ended, or a server come back, while nobody looked.
      void lookAtMe().then(look);
    };
    const timer = setInterval(look, GLANCE_MS);
    document.addEventListener('visibilitychange', comeBack);
    addEventListener('online', comeBack);
    addEventListener(LISTED, look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      removeEventListener('online', comeBack);
      removeEventListener(LISTED, look);
    };
  }, []);

  const followed = shown.mine
    .filter(({ status }) => status !== 'finished')
    .slice(0, MOST_FOLLOWED)
    .map((game) => game.id)
    .join(' ');
  useEffect(() => {
    if (followed === '') return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = followGames(followed.split(' '), () => {
      clearTimeout(timer);
      timer = setTimeout(() => setGlance((before) => before + 1), PAUSE_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [followed]);

  return me.status === 'offline' ? NOTHING : shown;
}
