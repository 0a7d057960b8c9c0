import type { Change } from '@brink/board';
import { areaId } from '@brink/twilight-struggle/data/countries';
import type { TwilightView } from '@brink/twilight-struggle/view';
import { useRef } from 'react';
import type { Entry, GameState } from '../../play/game-client.ts';

const BEGINS = new Set(['play', 'headline', 'turn']);

const begins = (log: readonly Entry[], from: number): boolean =>
  log.slice(from).some(({ code }) => BEGINS.has(code));

/** Influence that differs, in the colour of whose it is; the greater change where both do. */
export function changesBetween(
  before: TwilightView,
  after: TwilightView,
): Readonly<Record<string, Change>> {
  const changes: Record<string, Change> = {};
  for (const [i, { us, ussr }] of after.countries.entries()) {
    const old = before.countries[i];
    if (!old) continue;
    const [west, east] = [us - old.us, ussr - old.ussr];
    if (west === 0 && east === 0) continue;
    changes[areaId(i)] =
      Math.abs(west) >= Math.abs(east) ? { side: 'us', by: west } : { side: 'ussr', by: east };
  }
  return changes;
}

/** What has changed on the map since the last card began to be played. */
export function useChanges({ view, log }: GameState): Readonly<Record<string, Change>> | undefined {
  const seen = useRef<{ view: TwilightView; log: number }>(undefined);
  const base = useRef<TwilightView>(undefined);
  if (!view) return undefined;
  if (seen.current && seen.current.view !== view) {
    const from = Math.min(seen.current.log, log.length);
    if (begins(log, from)) base.current = seen.current.view;
  }
  seen.current = { view, log: log.length };
  base.current ??= view;
  return changesBetween(base.current, view);
}
