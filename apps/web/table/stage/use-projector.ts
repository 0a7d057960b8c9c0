import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../ui/settings.ts';
import { REDUCED_MOTION, useMedia } from '../../ui/use-media.ts';
import { play } from './play-sound.ts';
import { warmFonts } from './warm-fonts.ts';
import {
  NO_FILM,
  add,
  advance,
  cut,
  delayOf,
  skip,
  type Film,
  type Reel,
  type Terms,
} from './projector.ts';

/** Shows scenes one after the other, at the pace that the player likes. */
export function useProjector<R extends Reel>({
  isTimed = false,
  isHurried = false,
  isStill = false,
  speed = 1,
}: Partial<Pick<Terms, 'isTimed' | 'isHurried' | 'speed'>> & {
  /** Nothing is ever shown here. */
  readonly isStill?: boolean | undefined;
}) {
  const { pace } = useSettings();
  const isReduced = useMedia(REDUCED_MOTION);
  const [isAsked, setAsked] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const terms = useMemo(
    () => ({ pace, isReduced, isTimed, isHurried, isAsked, speed }),
    [pace, isReduced, isTimed, isHurried, isAsked, speed],
  );
  const [film, setFilm] = useState<Film<R>>(NO_FILM);
  const latest = useRef(terms);
  latest.current = terms;

  useEffect(() => {
    const delay = delayOf(film, terms);
    if (delay === undefined || isPaused) return undefined;
    // Drawn piece by piece: between two pieces the page answers keys and clicks.
    const timer = setTimeout(
      () => startTransition(() => setFilm((now) => advance(now, terms))),
      delay,
    );
    return () => clearTimeout(timer);
  }, [film, terms, isPaused]);

  useEffect(() => {
    if (!isStill) warmFonts('scenes');
  }, [isStill]);

  // A scene that is skipped plays only its last sound: the one of the beat that is shown.
  const reel = film.queue[0];
  const sound = reel?.beats[film.beat]?.sound;
  useEffect(() => {
    if (sound && (pace !== 'instant' || isAsked)) play(sound);
  }, [reel?.id, film.beat, sound, pace, isAsked]);

  return {
    reel,
    beat: film.beat,
    waiting: film.queue.length,
    isShowing: reel !== undefined,
    isPaused,
    /** What has just happened. */
    show: useCallback((reels: readonly R[]) => {
      if (reels.length === 0) return;
      setAsked(false);
      setPaused(false);
      setFilm((now) => add(now, reels, { ...latest.current, isAsked: false }));
    }, []),
    /** What happened a while ago, for somebody who has asked for it. */
    showFilm: useCallback((reels: readonly R[]) => {
      setAsked(true);
      setFilm(add(NO_FILM, reels, { ...latest.current, isAsked: true }));
    }, []),
    togglePause: useCallback(() => setPaused((was) => !was), []),
    skip: useCallback(() => setFilm((now) => skip(now, latest.current)), []),
    cut: useCallback(() => setFilm(cut), []),
    stop: useCallback(() => setFilm(NO_FILM), []),
  };
}
