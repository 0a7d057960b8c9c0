/** Coups and wars, whose lines come in another order than the engine tells them. */
import type { Told } from '@brink/kernel';
import type { LOG } from '../log.ts';
import type { Clash, LogPage } from './page.ts';

/** Whether an entry is part of the coup or war under way. */
export function isOfClash(
  { kind, country, roll }: Clash,
  told: Told<typeof LOG> | undefined,
): boolean {
  if (roll === undefined) return true;
  if (told?.code === 'influence') return roll === 'won' && told.country === country;
  if (told?.code === 'vp') return roll === 'won' && kind === 'war';
  return kind === 'coup' && told?.code === 'defcon';
}

export function endClash(page: LogPage): void {
  const { draft } = page;
  const clash = draft.clash!;
  draft.clash = undefined;
  page.endRun();
  const { militaryOps, defcon, vp } = clash;
  const lines = clash.kind === 'war' ? [vp, militaryOps] : [militaryOps, defcon, vp];
  for (const line of lines) if (line) page.say(line);
}

export function hold(page: LogPage, line: Partial<Clash>): boolean {
  if (!page.draft.clash) return false;
  page.draft.clash = { ...page.draft.clash, ...line };
  return true;
}
