import type { CountryId } from '../data/countries.ts';
import type { Ruling } from '../rulings.ts';

type Influence = Readonly<Partial<Record<CountryId, number>>>;

/** Everything in which the editions differ. */
export interface Edition {
  /** Influence on the board before the free placement: US, USSR (§3.2, §3.3). */
  readonly influence: readonly [us: Influence, ussr: Influence];
  readonly hasOptionalCards: boolean;
  /** Whether they are in unless the players say otherwise. */
  readonly optionalCards: boolean;
  readonly rulings: readonly Ruling[];
}
