import { useLanguage, type BoardLanguage } from '@brink/board';
import { useEffect, useState } from 'react';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** "in 2 days", "3 часа назад"; days up from two of them, so that nobody is a day off. */
export function awayText(ms: number, language: BoardLanguage): string {
  const away = new Intl.RelativeTimeFormat(language);
  for (const [unit, length] of UNITS) {
    const count = Math.trunc(ms / length);
    if (Math.abs(count) >= 2 || unit === 'minute') {
      // Nobody reads "in 0 minutes".
      return away.format(count === 0 ? (ms < 0 ? -1 : 1) : count, unit);
    }
  }
  return '';
}

/** A date and time where the reader is, and where that is. */
export const dateText = (at: number, language: BoardLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);

export const zoneText = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time as it goes on, by the minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

interface MomentProps {
  readonly at: number;
  /** Also says how far off it is. */
  readonly isCounted?: boolean;
}

/** A moment in the reader's own time zone, which pointing at it names. */
export function Moment({ at, isCounted }: MomentProps) {
  const language = useLanguage();
  const now = useNow();
  return (
    <time dateTime={new Date(at).toISOString()} title={zoneText()}>
      {dateText(at, language)}
      {isCounted && ` (${awayText(at - now, language)})`}
    </time>
  );
}
