import { FIRST_PERMANENT, type Flag as FlagNumber } from '@brink/struggle';

/** Effects that end with the turn, and those that stay. Pairs: US, USSR. */
export const TURN_FLAGS = [
  'AlbanoOnUs',
  'AlbanoOnUssr',
  'CarterForUs',
  'CarterForUssr',
  'AmharicForUs',
  'AmharicForUssr',
  'AfghanistanOnUs',
  'AfghanistanOnUssr',
  'UsaidForUs',
  'Nasserism',
  'T62s',
  'DirectiveRound',
  'Stagflation',
  'ZoneOfPeace',
] as const;

export const LASTING_FLAGS = ['LionFalters', 'F5Es', 'AfghanistanInvasion', 'TheDerg'] as const;

export type FlagName = (typeof TURN_FLAGS)[number] | (typeof LASTING_FLAGS)[number];
export type Flags = Readonly<Record<FlagName, FlagNumber>>;

/** Numbers the effects, those of the turn from one place on and those that stay from another. */
export function numberFlags(turn: FlagNumber, lasting: FlagNumber): Flags {
  const numbered = (names: readonly FlagName[], first: number): [FlagName, FlagNumber][] =>
    names.map((name, i) => [name, first + i]);
  return Object.fromEntries([
    ...numbered(TURN_FLAGS, turn),
    ...numbered(LASTING_FLAGS, lasting),
  ]) as Flags;
}

export const Flag = numberFlags(0, FIRST_PERMANENT);

export function flagName(flag: FlagNumber): FlagName {
  const name = flag < FIRST_PERMANENT ? TURN_FLAGS[flag] : LASTING_FLAGS[flag - FIRST_PERMANENT];
  if (!name) throw new Error(`there is no effect ${flag}`);
  return name;
}
