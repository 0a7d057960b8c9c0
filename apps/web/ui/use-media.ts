import { useSyncExternalStore } from 'react';

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

export const PHONE = '(width < 700px)';
export const NARROW = '(width < 1024px)';
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
