import type { Outcome } from '@brink/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Entry } from '../../../client/game-client.ts';
import { isUrgent } from '../../../table/clock.ts';
import { useProjector } from '../../../table/stage/use-projector.ts';
import type { Sitting } from '../../../table/use-sitting.ts';
import type { StruggleUi, StruggleView } from '../struggle-ui.ts';
import { reelOf, type StageReel } from './beats.ts';
import { direct } from './director.ts';
import { pictureOf } from './picture.ts';
import type { Scene } from './scene.ts';
import { isStaged, sentenceOf } from './telling.ts';

const NOTHING: readonly StageReel[] = [];

/** The scenes of what has come since a place in the log, for one seat. */
const scenesSince = (log: readonly Entry[], from: number, seat: number): readonly Scene[] =>
  from >= log.length ? [] : direct(log).filter((scene) => scene.to > from && isStaged(scene, seat));

/** The end of a game; one that is given up, drawn or out of time ends without a word of the log. */
const endingOf = (log: readonly Entry[], { winners, turn }: Outcome): Scene =>
  direct(log).findLast(({ kind }) => kind === 'ending') ?? {
    kind: 'ending',
    id: 'end',
    from: log.length,
    to: log.length,
    side: -1,
    turn,
    round: 0,
    lines: [],
    winner: winners[0] ?? -1,
  };

/** What has happened is shown, scene by scene; the game itself never waits for it. */
export function useStage(sitting: Sitting<StruggleView>, ui: StruggleUi) {
  const { state, past, language } = sitting;
  const { log, seat, view, clocks, result } = state;
  const left = clocks && seat >= 0 && clocks.running[seat] ? clocks.remaining[seat] : undefined;
  const projector = useProjector<StageReel>({ isHurried: left !== undefined && isUrgent(left) });
  const { reel, beat, waiting, show, showFilm, stop, skip } = projector;
  /** How much of the log each seat has seen. */
  const seen = useRef(new Map<number, number>());
  const [heard, setHeard] = useState('');
  /** A film that was asked for. */
  const [film, setFilm] = useState(NOTHING);

  const isKnown = view !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    const before = seen.current.get(seat);
    seen.current.set(seat, log.length);
    // Whoever comes to a table finds it as it is; what is taken back is not told.
    if (before === undefined || log.length <= before) {
      if (before !== undefined && log.length < before) stop();
      return;
    }
    const reels = scenesSince(log, before, seat).map((scene) => reelOf(scene, before));
    setFilm(NOTHING);
    show(reels);
    if (reels.length > 0) {
      setHeard(reels.map(({ scene }) => sentenceOf(scene, log, ui, language, before)).join(' '));
    }
  }, [isKnown, log, seat, show, stop, ui, language]);

  // However it ends, and whoever holds the screen then, those who were there see the page.
  const wasOver = useRef<boolean>(undefined);
  useEffect(() => {
    if (!isKnown) return;
    if (wasOver.current === false && result) show([reelOf(endingOf(log, result))]);
    wasOver.current = result !== undefined;
  }, [isKnown, log, result, show]);

  const told = reel ? reel.beats[beat].told : log.length;
  const isLive = past.isPresent && reel !== undefined;
  const picture = useMemo(
    () => (view && isLive ? pictureOf(view, log, told) : undefined),
    [view, isLive, log, told],
  );

  return {
    ...projector,
    /** The table as it is shown while a scene runs; the present without one. */
    picture,
    told: isLive ? told : log.length,
    heard,
    film: reel ? film.length : 0,
    /** Shows again what has come since a place in the log. */
    replay: (from: number): boolean => {
      const reels = scenesSince(log, from, seat).map((scene) => reelOf(scene));
      setFilm(reels);
      showFilm(reels);
      return reels.length > 0;
    },
    /** One scene on or back in a film. */
    step: (by: 1 | -1): void => {
      if (by > 0) skip();
      else showFilm(film.slice(Math.max(0, film.length - waiting - 1)));
    },
  };
}

export type StageModel = ReturnType<typeof useStage>;
