import { SHARED_MANNERS } from '@brink/struggle/result';

const OWN = { europeControl: 2, cubanMissileCrisis: 6, wargames: 7 } as const;

declare module '@brink/struggle/result' {
  interface Manners extends OwnManners {}
}
type OwnManners = typeof OWN;
export type OwnManner = keyof OwnManners;

/** How Twilight Struggle may end. */
export const MANNERS = { ...SHARED_MANNERS, ...OWN } as const;
