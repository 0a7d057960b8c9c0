import { useEffect, useState } from 'react';
import type { Clocks } from '../client/game-client.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => `${value}`.padStart(2, '0');

/** "38:07", "1:02:11", "2 d 04:10". */
export function clockText(ms: number, dayLetter: string): string {
  const left = Math.max(0, ms);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  if (days > 0) return `${days} ${dayLetter} ${two(hours)}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`;
}

/** What is left to each seat, going on by itself. */
export function useClocks(clocks: Clocks | undefined): readonly number[] | undefined {
  const [now, setNow] = useState(() => Date.now());
  const isRunning = clocks?.running.some(Boolean) ?? false;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, [isRunning]);
  return clocks?.remaining.map((left, seat) =>
    clocks.running[seat] ? left - Math.max(0, now - clocks.at) : left,
  );
}

/** A running clock is heard when so much is left. */
const HEARD_AT = [60, 30, 10, 5, 4, 3, 2, 1].map((seconds) => seconds * SECOND);

/** How long it takes until a running clock is heard again, if it ever is. */
export function untilHeard(left: number): number | undefined {
  const mark = HEARD_AT.find((each) => each < left);
  return mark === undefined ? undefined : left - mark;
}

/** Whoever waits for the other may claim the game then. */
export const isOutOfTime = (ms: number): boolean => ms <= 0;
export const isUrgent = (ms: number): boolean => ms < MINUTE;
