import type { GameId } from '../../ui/game-ids.ts';

/** How any game may end without its rules. */
const AGREED = ['resignation', 'agreement', 'time', 'closed'] as const;

/** How a game may end, the usual ways first. */
export const MANNERS = {
  'twilight-struggle': [
    'vp',
    'finalScoring',
    'defcon',
    'europeControl',
    'heldScoringCard',
    'cubanMissileCrisis',
    'wargames',
    ...AGREED,
  ],
  'red-sea': ['vp', 'finalScoring', 'hornOfAfrica', 'defcon', 'heldScoringCard', ...AGREED],
  volk: [
    'collapse',
    'survival',
    'insolvency',
    'triumphOfSocialism',
    'socialismFails',
    'bothCollapse',
    'armsRace',
    'spaceRace',
    'nuclearWar',
    ...AGREED,
  ],
} as const satisfies Readonly<Record<GameId, readonly string[]>>;

export type Manner = (typeof MANNERS)[GameId][number] | 'none';
