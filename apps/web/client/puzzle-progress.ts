import { NEWCOMER, afterTry, newPuzzle, streakOf, type Rating, type Streak } from '@brink/club';
import { dayOf } from '@brink/library/puzzles/daily';
import type { Puzzle } from '@brink/library/puzzles/puzzle';
import { MOST_TRIES, type PuzzleTriesAnswer } from '@brink/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { meNow, useMe, type Me } from './me.ts';
import { accountProgress, sendTries } from './puzzle-api.ts';
import { hardnessOf, takeRatings } from './puzzle-ratings.ts';
import { readKept, writeKept, type Try } from './tried.ts';

/** How far somebody has come. */
export interface Progress {
  readonly rating: Rating;
  /** The oldest first. */
  readonly tries: readonly Try[];
}

/** How far an account had come when the server was last asked. */
interface AccountProgress extends Progress {
  readonly user: string;
}

/** What a try has changed: for the solver, and on a server for the puzzle. */
export interface Change {
  readonly before: number;
  readonly after: number;
  readonly opponent?: { readonly before: number; readonly after: number };
}

const NOTHING: Progress = { rating: NEWCOMER, tries: [] };

function isProgress(value: unknown): value is Progress {
  const { rating, tries } = (value ?? {}) as Partial<Progress>;
  return typeof rating?.rating === 'number' && Array.isArray(tries);
}

function readDevice(): Progress {
  const kept = readKept('device');
  return isProgress(kept) ? kept : NOTHING;
}

function readAccount(): AccountProgress | undefined {
  const kept = readKept('account');
  return isProgress(kept) && 'user' in kept ? (kept as AccountProgress) : undefined;
}

const hasStorage = typeof localStorage !== 'undefined';
/** Tries of guests, and those that an account has not heard of yet. */
let device: Progress = hasStorage ? readDevice() : NOTHING;
let account: AccountProgress | undefined = hasStorage ? readAccount() : undefined;
const listeners = new Set<() => void>();

/** Those can be judged by the server; tries of before did not keep what was chosen. */
const unsent = (): readonly Try[] => device.tries.filter(({ path }) => path !== undefined);

/** What an account and this device know. */
function together(): Progress {
  if (!account) return device;
  const known = new Set(account.tries.map(({ puzzle }) => puzzle));
  const more = device.tries.filter(({ puzzle }) => !known.has(puzzle));
  // The rating of the device is that of the account, changed by what has not been sent.
  const { rating } = unsent().length > 0 ? device : account;
  return { rating, tries: [...account.tries, ...more] };
}

let progress: Progress = together();

function changed(): void {
  progress = together();
  for (const listener of listeners) listener();
}

function keepDevice(next: Progress): void {
  device = next;
  writeKept('device', next);
  changed();
}

function keepAccount(next: AccountProgress | undefined): void {
  account = next;
  writeKept('account', next);
  changed();
}

const accountOf = (me: Me): string | undefined =>
  me.status === 'known' && me.user.kind === 'account' ? me.user.id : undefined;

/** The device need not keep any longer what the account knows. */
function handedOver(sent: readonly Try[]): void {
  const gone = new Set(sent.map(({ puzzle }) => puzzle));
  const tries = device.tries.filter(({ puzzle }) => !gone.has(puzzle));
  keepDevice(tries.length === 0 ? NOTHING : { ...device, tries });
}

let moving: Promise<readonly PuzzleTriesAnswer['rated'][number][]> | undefined;

/** Hands tries over to the account, piece by piece; what cannot be sent now waits on the device. */
async function handOver(user: string): Promise<readonly PuzzleTriesAnswer['rated'][number][]> {
  const all: PuzzleTriesAnswer['rated'][number][] = [];
  for (;;) {
    const sent = unsent().slice(0, MOST_TRIES);
    if (sent.length === 0) return all;
    const answer = await sendTries(
      sent.map(({ puzzle, path, at }) => ({ puzzle, path: [...path!], at })),
    );
    // Somebody else may sit here by now.
    if (accountOf(meNow()) !== user) return all;
    handedOver(sent);
    keepAccount({ user, ...answer.progress });
    all.push(...answer.rated);
    takeRatings(answer.rated.map(({ standing }) => standing));
  }
}

/** One after the other: what is tried meanwhile goes along. */
async function send(user: string): Promise<readonly PuzzleTriesAnswer['rated'][number][]> {
  await moving?.catch(() => undefined);
  moving = handOver(user);
  return moving;
}

const NOBODY = '';
/** Whose progress was asked for last; nobody’s is that of the device alone. */
let followed: string | undefined;

/** Whose progress is shown: that of an account as soon as one is known. */
export function followMe(me: Me): void {
  // Without a server the account is the one that was here last.
  if (me.status === 'unknown' || me.status === 'offline') return;
  const user = accountOf(me) ?? NOBODY;
  if (user === followed) return;
  followed = user;
  if (account && account.user !== user) keepAccount(undefined);
  if (user === NOBODY) return;
  const fetchAll = async (): Promise<void> => {
    await send(user);
    const found = await accountProgress();
    // What was tried meanwhile may have been answered first: tries only become more.
    const isOlder = account?.user === user && found.tries.length < account.tries.length;
    if (accountOf(meNow()) === user && !isOlder) keepAccount({ user, ...found });
  };
  fetchAll().catch(() => {
    followed = undefined;
  });
}

/**
 * Takes note of a try. Only the first of a puzzle is rated, and none with a hint. `tell` hears what
 * it changes, once more when the server has rated it.
 */
export function recordTry(
  puzzle: Puzzle,
  { path, isSolved }: { readonly path: readonly number[]; readonly isSolved: boolean },
  { isDaily, isRated }: { readonly isDaily: boolean; readonly isRated: boolean },
  tell: (change: Change) => void,
): void {
  if (!isRated || progress.tries.some((each) => each.puzzle === puzzle.id)) return;
  const before = progress.rating;
  const { solver } = afterTry(before, newPuzzle(hardnessOf(puzzle)), isSolved);
  const one = { puzzle: puzzle.id, isSolved, at: Date.now(), isDaily, path };
  keepDevice({ rating: solver, tries: [...device.tries, one] });
  tell({ before: before.rating, after: solver.rating });
  // What cannot be sent waits on the device for the next visit.
  void sendFor(puzzle, tell).catch(() => undefined);
}

async function sendFor({ id }: Puzzle, tell: (change: Change) => void): Promise<void> {
  const user = accountOf(meNow());
  if (user === undefined) return;
  const own = (await send(user)).find(({ puzzle }) => puzzle === id);
  if (own) tell({ ...own.solver, opponent: own.opponent });
}

const subscribe = (listener: () => void): (() => void) => {
  const onStorage = (): void => {
    device = readDevice();
    account = readAccount();
    changed();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
};

export function useProgress(): Progress {
  const me = useMe();
  useEffect(() => followMe(me), [me]);
  return useSyncExternalStore(subscribe, () => progress);
}

/** Days of the daily puzzle, solved and failed. */
export function dailyDays({ tries }: Progress): {
  readonly solved: ReadonlySet<number>;
  readonly failed: ReadonlySet<number>;
} {
  const daily = tries.filter(({ isDaily }) => isDaily);
  const days = (isSolved: boolean): Set<number> =>
    new Set(daily.filter((each) => each.isSolved === isSolved).map(({ at }) => dayOf(at)));
  return { solved: days(true), failed: days(false) };
}

export function streakIn(progress: Progress, today: number): Streak {
  const { solved, failed } = dailyDays(progress);
  return streakOf(solved, failed, today);
}
