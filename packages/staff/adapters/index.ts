import type { StruggleId } from '@brink/games/ids';
import type { Adapter } from '../adapter.ts';
import { redSea } from './red-sea.ts';
import { twilightStruggle } from './twilight-struggle.ts';

const ADAPTERS: Readonly<Record<StruggleId, Adapter>> = {
  'twilight-struggle': twilightStruggle,
  'red-sea': redSea,
};

/** What the staff knows of a game; undefined for those outside the family. */
export const adapterOf = (id: string): Adapter | undefined =>
  Object.hasOwn(ADAPTERS, id) ? ADAPTERS[id as StruggleId] : undefined;
