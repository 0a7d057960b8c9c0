import { rulingsOf } from '@brink/struggle';

/**
 * Points that the rulebook leaves open. Off is Brink's default; docs/rules/red-sea.md says
 * what each one changes. The place in the list is stored in games: new ones go to the end.
 */
export const RULINGS = [
  'zbigRevealsFlashpoint',
  'zoneOfPeaceSparesFlashpoints',
  'carterFixesAnyDie',
  'arabLeaguePaysBoth',
  'heroNeedsDiscard',
  'heroTakesScoring',
  'directiveNotIntoSeaLanes',
  'flashpointNeedsPile',
  'apolloSoyuzForBoth',
  'reachAfterEvent',
] as const;
export type Ruling = (typeof RULINGS)[number];

export const { isRuled, setRuling, ruledAt } = rulingsOf(RULINGS);
