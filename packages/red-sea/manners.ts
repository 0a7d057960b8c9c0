import { SHARED_MANNERS } from '@brink/struggle/result';

const OWN = { hornOfAfrica: 11 } as const;

declare module '@brink/struggle/result' {
  interface Manners extends OwnManners {}
}
type OwnManners = typeof OWN;
export type OwnManner = keyof OwnManners;

/** How Red Sea may end. */
export const MANNERS = { ...SHARED_MANNERS, ...OWN } as const;
