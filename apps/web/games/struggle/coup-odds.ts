import { SIDES, type OddsRow } from '@brink/board';
import type { CountryView } from '@brink/struggle/table-view';

const FACES_OF_DIE = [1, 2, 3, 4, 5, 6] as const;

export interface CoupOdds {
  readonly ops: number;
  readonly modifier: number;
  readonly resistance: number;
  readonly rows: readonly OddsRow[];
  /** From 0 to 1: something is achieved, or the country is controlled afterwards. */
  readonly success: number;
  readonly control: number;
  readonly lowersDefcon: boolean;
  /** DEFCON would fall to 1. */
  readonly isDeadly: boolean;
}

/** What the cards in play and the map make of a coup. */
export interface CoupTerms {
  readonly ops: number;
  readonly modifier: number;
  readonly lowersDefcon: boolean;
  readonly isDeadly: boolean;
}

/** What everybody at the table can reckon before a coup is rolled. */
export function oddsOfCoup(country: CountryView, terms: CoupTerms, seat: number): CoupOdds {
  const { us, ussr, stability } = country;
  const { ops, modifier } = terms;
  const resistance = 2 * stability;
  const [own, rival] = seat === 0 ? [us, ussr] : [ussr, us];
  const rows = FACES_OF_DIE.map((die): OddsRow => {
    const result = die + modifier + ops - resistance;
    const removed = Math.max(0, Math.min(rival, result));
    const gained = Math.max(0, result) - removed;
    const [mine, theirs] = [own + gained, rival - removed];
    const influence: readonly [number, number] = seat === 0 ? [mine, theirs] : [theirs, mine];
    const lead = mine - theirs;
    return {
      die,
      sum: `${die}${modifier === 0 ? '' : modifier > 0 ? ` + ${modifier}` : ` − ${-modifier}`} + ${ops} − ${resistance}`,
      result,
      influence,
      control: lead >= stability ? SIDES[seat] : -lead >= stability ? SIDES[1 - seat] : undefined,
      isGood: result > 0,
    };
  });
  const share = (holds: (row: OddsRow) => boolean): number => rows.filter(holds).length / 6;
  return {
    ...terms,
    resistance,
    rows,
    success: share(({ isGood }) => isGood),
    control: share(({ control }) => control === SIDES[seat]),
  };
}
