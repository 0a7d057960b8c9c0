import { useEffect, useState } from 'react';
import { clockText } from '../../table/clock.ts';

/** How long it has been since a moment, going on by itself. */
export function useElapsed(since: number | undefined): {
  readonly ms: number;
  readonly text: string;
} {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const ms = since === undefined ? 0 : Math.max(0, now - since);
  return { ms, text: clockText(ms, '') };
}
