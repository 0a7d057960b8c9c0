import type { Film, Glance, Showcase, WireLogEntry } from '@brink/protocol';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { filmOf } from '../../client/showcase-api.ts';
import { REDUCED_MOTION, useMedia } from '../../ui/use-media.ts';

/** What the map on the first page shows now. */
export interface Scene {
  readonly glance: Glance;
  readonly last: readonly WireLogEntry[];
}

/** A play is looked at for so long. */
const PLAY_MS = 4_000;
/** A film begins when the board has filled. */
const BEGIN_AT = 0.3;

const SHIPPED = new URL('../../games/twilight-struggle/film.json', import.meta.url);

/** The game that comes with the client, for where there is no server. */
async function shippedFilm(): Promise<Film> {
  const answer = await fetch(SHIPPED);
  if (!answer.ok) throw new Error(`film: ${answer.status}`);
  return (await answer.json()) as Film;
}

/** The board after each step of a film. */
function scenesOf({ countries, steps }: Film): readonly Scene[] {
  let held: Glance['countries'] = Array.from({ length: countries }, () => [0, 0, -1]);
  return steps.map(({ changes, log, ...tracks }) => {
    const next = [...held];
    for (const [area, us, ussr, control] of changes) next[area] = [us, ussr, control];
    held = next;
    return { glance: { ...tracks, countries: held }, last: log };
  });
}

/** Whether somebody can see an element, and may be shown something that moves. */
export function useIsSeen(element: RefObject<Element | null>): boolean {
  const isStill = useMedia(REDUCED_MOTION);
  const [isInSight, setInSight] = useState(false);
  const [isShown, setShown] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInSight(entry.isIntersecting));
    observer.observe(element.current!);
    const look = (): void => setShown(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return isInSight && isShown && !isStill;
}

/**
 * A finished game that goes on by itself, for want of a live one: the newest of the server, else
 * the one that comes with the client. `isOn` lets it go on.
 */
export function useFilm(wanted: Showcase | 'offline' | undefined, isOn: boolean) {
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  const [at, setAt] = useState(0);
  const isLive = typeof wanted === 'object' && wanted.live.some(({ glance }) => glance);
  const finished = typeof wanted === 'object' ? wanted.finished[0] : undefined;
  const id = finished?.id;
  const isWanted = wanted !== undefined && !isLive;
  useEffect(() => {
    if (!isWanted) return setScenes([]);
    let isGone = false;
    const show = (film: Film): void => {
      if (isGone) return;
      const all = scenesOf(film);
      setScenes(all);
      setAt(Math.floor(all.length * BEGIN_AT));
    };
    const shipped = (): Promise<void> => shippedFilm().then(show, () => undefined);
    void (id === undefined ? shipped() : filmOf(id).then(show, shipped));
    return () => {
      isGone = true;
    };
  }, [isWanted, id]);
  const { length } = scenes;
  useEffect(() => {
    if (!isOn || length === 0) return undefined;
    const timer = setInterval(() => setAt((before) => (before + 1) % length), PLAY_MS);
    return () => clearInterval(timer);
  }, [isOn, length]);
  return { scene: scenes[at] as Scene | undefined, finished };
}

/** Keeps what was shown first, while nothing is to move. */
export function useStill<T>(value: T | undefined, isMoving: boolean): T | undefined {
  const kept = useRef(value);
  if (isMoving || kept.current === undefined) kept.current = value;
  return kept.current;
}
