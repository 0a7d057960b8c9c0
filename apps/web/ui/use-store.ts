import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';

type Subscribe = (listener: () => void) => () => void;

/**
 * What a store holds, drawn piece by piece: between two pieces the page answers keys and clicks.
 * What is shown may be a moment behind; `useSyncExternalStore` never is, but holds everything up.
 * With a delay parts that hear the same are painted in frames of their own; what is urgent waits
 * neither for that nor for other pieces.
 */
export function useStoreLater<T>(
  subscribe: Subscribe,
  now: () => T,
  delay = 0,
  isUrgent?: (value: T, shown: T) => boolean,
): T {
  const [shown, setShown] = useState(() => ({ now, value: now() }));
  useEffect(() => {
    let timer = 0;
    let drawn = now();
    const draw = (): void => {
      timer = 0;
      drawn = now();
      startTransition(() => setShown({ now, value: drawn }));
    };
    const hear = (): void => {
      if (isUrgent?.(now(), drawn)) {
        clearTimeout(timer);
        timer = 0;
        drawn = now();
        setShown({ now, value: drawn });
      } else if (delay === 0) draw();
      else timer ||= window.setTimeout(draw, delay);
    };
    draw();
    const stop = subscribe(hear);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, now, delay, isUrgent]);
  // Of another store nothing has been drawn yet.
  return shown.now === now ? shown.value : now();
}

/** What a store holds, drawn at once or, for those who can wait, piece by piece. */
export function useStore<T>(subscribe: Subscribe, now: () => T, isPatient: boolean): T {
  // A client is one or the other for as long as it lives.
  const use = isPatient ? useStoreLater : useSyncExternalStore;
  return use(subscribe, now);
}
