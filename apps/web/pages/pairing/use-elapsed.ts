import { useEffect, useState } from 'react';
import { clockText } from '../../table/clock.ts';

/** The time, going on by itself. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How many seconds there are until a moment. */
export function useSecondsLeft(until: number | undefined): number | undefined {
  const now = useNow();
  return until === undefined ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}

/** How long it has been since a moment, going on by itself. */
export function useElapsed(since: number | undefined): {
  readonly ms: number;
  readonly text: string;
} {
  const now = useNow();
  const ms = since === undefined ? 0 : Math.max(0, now - since);
  return { ms, text: clockText(ms, '') };
}
