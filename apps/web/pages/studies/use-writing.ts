import type { Study } from '@brink/study';
import { useEffect, useRef, useState } from 'react';
import { lockStudy, unlockStudy } from '../../client/studies-api.ts';
import { openStudy, saveStudy, type OpenStudy } from '../../client/studies.ts';
import { ApiError, codeOf } from '../../ui/api-error.ts';

/** Whether what is written is kept. `joined`: it is, with what others have saved meanwhile. */
export type Fate = 'same' | 'unsaved' | 'saved' | 'joined' | 'locked' | 'failed';

/** Whoever writes says so again well before the lock runs out. */
const RENEW_MS = 40_000;
/** Whoever waits for another author looks so often whether they are done. */
const WAIT_MS = 4000;

/** What is changed, and whether it is kept. */
export function useWriting(opened: OpenStudy) {
  const [open, setOpen] = useState(opened);
  const [study, setStudy] = useState(opened.study);
  const [fate, setFate] = useState<Fate>(
    opened.mayWrite && opened.lockedBy !== undefined ? 'locked' : 'same',
  );
  /** How often words of others have come in: boards are opened anew then. */
  const [news, setNews] = useState(0);
  const isLocking = useRef(false);
  const latest = useRef({ open, study });
  latest.current = { open, study };
  const { id } = open;
  const isOnServer = open.home === 'server' && open.mayWrite;

  /** Says who writes in it now, if that is why something was refused. */
  const isLockedBy = (error: unknown): boolean => {
    if (codeOf(error) !== 'study-locked') return false;
    const name = error instanceof ApiError ? error.detail : undefined;
    setFate('locked');
    setOpen((before) => ({ ...before, lockedBy: name ?? before.lockedBy }));
    return true;
  };
  /** Whoever finds it locked may save as soon as the others are done. */
  const lock = async (): Promise<void> => {
    try {
      await lockStudy(id);
      setFate((before) => (before === 'locked' ? 'unsaved' : before));
    } catch (error) {
      isLockedBy(error);
    }
  };
  /** Whoever has changed nothing sees what the others have made of it. */
  const look = async (): Promise<void> => {
    const now = await openStudy(id).catch(() => undefined);
    const { open: before, study: shown } = latest.current;
    if (!now || isLocking.current || shown !== before.study) return;
    const isNew = now.head?.version !== before.head?.version;
    const text = isNew ? now.study : shown;
    setOpen({ ...now, study: text });
    setStudy(text);
    if (isNew) setNews((count) => count + 1);
    if (now.lockedBy === undefined) setFate('same');
  };
  const isWaiting = fate === 'locked';
  useEffect(() => {
    if (!isOnServer) return undefined;
    const ask = (): void => {
      if (isLocking.current) void lock();
      else if (isWaiting) void look();
    };
    const timer = setInterval(ask, isWaiting ? WAIT_MS : RENEW_MS);
    return () => clearInterval(timer);
    // The study that is open never becomes another one.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOnServer, isWaiting]);
  useEffect(
    () => () => {
      if (isLocking.current) void unlockStudy(id).catch(() => undefined);
    },
    [id],
  );

  const change = (next: Study): void => {
    setStudy(next);
    if (!open.mayWrite) return;
    if (isOnServer && !isLocking.current) {
      isLocking.current = true;
      void lock();
    }
    setFate((before) => (before === 'locked' ? before : 'unsaved'));
  };
  const save = async (): Promise<void> => {
    const ours = study;
    try {
      const saved = await saveStudy(open, ours);
      const isJoined = saved.study !== ours;
      // What was written while it was saved is not kept yet; next time it is joined again.
      const isWrittenOn = latest.current.study !== ours;
      if (!isWrittenOn || !isJoined) setOpen(saved);
      if (isWrittenOn) return;
      if (isJoined) {
        setStudy(saved.study);
        setNews((count) => count + 1);
      }
      setFate(isJoined ? 'joined' : 'saved');
      if (isLocking.current) await unlockStudy(id);
      isLocking.current = false;
    } catch (error) {
      if (!isLockedBy(error)) setFate('failed');
    }
  };
  /** Who may write has changed: what is written here stays. */
  const refresh = async (): Promise<void> => {
    const now = await openStudy(id);
    setOpen((before) =>
      before.head && now?.head
        ? { ...before, head: { ...before.head, authors: now.head.authors } }
        : before,
    );
  };
  return { open, study, change, fate, news, save, refresh };
}
