import { useCallback, useEffect, useState } from 'react';
import { codeOf } from '../play/api.ts';

/** What the server answers to a question: nothing yet, the answer, or why there is none. */
export type Answer<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'here'; readonly value: T }
  | { readonly status: 'failed'; readonly problem: string };

const LOADING = { status: 'loading' } as const;

/** Asks once for each `key`; without one nothing is asked. */
export function useAnswer<T>(key: string | undefined, ask: (key: string) => Promise<T>) {
  const [answer, setAnswer] = useState<Answer<T>>(LOADING);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setAnswer(LOADING);
    if (key === undefined) return undefined;
    let isGone = false;
    ask(key).then(
      (value) => !isGone && setAnswer({ status: 'here', value }),
      (error: unknown) => !isGone && setAnswer({ status: 'failed', problem: codeOf(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [key, ask, tries]);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  return { answer, retry };
}
