import type { ReactNode } from 'react';
import { useLater } from '../ui/use-store.ts';

/** After the board and the first words about it parts of a table are drawn in these places. */
export const [SOON, LATER, LAST] = [2, 3, 4];

interface LaterProps {
  readonly place?: number;
  /** Its first turn has to come as well before anything is there. */
  readonly isAwaited?: boolean;
  readonly children: ReactNode;
}

/** A part that is painted in a frame of its own, after the board. */
export function Later({ place = SOON, isAwaited, children }: LaterProps) {
  return useLater(children, place, isAwaited ? false : children);
}
