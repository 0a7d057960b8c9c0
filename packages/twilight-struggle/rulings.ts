import { rulingsOf } from '@brink/struggle';

/**
 * Points that the rulebook leaves open, or that editions and digital versions decide
 * otherwise. Off is Brink's default; docs/rules/rulings.md says what each one changes.
 * The place in the list is stored in games: new ones go to the end.
 */
export const RULINGS = [
  'kitchenDebatesAlwaysRemoved',
  'reachAfterEvent',
  'missileEnvyByModifiedOps',
  'missileEnvyNotIntoSpace',
  'flowerPowerChargesPreventedWars',
  'flowerPowerSparesUnIntervention',
  'southAfricanUnrestOneNeighbour',
  'weWillBuryYouHeedsIndirectUnIntervention',
  'ourManInTehranReshuffles',
  'nuclearSubsNotForFreeCoups',
  'pointsMayBeWasted',
  'trappedMayScoreAnyTime',
  'eventOpsUnmodified',
  'realignWithoutInfluence',
  'aldrichAmesOrdersHand',
  'militaryVpWinsAtOnce',
  'reshuffleWhenNeeded',
  'missileEnvyCardIntoSpace',
  'flowerPowerAfterEvent',
  'lateWarUssrLeads',
  'lateWarSpainForUs',
  'lateWarWargamesOfUssr',
  'civilWarOnlyByOperations',
  'voidedEventsAreRemoved',
  'firstLightningAlwaysLowersDefcon',
  'translationNeedsFewerMilitaryOps',
  'nonAlignedWithoutCountry',
  'kremlinFluEndsWithTurn',
  'bearTrapBeforeKremlinFlu',
  'realignSafeForAnyone',
  'mixHeedsEverything',
  'alliedBerlinOnlyByCard',
  'partnerNotIntoSpace',
  'armsRaceForItsPlayer',
  'defectorsOnlyPlayedByUssr',
  'u2IncidentPaysOnce',
  'stagflationBeforeQuagmire',
  'chinaCardMayKeepScoring',
  'tearDownRealignsHeedDefcon',
  'juntaInOneRegion',
  'deathSquadsForActivePlayer',
  'trappedMustScore',
  'moonDiscardBeforeCheck',
  'missileEnvyByPrintedOps',
] as const;
export type Ruling = (typeof RULINGS)[number];

/** Those that have become the rule: no new table needs them, but older games have agreed on them. */
const BECAME_THE_RULE: ReadonlySet<Ruling> = new Set(['missileEnvyByModifiedOps']);

/** What a new table can agree on. */
export const OFFERED_RULINGS = RULINGS.filter((name) => !BECAME_THE_RULE.has(name));

/** Rulings that go together: how a digital edition plays. */
export const RULING_SETS = {
  playdek: [
    'missileEnvyCardIntoSpace',
    'flowerPowerAfterEvent',
    'u2IncidentPaysOnce',
    'ourManInTehranReshuffles',
    'chinaCardMayKeepScoring',
  ],
} as const satisfies Record<string, readonly Ruling[]>;

export const { isRuled, setRuling, ruledAt } = rulingsOf(RULINGS, {
  missileEnvyByPrintedOps: 2,
});
