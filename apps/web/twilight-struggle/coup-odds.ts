import { SIDES, type OddsRow } from '@brink/board';
import { COUNTRIES, type CountryFacts } from '@brink/twilight-struggle/data/countries';
import type { TwilightView } from '@brink/twilight-struggle/view';

const CHINA = 6;
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

/** What everybody at the table can reckon before a coup is rolled. */
export function coupOdds(view: TwilightView, area: number, raw: number, seat: number): CoupOdds {
  const { us, ussr, stability, battleground } = view.countries[area];
  const facts: CountryFacts | undefined = COUNTRIES[area];
  const has = (effect: TwilightView['effects'][number]): boolean => view.effects.includes(effect);
  const isAmerican = facts?.region === 'central-america' || facts?.region === 'south-america';
  const squads = isAmerican
    ? Number(has(seat === 0 ? 'DeathSquadsForUs' : 'DeathSquadsForUssr')) -
      Number(has(seat === 0 ? 'DeathSquadsForUssr' : 'DeathSquadsForUs'))
    : 0;
  const modifier = squads - Number(has('SaltNegotiations'));
  const isInSoutheastAsia = facts?.subregions.includes('southeast-asia') ?? false;
  const bonus =
    Number(view.resolving.includes(CHINA) && facts?.region === 'asia') +
    Number(seat === 1 && has('VietnamRevolts') && isInSoutheastAsia);
  const ops = Math.max(1, raw + bonus);
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
  const lowersDefcon = battleground && !(seat === 0 && has('NuclearSubs'));
  const share = (holds: (row: OddsRow) => boolean): number => rows.filter(holds).length / 6;
  return {
    ops,
    modifier,
    resistance,
    rows,
    success: share(({ isGood }) => isGood),
    control: share(({ control }) => control === SIDES[seat]),
    lowersDefcon,
    isDeadly:
      (lowersDefcon && view.defcon === 2) ||
      has(seat === 0 ? 'CubanMissileCrisisOnUs' : 'CubanMissileCrisisOnUssr'),
  };
}
