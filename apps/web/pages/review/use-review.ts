import type { GameRecord } from '@brink/kernel';
import type { ReviewProgress } from '@brink/staff';
import { useCallback, useEffect, useRef, useState } from 'react';
import { openWorker } from '../../client/open-worker.ts';
import type { FromWorker, ToWorker } from '../../client/worker-messages.ts';

/** A worker of its own judges the game as soon as the page is open; it can be stopped at any time. */
export function useReview(record: GameRecord) {
  const worker = useRef<Worker>(undefined);
  const [found, setFound] = useState<ReviewProgress>();
  const [isRunning, setRunning] = useState(true);
  const stop = useCallback((): void => {
    worker.current?.terminate();
    worker.current = undefined;
    setRunning(false);
  }, []);
  const start = useCallback((): void => {
    worker.current?.terminate();
    const made = openWorker();
    worker.current = made;
    setRunning(true);
    made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'broken') return stop();
      if (data.type !== 'review') return undefined;
      setFound(data.review);
      return data.review.done === data.review.total ? stop() : undefined;
    });
    const message: ToWorker = { type: 'review', record };
    made.postMessage(message);
  }, [record, stop]);
  useEffect(() => {
    start();
    return () => worker.current?.terminate();
  }, [start]);
  return { found, isRunning, start, stop };
}
