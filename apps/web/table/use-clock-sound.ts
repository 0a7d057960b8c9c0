import { useEffect } from 'react';
import type { Clocks } from '../client/game-client.ts';
import { untilHeard } from './clock.ts';
import { play } from './stage/play-sound.ts';

/** In milliseconds, like everything that a timer is told. */
const LONGEST = 86_400_000;
const LATE = 20;

/** One's own time is heard running out. */
export function useClockSound(clocks: Clocks | undefined, seat: number): void {
  useEffect(() => {
    if (!clocks?.running[seat]) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      const delay = untilHeard(clocks.remaining[seat] - Math.max(0, Date.now() - clocks.at));
      // A day is more than a timer need wait for; the table hears of something before.
      if (delay === undefined || delay > LONGEST) return;
      // A little late, so that it is not heard twice.
      timer = setTimeout(() => {
        play('clockLow');
        wait();
      }, delay + LATE);
    };
    wait();
    return () => clearTimeout(timer);
  }, [clocks, seat]);
}
