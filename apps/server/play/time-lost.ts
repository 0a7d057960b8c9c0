import type { ClockSetting } from '@brink/protocol';
import type { Outage } from '../storage/port.ts';

/** After an outage the clocks of live games stand so long: players have to come back first. */
export const GRACE_MS = 15_000;
/** Where a move may take days, less than this is not worth an entry. */
const LEAST_SLOW_MS = 60_000;

/**
 * How long nobody could play since `at`, the time of the last entry of a journal. It is given back
 * as an entry, after which there is nothing to give back any more.
 */
export function timeLost({ kind }: ClockSetting, at: number, outages: readonly Outage[]): number {
  const missed = outages.filter(({ ended }) => ended > at);
  if (kind === 'none' || missed.length === 0) return 0;
  const lost = missed.reduce((sum, { began, ended }) => sum + ended - Math.max(began, at), 0);
  if (kind === 'slow') return lost < LEAST_SLOW_MS ? 0 : lost;
  return lost + GRACE_MS;
}
