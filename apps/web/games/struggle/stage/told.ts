import type { LOG } from '@brink/crossover/log';
import type { CodeOf, Told as ToldOf } from '@brink/kernel';
import type { Arguments } from '@brink/struggle/log';

/** What the log of any game of the family tells, by name. */
export type Told<Code extends CodeOf<typeof LOG> = CodeOf<typeof LOG>> = ToldOf<
  typeof LOG,
  Arguments,
  Code
>;
