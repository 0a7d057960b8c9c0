import { useEffect, useRef, useState } from 'react';
import { openWorker } from '../../client/open-worker.ts';
import type { FromWorker, ReplayCourse, ReplayMoment } from '../../client/worker-messages.ts';
import { setMoment } from '../../ui/router.ts';
import type { Recorded } from './recorded.ts';

const PLAY_MS = 700;
export type Stride = 'choice' | 'round' | 'turn';

/** A worker that holds the whole game and answers for single moments. */
function useMoments<View extends object>(
  { record }: Recorded,
  at: number | undefined,
  eyes: number,
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
        setShown(data as ReplayMoment<View>);
      } else if (data.type === 'broken') setBroken(true);
    });
    made.postMessage({ type: 'replay', record });
    return () => made.terminate();
  }, [record]);
  const index = Math.min(at ?? course?.last ?? 0, course?.last ?? 0);
  useEffect(() => {
    if (!course) return;
    seq.current++;
    worker.current?.postMessage({ type: 'at', index, eyes, seq: seq.current });
  }, [course, index, eyes]);
  return { course, moment, index, isBroken };
}

/** A record that is stepped through: where one stands, how one moves on, by hand or by itself. */
export function useReplay<View extends object>(
  recorded: Recorded,
  start: number | undefined,
  eyes: number,
) {
  const [at, setAt] = useState(start);
  const [isPlaying, setPlaying] = useState(false);
  const moments = useMoments<View>(recorded, at, eyes);
  const { course, index } = moments;
  const move = (to: number): void => {
    if (!course) return;
    const place = Math.max(0, Math.min(course.last, to));
    setAt(place);
    setMoment(place);
  };
  useEffect(() => {
    if (!isPlaying || !course) return undefined;
    const timer = setTimeout(() => {
      if (index >= course.last) setPlaying(false);
      else move(index + 1);
    }, PLAY_MS);
    return () => clearTimeout(timer);
  });
  const step = (by: 1 | -1, stride: Stride): void => {
    if (!course) return;
    const marks = stride === 'turn' ? course.turns : course.rounds;
    const next =
      by > 0 ? marks.find((mark) => mark > index) : marks.findLast((mark) => mark < index);
    move(stride === 'choice' ? index + by : (next ?? (by > 0 ? course.last : 0)));
  };
  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
      const target = event.target as HTMLElement;
      if (event.defaultPrevented || target.closest('input, [role="tab"], [data-go-to]')) return;
      const stride = event.ctrlKey ? 'turn' : event.shiftKey ? 'round' : 'choice';
      latestStep.current(event.key === 'ArrowRight' ? 1 : -1, stride);
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { ...moments, isPlaying, setPlaying, move, step };
}
