import { useEffect, useState } from 'react';

/**
 * A value as it was until the page has been drawn once more. A scene puts its paper on the table and
 * turns the lamp off: both in one frame would be a long one.
 */
export function useNextFrame<T>(value: T): T {
  const [shown, setShown] = useState(value);
  useEffect(() => {
    // The first comes before the frame that draws what else has changed, the second after it.
    let waiting = requestAnimationFrame(() => {
      waiting = requestAnimationFrame(() => setShown(() => value));
    });
    return () => cancelAnimationFrame(waiting);
  }, [value]);
  // What is over does not linger.
  return value === undefined ? value : shown;
}
