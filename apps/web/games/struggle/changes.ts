import type { Change } from '@brink/board';
import { useRef } from 'react';
import type { Entry, GameState } from '../../client/game-client.ts';
import type { StruggleUi, StruggleView } from './struggle-ui.ts';

const BEGINS = new Set(['play', 'headline', 'turn']);

const begins = (log: readonly Entry[], from: number): boolean =>
  log.slice(from).some(({ code }) => BEGINS.has(code));

/** Influence that differs, in the colour of whose it is; the greater change where both do. */
export function changesBetween(
  { areaId }: Pick<StruggleUi, 'areaId'>,
  before: StruggleView,
  after: StruggleView,
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
export function useChanges(
  ui: StruggleUi,
  { view, log }: GameState<StruggleView>,
): Readonly<Record<string, Change>> | undefined {
  const seen = useRef<{ view: StruggleView; log: number }>(undefined);
  const base = useRef<StruggleView>(undefined);
  if (!view) return undefined;
  if (seen.current && seen.current.view !== view) {
    const from = Math.min(seen.current.log, log.length);
    if (begins(log, from)) base.current = seen.current.view;
  }
  seen.current = { view, log: log.length };
  base.current ??= view;
  return changesBetween(ui, base.current, view);
}
