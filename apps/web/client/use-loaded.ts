import { useCallback, useEffect, useRef, useState } from 'react';
import { codeOf } from '../ui/api-error.ts';

const AGAIN_MS = 20_000;
/** For what does not change while one looks. */
export const ONCE = 0;

export type Loaded<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'here'; readonly value: T }
  | { readonly status: 'failed'; readonly code: string };

/**
 * What the server says, and says again from time to time; `key` names what is asked for. Without
 * one nothing is asked yet.
 */
export function useLoaded<T>(key: string | undefined, load: () => Promise<T>, againMs = AGAIN_MS) {
  const [loaded, setLoaded] = useState<Loaded<T>>({ status: 'loading' });
  const current = useRef({ key, load });
  current.current = { key, load };
  const look = useCallback(async (): Promise<void> => {
    const asked = current.current;
    try {
      const value = await asked.load();
      if (asked.key === current.current.key) setLoaded({ status: 'here', value });
    } catch (error) {
      if (asked.key !== current.current.key) return;
      // What is on the screen stays there while the line is lost.
      setLoaded((before) =>
        before.status === 'here' ? before : { status: 'failed', code: codeOf(error) },
      );
    }
  }, []);
  useEffect(() => {
    setLoaded({ status: 'loading' });
    if (key === undefined) return undefined;
    void look();
    if (againMs === ONCE) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, againMs);
    return () => clearInterval(timer);
  }, [key, look, againMs]);
  const put = useCallback((value: T) => setLoaded({ status: 'here', value }), []);
  return { loaded, look, put };
}
