import type { Schema } from '@brink/kernel';
import { LOG as RED_SEA } from '@brink/red-sea/log';
import { LOG as TWILIGHT_STRUGGLE } from '@brink/twilight-struggle/log';

const OWN = { draft: ['side', 'card'] } as const satisfies Schema;

declare module '@brink/struggle/log' {
  interface Log extends OwnLog {}
}
type OwnLog = typeof OWN;

/** Everything that can happen where cards of both games meet. */
export const LOG = { ...TWILIGHT_STRUGGLE, ...RED_SEA, ...OWN } as const;
