import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { turns, type Turn } from './turns.ts';

type Subscribe = (listener: () => void) => () => void;

interface Patience<T> {
  /** Parts that hear the same news are drawn in this order, each in a frame of its own. */
  readonly place?: number;
  /** News of so many milliseconds is drawn together, unless it is urgent. */
  readonly delay?: number;
  readonly isUrgent?: (value: T, shown: T) => boolean;
}

/**
 * What a store holds, drawn piece by piece: between two pieces the page answers keys and clicks.
 * What is shown may be a moment behind; `useSyncExternalStore` never is, but holds everything up.
 */
export function useStoreLater<T>(
  subscribe: Subscribe,
  now: () => T,
  { place = 0, delay = 0, isUrgent }: Patience<T> = {},
): T {
  const [shown, setShown] = useState(() => ({ now, value: now() }));
  const turn = useRef<Turn>(undefined);
  const drawn = useRef(shown.value);
  useLayoutEffect(() => turn.current?.drawn(), [shown]);
  useEffect(() => {
    let timer = 0;
    const own = turns.take(place, () => {
      drawn.current = now();
      startTransition(() => setShown({ now, value: drawn.current }));
    });
    turn.current = own;
    const ask = (): void => {
      clearTimeout(timer);
      timer = 0;
      // News of others: nothing would change.
      if (now() !== drawn.current) own.ask();
    };
    const hear = (): void => {
      if (delay === 0 || isUrgent?.(now(), drawn.current)) ask();
      else timer ||= window.setTimeout(ask, delay);
    };
    ask();
    const stop = subscribe(hear);
    return () => {
      clearTimeout(timer);
      stop();
      own.leave();
    };
  }, [subscribe, now, place, delay, isUrgent]);
  // Of another store nothing has been drawn yet.
  return shown.now === now ? shown.value : now();
}

/** A value that is drawn when its turn has come, after parts that come before it; `first` until then. */
export function useLater<T>(value: T, place: number, first = value): T {
  const [shown, setShown] = useState({ value: first });
  const latest = useRef(first);
  const turn = useRef<Turn>(undefined);
  useLayoutEffect(() => turn.current?.drawn(), [shown]);
  useEffect(() => {
    const own = turns.take(place, () => startTransition(() => setShown({ value: latest.current })));
    turn.current = own;
    return () => own.leave();
  }, [place]);
  useEffect(() => {
    if (latest.current === value) return;
    latest.current = value;
    turn.current?.ask();
  }, [value]);
  return shown.value;
}

/** What a store holds, drawn at once or, for those who can wait, piece by piece. */
export function useStore<T>(subscribe: Subscribe, now: () => T, isPatient: boolean): T {
  // A client is one or the other for as long as it lives.
  const use = isPatient ? useStoreLater : useSyncExternalStore;
  return use(subscribe, now);
}
