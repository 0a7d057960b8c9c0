import { useSay } from '../../ui/texts/use-say.ts';
import type { HandsShown, Pace } from '../../ui/texts/texts.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const LIVE = { kind: 'live', total: 45 * MINUTE, increment: 30_000 } as const;
const SLOW = { kind: 'slow', perMove: 3 * DAY, cap: 7 * DAY } as const;

/** The clocks that are offered. */
export const CLOCKS = { none: { kind: 'none' }, live: LIVE, slow: SLOW } as const;

/** When spectators see the hands. */
export const HANDS_AFTER: Readonly<Record<HandsShown, number | undefined>> = {
  never: undefined,
  quarter: 15 * MINUTE,
  hour: 60 * MINUTE,
  day: DAY,
};

export function usePaces(): readonly { readonly id: Pace; readonly label: string }[] {
  const say = useSay();
  return [
    { id: 'none', label: say.paces.none },
    { id: 'live', label: say.paceOf.live(LIVE.total / MINUTE, LIVE.increment / 1000) },
    { id: 'slow', label: say.paceOf.slow(SLOW.perMove / DAY) },
  ];
}
