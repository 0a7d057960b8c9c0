import { editMoment } from '../editor/opened.ts';
import { startTransition, useEffect, useRef, useState } from 'react';
import { openWorker } from '../../client/open-worker.ts';
import type { FromWorker, ReplayCourse, ReplayMoment } from '../../client/worker-messages.ts';
import { setMoment } from '../../ui/router.ts';
import type { Recorded } from './recorded.ts';

/** So long a moment stands that no scene tells of. */
const PLAY_MS = 700;
export const STRIDES = ['choice', 'play', 'round', 'turn'] as const;
export type Stride = (typeof STRIDES)[number];
export const SPEEDS = [1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** A worker that holds the whole game and answers for single moments. */
export function useMoments<View extends object>(
  { record }: Pick<Recorded, 'record'>,
  at: number | undefined,
  eyes: number,
  /** The moment with which it is compared, if not the one before. */
  since?: number,
) {
  const worker = useRef<Worker>(undefined);
  const seq = useRef(0);
  const [course, setCourse] = useState<ReplayCourse>();
  const [moment, setShown] = useState<ReplayMoment<View>>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    const made = openWorker();
    worker.current = made;
    made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'course') setCourse(data);
      else if (data.type === 'moment' && data.seq === seq.current) {
        // The ui of a game replays only records of its game.
        startTransition(() => setShown(data as ReplayMoment<View>));
      } else if (data.type === 'broken') setBroken(true);
    });
    made.postMessage({ type: 'replay', record });
    return () => made.terminate();
  }, [record]);
  const index = Math.min(at ?? course?.last ?? 0, course?.last ?? 0);
  useEffect(() => {
    if (!course) return;
    seq.current++;
    worker.current?.postMessage({ type: 'at', index, eyes, seq: seq.current, since });
  }, [course, index, eyes, since]);
  return { course, moment, index, isBroken };
}

/** A record that is stepped through: where one stands, how one moves on, by hand or by itself. */
export function useReplay<View extends object>(
  recorded: Recorded,
  start: number | undefined,
  eyes: number,
  speed: Speed = 1,
  /** A scene is shown: what comes next waits for it. */
  isShowing = false,
) {
  const [at, setAt] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const [stride, setStride] = useState<Stride>('choice');
  const moments = useMoments<View>(recorded, at, eyes);
  const { course, index } = moments;
  const move = (to: number): void => {
    if (!course) return;
    const place = Math.max(0, Math.min(course.last, to));
    setAt(place);
    // A log that is being uploaded has no address.
    if (!recorded.file) setMoment(place);
  };
  const step = (by: 1 | -1, unit: Stride): void => {
    if (!course) return;
    if (unit === 'choice') {
      let to = index + by;
      while (course.dealing.includes(to)) to += by;
      return move(to);
    }
    const marks = { play: course.plays, round: course.rounds, turn: course.turns }[unit];
    const next =
      by > 0 ? marks.find((mark) => mark > index) : marks.findLast((mark) => mark < index);
    return move(next ?? (by > 0 ? course.last : 0));
  };
  useEffect(() => {
    if (!isPlaying || isShowing || !course || moments.moment?.index !== index) return undefined;
    const timer = setTimeout(() => {
      if (index >= course.last) setPlaying(false);
      // A game that marks no plays goes on choice by choice.
      else step(1, course.plays.length > 1 ? 'play' : 'choice');
    }, PLAY_MS / speed);
    return () => clearTimeout(timer);
  });
  /** By what the reader has chosen to step, unless they say otherwise. */
  const stepBy = (by: 1 | -1, unit: Stride = stride): void => step(by, unit);
  const latestStep = useRef(stepBy);
  const edit = useRef(() => {});
  useEffect(() => {
    latestStep.current = stepBy;
    edit.current = () => editMoment(recorded.record, index);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
      if (event.code === 'KeyE' && !hasModifier && !target.closest('input, textarea, dialog')) {
        return edit.current();
      }
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      if (event.defaultPrevented || target.closest('input, [role="tab"], [data-go-to]')) return;
      const unit = event.ctrlKey ? 'turn' : event.shiftKey ? 'round' : undefined;
      latestStep.current(event.key === 'ArrowRight' ? 1 : -1, unit);
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return {
    ...moments,
    isPlaying,
    setPlaying,
    move,
    step: stepBy,
    stride,
    setStride,
  };
}
