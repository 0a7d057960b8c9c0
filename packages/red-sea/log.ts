import type { Schema } from '@brink/kernel';
import { OPTIONAL_LOG, SHARED_LOG } from '@brink/struggle/log';
import type { Side } from '@brink/struggle';

const OWN = {
  flashpoint: ['country', 'card'], // the card on top of the pile
  underPile: ['card'],
  seaLanes: ['side', 'standing'], // 2 for control, 1 for more influence
  famine: ['country', 'isThere'], // 1 for marked, 0 for over
  centcom: ['keptOut', 'country'],
} as const satisfies Schema;

declare module '@brink/struggle/log' {
  interface Log extends OwnLog {}
  interface Arguments {
    readonly keptOut: Side;
  }
}
type OwnLog = typeof OWN;

const { bid, seats, fixDie } = OPTIONAL_LOG;

/** Everything that can happen in Red Sea. */
export const LOG = { ...SHARED_LOG, bid, seats, fixDie, ...OWN } as const;
