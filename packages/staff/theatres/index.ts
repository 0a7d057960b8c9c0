import type { Theatre } from '../theatre.ts';
import { redSea } from './red-sea.ts';
import { twilightStruggle } from './twilight-struggle.ts';

const THEATRES: readonly Theatre[] = [twilightStruggle, redSea];

/** What the staff knows of a game; undefined for those outside the family. */
export const theatreOf = (id: string): Theatre | undefined =>
  THEATRES.find((theatre) => theatre.id === id);
