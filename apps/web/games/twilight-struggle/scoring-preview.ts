import type { BySide, CountryStanding, RegionStanding, Side } from '@brink/board';
import { COUNTRIES, type CountryFacts } from '@brink/twilight-struggle/data/countries';
import { REGION_VP, type RegionId } from '@brink/twilight-struggle/data/regions';

interface Tally {
  readonly countries: number;
  readonly battlegrounds: number;
  readonly neighbours: number;
  readonly points: number;
  readonly tier: 0 | 1 | 2 | 3;
}

export interface ScoringWords {
  readonly side: Readonly<Record<Side, string>>;
  readonly tiers: readonly [none: string, presence: string, domination: string, control: string];
  readonly battlegrounds: string;
  readonly neighbours: string;
}

/**
 * What scoring a region now would give, from what everybody sees. Only for the eye: the rules score
 * by themselves, and a test holds this against them.
 */
export function previewScoring(
  region: RegionId,
  countries: Readonly<Record<string, CountryStanding>>,
  words: ScoringWords,
): RegionStanding {
  const facts: readonly CountryFacts[] = COUNTRIES.filter((country) => country.region === region);
  const keys = facts.filter(({ id }) => countries[id].battleground).length;
  const counted = (side: Side): Omit<Tally, 'points' | 'tier'> => {
    const own = facts.filter(({ id }) => countries[id].control === side);
    return {
      countries: own.length,
      battlegrounds: own.filter(({ id }) => countries[id].battleground).length,
      neighbours: own.filter(({ superpower }) => superpower && superpower !== side).length,
    };
  };
  const counts = { us: counted('us'), ussr: counted('ussr') };
  const scored = (side: Side): Tally => {
    const own = counts[side];
    const rival = counts[side === 'us' ? 'ussr' : 'us'];
    const leads = own.countries > rival.countries;
    const isMixed = own.battlegrounds > 0 && own.countries > own.battlegrounds;
    let tier: Tally['tier'] = own.countries > 0 ? 1 : 0;
    if (leads && isMixed && own.battlegrounds > rival.battlegrounds) tier = 2;
    if (leads && own.battlegrounds === keys) tier = 3;
    const base = tier === 0 ? 0 : REGION_VP[region][tier - 1];
    return { ...own, tier, points: base + own.battlegrounds + own.neighbours };
  };
  const both: BySide<Tally> = [scored('us'), scored('ussr')];
  const [us, ussr] = both;
  const difference = us.points - ussr.points;
  const winner = region === 'europe' ? both.findIndex(({ tier }) => tier === 3) : -1;
  const line = (side: Side, tally: Tally): string => {
    const base = tally.points - tally.battlegrounds - tally.neighbours;
    const parts = [
      `${words.tiers[tally.tier]} ${base}`,
      ...(tally.battlegrounds > 0 ? [`${words.battlegrounds} ${tally.battlegrounds}`] : []),
      ...(tally.neighbours > 0 ? [`${words.neighbours} ${tally.neighbours}`] : []),
    ];
    return `${words.side[side]}: ${parts.join(' + ')} = ${tally.points}`;
  };
  const ahead = winner >= 0 ? 1 - 2 * winner : difference;
  return {
    countries: [us.countries, ussr.countries],
    battlegrounds: [us.battlegrounds, ussr.battlegrounds],
    allBattlegrounds: keys,
    scoring: {
      side: ahead === 0 ? undefined : ahead > 0 ? 'us' : 'ussr',
      points: Math.abs(difference),
      wins: winner >= 0,
      sum: [line('us', us), line('ussr', ussr)],
    },
  };
}
