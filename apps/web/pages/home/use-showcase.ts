import type { Showcase } from '@brink/protocol';
import { useEffect, useState } from 'react';
import { showcase } from '../../client/showcase-api.ts';
import { useMe } from '../../client/me.ts';

/** A live game is looked at again after that long. */
const AGAIN_MS = 5_000;

/** What the server shows to strangers; `offline` where there is none, nothing until that is known. */
export function useShowcase(): Showcase | 'offline' | undefined {
  const me = useMe();
  const [shown, setShown] = useState<Showcase>();
  const hasServer = me.status === 'known' || me.status === 'stranger';
  useEffect(() => {
    if (!hasServer) return undefined;
    let isGone = false;
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      showcase().then(
        (value) => !isGone && setShown(value),
        () => undefined,
      );
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [hasServer]);
  return me.status === 'offline' ? 'offline' : shown;
}
