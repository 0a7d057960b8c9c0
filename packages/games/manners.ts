import type { MANNERS as CROSSOVER } from '@brink/crossover/manners';
import type { MANNERS as TWILIGHT_STRUGGLE } from '@brink/twilight-struggle/manners';
import type { Manner as VolkManner } from '@brink/volk/result';
import type { GameId } from './ids.ts';

/** What the rules of each game know; only types, so that a page can list them without the rules. */
interface Ruled extends Record<GameId, string> {
  readonly 'twilight-struggle': keyof typeof TWILIGHT_STRUGGLE;
  readonly 'red-sea': keyof typeof CROSSOVER;
  readonly volk: VolkManner;
}

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
  'red-sea': [
    'vp',
    'finalScoring',
    'hornOfAfrica',
    'defcon',
    'heldScoringCard',
    'wargames',
    ...AGREED,
  ],
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
} as const satisfies { readonly [Id in GameId]: readonly Ruled[Id][] };

/** A manner of ending of any game. */
export type Manner = (typeof MANNERS)[GameId][number] | 'none';
