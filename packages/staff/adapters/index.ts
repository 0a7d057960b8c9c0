import type { Adapter } from '../adapter.ts';
import { redSea } from './red-sea.ts';
import { twilightStruggle } from './twilight-struggle.ts';

const ADAPTERS: readonly Adapter[] = [twilightStruggle, redSea];

/** What the staff knows of a game; undefined for those outside the family. */
export const adapterOf = (id: string): Adapter | undefined =>
  ADAPTERS.find((adapter) => adapter.id === id);
