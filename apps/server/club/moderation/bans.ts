import { TIME_OUTS, barredUntil } from '@brink/club';
import { RequestFailure } from '../../base/failures.ts';
import type { Storage, StoredUser } from '../../storage/port.ts';

const until = (time: number): string => `until ${new Date(time).toISOString()}`;

/** Refuses somebody who may not play, or may not play rated games, for a while. */
export async function refuseBanned(
  storage: Storage,
  { id }: Pick<StoredUser, 'id'>,
  isRated: boolean,
  now: number,
): Promise<void> {
  const bans = await storage.club.moderation.bansOf(id, now);
  const whole = bans.find(({ kind }) => kind === 'all');
  if (whole) throw new RequestFailure(403, 'banned', until(whole.until));
  if (!isRated) return;
  const ban = bans.find(({ kind }) => kind === 'rated');
  if (ban) throw new RequestFailure(403, 'banned-from-rated', until(ban.until));
  const timeOuts = await storage.club.archive.timeouts(id, now - TIME_OUTS.within);
  const barred = barredUntil(timeOuts, now);
  if (barred !== undefined) throw new RequestFailure(403, 'banned-from-rated', until(barred));
}

/** Whether somebody may not talk for a while. */
export async function isSilenced(storage: Storage, user: string, now: number): Promise<boolean> {
  const bans = await storage.club.moderation.bansOf(user, now);
  return bans.some(({ kind }) => kind === 'all' || kind === 'chat');
}
