import { useEffect, useState } from 'react';

/** Answers with how to leave it. */
function afterFrames(frames: number, work: () => void): () => void {
  let left = frames;
  let waiting = 0;
  const next = (): void => {
    waiting = requestAnimationFrame(() => (left-- > 0 ? next() : work()));
  };
  next();
  return () => cancelAnimationFrame(waiting);
}

/**
 * A value as it was until the page has been drawn so many times more, while it may wait. A scene puts
 * its paper on the table, turns the lamp off, changes the map and is logged: all of that in one frame
 * would be a long one.
 */
export function useLater<T>(value: T, mayWait: boolean, frames: number): T {
  const [shown, setShown] = useState(() => value);
  // What may not wait is shown at once, and nothing older comes back after it.
  if (!mayWait && !Object.is(shown, value)) setShown(() => value);
  useEffect(
    () => (mayWait ? afterFrames(frames, () => setShown(() => value)) : undefined),
    [value, mayWait, frames],
  );
  return mayWait ? shown : value;
}

/** Whether the page has been drawn once since something came. */
export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => afterFrames(1, () => setDrawn(true)), []);
  return isDrawn;
}
