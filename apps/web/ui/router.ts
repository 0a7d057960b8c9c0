import { useSyncExternalStore } from 'react';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'settings' }
  | { readonly page: 'help' }
  | { readonly page: 'account' }
  | { readonly page: 'dice' }
  | { readonly page: 'reset'; readonly token: string }
  | { readonly page: 'archive' }
  | {
      readonly page: 'archived';
      readonly id: string;
      readonly at?: number;
      readonly isReview?: boolean;
    }
  | { readonly page: 'leaderboard' }
  | { readonly page: 'player'; readonly name: string }
  | { readonly page: 'local'; readonly id: string }
  | {
      readonly page: 'remote';
      readonly id: string;
      readonly at?: number;
      readonly isReview?: boolean;
    }
  | {
      readonly page: 'replay';
      readonly id: string;
      readonly at?: number;
      readonly isReview?: boolean;
    }
  | { readonly page: 'invitation'; readonly invite: string }
  | { readonly page: 'rules'; readonly anchor: string }
  | { readonly page: 'cards' }
  | { readonly page: 'explorer' }
  | { readonly page: 'learn' }
  | { readonly page: 'study-room' }
  | { readonly page: 'analysis' }
  | { readonly page: 'studies' }
  | { readonly page: 'one-study'; readonly id: string }
  | { readonly page: 'editor' }
  | { readonly page: 'study'; readonly id: string }
  | { readonly page: 'puzzles' }
  | { readonly page: 'puzzle'; readonly id: string }
  | { readonly page: 'tournaments' }
  | { readonly page: 'pair' }
  | { readonly page: 'notices' }
  | { readonly page: 'bots' }
  | { readonly page: 'overlay'; readonly id: string }
  | { readonly page: 'new-tournament' }
  | { readonly page: 'tournament'; readonly id: string }
  | { readonly page: 'nowhere' };

const ID = '([A-Za-z0-9_-]+)';
const LOCAL = new RegExp(`^/play/local/${ID}$`);
const REPLAY = new RegExp(`^/replay/local/${ID}$`);
const REMOTE = new RegExp(`^/g/${ID}$`);
const INVITATION = new RegExp(`^/i/${ID}$`);
const ARCHIVED = new RegExp(`^/archive/${ID}$`);
const STUDY = new RegExp(`^/learn/${ID}$`);
const ONE_STUDY = new RegExp(`^/studies/${ID}$`);
const PUZZLE = new RegExp(`^/puzzle/${ID}$`);
const OVERLAY = new RegExp(`^/overlay/${ID}$`);
const TOURNAMENT = new RegExp(`^/tournaments/${ID}$`);
const PLAYER = /^\/player\/([^/]+)$/;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** `/g/ID#N` names a moment of a game, `/g/ID#review` what the staff says of all of it. */
export function routeOf(path: string, hash: string): Route {
  if (path === '/' || path === '/index.html') return { page: 'home' };
  if (path === '/settings') return { page: 'settings' };
  if (path === '/help') return { page: 'help' };
  if (path === '/account') return { page: 'account' };
  // `/reset#…` is the link of a mail.
  if (path === '/reset') return { page: 'reset', token: hash.slice(1) };
  if (path === '/dice') return { page: 'dice' };
  if (path === '/archive') return { page: 'archive' };
  if (path === '/leaderboard') return { page: 'leaderboard' };
  // `/rules#ts:6.1.2` names a rule.
  if (path === '/rules') return { page: 'rules', anchor: decoded(hash.slice(1)) ?? '' };
  if (path === '/cards') return { page: 'cards' };
  if (path === '/analysis') return { page: 'analysis' };
  if (path === '/explorer') return { page: 'explorer' };
  if (path === '/studies') return { page: 'studies' };
  const one = ONE_STUDY.exec(path);
  if (one) return { page: 'one-study', id: one[1] };
  if (path === '/puzzles') return { page: 'puzzles' };
  if (path === '/learn') return { page: 'learn' };
  if (path === '/study') return { page: 'study-room' };
  if (path === '/editor') return { page: 'editor' };
  if (path === '/tournaments') return { page: 'tournaments' };
  if (path === '/tournaments/new') return { page: 'new-tournament' };
  const tournament = TOURNAMENT.exec(path);
  if (tournament) return { page: 'tournament', id: tournament[1] };
  if (path === '/pair') return { page: 'pair' };
  if (path === '/notices') return { page: 'notices' };
  if (path === '/bots') return { page: 'bots' };
  const invitation = INVITATION.exec(path);
  if (invitation) return { page: 'invitation', invite: invitation[1] };
  const overlay = OVERLAY.exec(path);
  if (overlay) return { page: 'overlay', id: overlay[1] };
  const study = STUDY.exec(path);
  if (study) return { page: 'study', id: study[1] };
  const puzzle = PUZZLE.exec(path);
  if (puzzle) return { page: 'puzzle', id: puzzle[1] };
  const name = decoded(PLAYER.exec(path)?.[1] ?? '');
  if (name) return { page: 'player', name };
  const place = /^#(\d+)$/.exec(hash)?.[1];
  const at = place === undefined ? undefined : Number(place);
  const isReview = hash === '#review' || undefined;
  const archived = ARCHIVED.exec(path);
  if (archived) return { page: 'archived', id: archived[1], at, isReview };
  const local = LOCAL.exec(path);
  if (local) return { page: 'local', id: local[1] };
  const replay = REPLAY.exec(path);
  if (replay) return { page: 'replay', id: replay[1], at, isReview };
  const remote = REMOTE.exec(path);
  return remote ? { page: 'remote', id: remote[1], at, isReview } : { page: 'nowhere' };
}

const ANALYSED: readonly (readonly [address: RegExp, source: string])[] = [
  [REPLAY, 'local'],
  [REMOTE, 'game'],
  [ARCHIVED, 'archive'],
];

/** What the staff says of the game whose replay is at this address. */
export const reviewOf = (path: string): string | undefined =>
  ANALYSED.some(([address]) => address.test(path)) ? `${path}#review` : undefined;

/** The analysis board for a moment of the replay at this address. */
export function analysisOf(path: string, at: number): string | undefined {
  for (const [address, source] of ANALYSED) {
    const id = address.exec(path)?.[1];
    if (id !== undefined) return `/analysis?${source}=${id}#${at}`;
  }
  return undefined;
}

const CHANGED = 'brink:route';

export function goTo(address: string): void {
  history.pushState(undefined, '', address);
  dispatchEvent(new Event(CHANGED));
}

/** Changes the address without a step in the history of the browser. */
export const setMoment = (at: number): void => history.replaceState(undefined, '', `#${at}`);

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  addEventListener(CHANGED, listener);
  return () => {
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
    removeEventListener(CHANGED, listener);
  };
};

/** The address of the page; links of ours change it without loading anything. */
export const useAddress = (): string =>
  useSyncExternalStore(subscribe, () => location.pathname + location.hash);

/** What stands behind the question mark of the address. */
export const useSearch = (): string => useSyncExternalStore(subscribe, () => location.search);

/** Changes what stands there without a step in the history of the browser. */
export function setSearch(search: string): void {
  history.replaceState(undefined, '', search === '' ? location.pathname : `?${search}`);
  dispatchEvent(new Event(CHANGED));
}
