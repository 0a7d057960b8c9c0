import type { BoardLanguage, BySide, RegionStanding, Side } from '@brink/board';
import { scoreSeen, type SeenCountry, type SeenRegion } from '@brink/staff/scoring/seen';
import type { ScoringChanges, SideScore } from '@brink/struggle/scoring';

/** What a game does with the points before they are compared. */
export interface ScoringTwist {
  readonly changes?: ScoringChanges;
  /** Points in the end, and what changed them in a word. */
  readonly adjust?: (
    side: Side,
    points: number,
  ) => { readonly points: number; readonly why?: string };
  /** Who wins the game by scoring now: 0, 1, or -1 for nobody. */
  readonly winner?: (both: BySide<SideScore>) => number;
}

const WORDS = {
  en: {
    side: { us: 'US', ussr: 'USSR' },
    tiers: ['nothing', 'presence', 'domination', 'control'],
    battlegrounds: 'battlegrounds',
    neighbours: 'next to the opponent',
  },
  ru: {
    side: { us: 'США', ussr: 'СССР' },
    tiers: ['ничего', 'присутствие', 'превосходство', 'контроль'],
    battlegrounds: 'ключевые',
    neighbours: 'у границ противника',
  },
} as const;

/** What scoring a region now would give, told beside the map. */
export function regionStanding(
  region: SeenRegion,
  seen: readonly SeenCountry[],
  language: BoardLanguage,
  { changes, adjust = (_, points) => ({ points }), winner = () => -1 }: ScoringTwist = {},
): RegionStanding {
  const texts = WORDS[language];
  const both = scoreSeen(seen, region, changes);
  const [us, ussr] = both;
  const inTheEnd = { us: adjust('us', us.points), ussr: adjust('ussr', ussr.points) };
  const difference = inTheEnd.us.points - inTheEnd.ussr.points;
  const wins = winner(both);
  const line = (side: Side, own: SideScore): string => {
    const base = own.points - own.battlegrounds - own.neighbours;
    const { points, why } = inTheEnd[side];
    const parts = [
      `${texts.tiers[own.tier]} ${base}`,
      ...(own.battlegrounds > 0 ? [`${texts.battlegrounds} ${own.battlegrounds}`] : []),
      ...(own.neighbours > 0 ? [`${texts.neighbours} ${own.neighbours}`] : []),
    ];
    const sum = `${texts.side[side]}: ${parts.join(' + ')}`;
    return why ? `${sum}, ${why} = ${points}` : `${sum} = ${points}`;
  };
  const ahead = wins >= 0 ? 1 - 2 * wins : difference;
  const isKey = (country: number): boolean =>
    seen[country].battleground || changes?.extraBattleground === country;
  return {
    countries: [us.countries, ussr.countries],
    battlegrounds: [us.battlegrounds, ussr.battlegrounds],
    allBattlegrounds: region.countries.filter(isKey).length,
    scoring: {
      side: ahead === 0 ? undefined : ahead > 0 ? 'us' : 'ussr',
      points: Math.abs(difference),
      wins: wins >= 0,
      sum: [line('us', us), line('ussr', ussr)],
    },
  };
}
