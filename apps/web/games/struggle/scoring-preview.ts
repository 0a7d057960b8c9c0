import type { BoardLanguage, BySide, CountryStanding, RegionStanding, Side } from '@brink/board';

/** A region as its scoring card sees it. */
export interface ScoredRegion {
  readonly countries: readonly { readonly id: string; readonly superpower?: string }[];
  /** For presence, domination and control. */
  readonly vp: readonly [number, number, number];
}

export interface Tally {
  readonly countries: number;
  readonly battlegrounds: number;
  readonly neighbours: number;
  readonly points: number;
  readonly tier: 0 | 1 | 2 | 3;
}

/** What a game does with the points before they are compared. */
export interface ScoringTwist {
  /** Points in the end, and what changed them in a word. */
  readonly adjust?: (
    side: Side,
    points: number,
  ) => { readonly points: number; readonly why?: string };
  /** Who wins the game by scoring now: 0, 1, or -1 for nobody. */
  readonly winner?: (both: BySide<Tally>) => number;
}

const WORDS = {
  en: {
    side: { us: 'US', ussr: 'USSR' },
    tiers: ['nothing', 'presence', 'domination', 'control'],
    battlegrounds: 'battlegrounds',
    neighbours: 'next to the rival',
  },
  ru: {
    side: { us: 'США', ussr: 'СССР' },
    tiers: ['ничего', 'присутствие', 'превосходство', 'контроль'],
    battlegrounds: 'ключевые',
    neighbours: 'у чужих границ',
  },
} as const;

/**
 * What scoring a region now would give, from what everybody sees. Only for the eye: the rules score
 * by themselves, and a test holds this against them.
 */
export function previewScoring(
  region: ScoredRegion,
  countries: Readonly<Record<string, CountryStanding>>,
  language: BoardLanguage,
  { adjust = (_, points) => ({ points }), winner = () => -1 }: ScoringTwist = {},
): RegionStanding {
  const words = WORDS[language];
  const facts = region.countries;
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
    const base = tier === 0 ? 0 : region.vp[tier - 1];
    return { ...own, tier, points: base + own.battlegrounds + own.neighbours };
  };
  const both: BySide<Tally> = [scored('us'), scored('ussr')];
  const [us, ussr] = both;
  const inTheEnd = { us: adjust('us', us.points), ussr: adjust('ussr', ussr.points) };
  const difference = inTheEnd.us.points - inTheEnd.ussr.points;
  const wins = winner(both);
  const line = (side: Side, tally: Tally): string => {
    const base = tally.points - tally.battlegrounds - tally.neighbours;
    const { points, why } = inTheEnd[side];
    const parts = [
      `${words.tiers[tally.tier]} ${base}`,
      ...(tally.battlegrounds > 0 ? [`${words.battlegrounds} ${tally.battlegrounds}`] : []),
      ...(tally.neighbours > 0 ? [`${words.neighbours} ${tally.neighbours}`] : []),
    ];
    const sum = `${words.side[side]}: ${parts.join(' + ')}`;
    return why ? `${sum}, ${why} = ${points}` : `${sum} = ${points}`;
  };
  const ahead = wins >= 0 ? 1 - 2 * wins : difference;
  return {
    countries: [us.countries, ussr.countries],
    battlegrounds: [us.battlegrounds, ussr.battlegrounds],
    allBattlegrounds: keys,
    scoring: {
      side: ahead === 0 ? undefined : ahead > 0 ? 'us' : 'ussr',
      points: Math.abs(difference),
      wins: wins >= 0,
      sum: [line('us', us), line('ussr', ussr)],
    },
  };
}
