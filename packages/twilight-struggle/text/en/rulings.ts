import type { RulingLines } from '../catalogue.ts';

/** What is different when a ruling is on. */
export const rulings: RulingLines = {
  kitchenDebatesAlwaysRemoved:
    'Kitchen Debates is removed even if the US does not lead in battlegrounds.',
  reachAfterEvent:
    'Where influence may be placed is judged after the opponent’s event, not at the start of the action round.',
  missileEnvyByModifiedOps: 'Missile Envy compares the cards by Ops with all modifiers.',
  missileEnvyNotIntoSpace: 'Missile Envy that was handed over may not go into the space race.',
  flowerPowerChargesPreventedWars:
    'Flower Power also pays for a war card whose event is no longer possible.',
  flowerPowerSparesUnIntervention:
    'Flower Power does not pay for a war card played with UN Intervention.',
  southAfricanUnrestOneNeighbour:
    'South African Unrest: the 2 influence next to South Africa go to one country.',
  weWillBuryYouHeedsIndirectUnIntervention:
    'UN Intervention brought by another event also answers We Will Bury You.',
  ourManInTehranReshuffles:
    'Our Man in Tehran reshuffles the discards if the pile has fewer than 5 cards.',
  nuclearSubsNotForFreeCoups: 'Nuclear Subs do not cover event coups.',
  pointsMayBeWasted: 'After the first point the rest of the Ops may be left unused.',
  trappedMayScoreAnyTime: 'A trapped side may always play a scoring card instead of discarding.',
  eventOpsUnmodified: 'Ops that events grant are not raised or lowered by other effects.',
  realignWithoutInfluence: 'Realignments are possible where the opponent has no influence.',
  aldrichAmesOrdersHand:
    'Aldrich Ames Remix: the USSR names the cards the US plays instead of discarding one.',
  militaryVpWinsAtOnce:
    '20 VP reached in the military ops check win even with a scoring card in hand.',
  reshuffleWhenNeeded:
    'The discards are reshuffled when the pile is empty and a card is needed, not as soon as the last one is drawn.',
  missileEnvyCardIntoSpace:
    'An opponent’s card taken with Missile Envy may also go into the space race.',
  flowerPowerAfterEvent:
    'If a war card’s event goes first, Flower Power pays after it, before the operations.',
  lateWarUssrLeads: 'Late War: the VP marker starts at USSR 4 instead of US 4.',
  lateWarSpainForUs:
    'Late War: Spain/Portugal starts with 1 US influence instead of 1 USSR influence.',
  lateWarWargamesOfUssr:
    'Late War: the US also needs 20 VP when the USSR ends the game with Wargames.',
  civilWarOnlyByOperations:
    'Chinese Civil War: only operations put influence into the box, events do not.',
  voidedEventsAreRemoved:
    'Turn Zero: an event that has no effect counts as played, so a starred card is removed.',
  firstLightningAlwaysLowersDefcon:
    'First Lightning lowers DEFCON with another card too, and its event needs that card.',
  translationNeedsFewerMilitaryOps:
    'Don’t Wait for the Translation happens only if the US has fewer military ops.',
  nonAlignedWithoutCountry:
    'Non-Aligned Movement can be played without a country to choose: cards are discarded.',
  kremlinFluEndsWithTurn: 'Kremlin Flu lapses at the end of the turn.',
  bearTrapBeforeKremlinFlu: 'A trapped USSR stays trapped first; Kremlin Flu waits.',
  realignSafeForAnyone:
    'With safe realignments: a side that realigns in the opponent’s action round loses nothing either.',
  mixHeedsEverything:
    'With split Ops: influence by events and the opponent’s realignments close a country too.',
  alliedBerlinOnlyByCard:
    'Turn Zero: an Allied Berlin changes only its scoring card; final scoring of Europe is as usual.',
  partnerNotIntoSpace:
    'A card played with UN Intervention or First Lightning may not go into the space race.',
  armsRaceForItsPlayer:
    'Arms Race looks at the side that plays it, even in the opponent’s action round.',
  defectorsOnlyPlayedByUssr:
    'Defectors gives the US 1 VP only if the USSR itself plays it, not if another event brings it.',
  u2IncidentPaysOnce:
    'U2 Incident pays for the first UN Intervention of the turn only, not for every one.',
  chinaCardMayKeepScoring:
    'The China Card may be played even if a scoring card is left in hand, which then loses the game.',
  tearDownRealignsHeedDefcon:
    'Tear Down This Wall: realignments are allowed only while DEFCON leaves Europe open.',
  juntaInOneRegion: 'Junta: both realignment rolls are made in the same region.',
  deathSquadsForActivePlayer:
    'Latin American Death Squads help the player whose action round it is, even if the opponent plays the card.',
  trappedMustScore:
    'A trapped side with no card to discard has to play a scoring card if it holds one.',
  moonDiscardBeforeCheck:
    'The held card of space box 6 is discarded before hands are checked for scoring cards.',
  missileEnvyByPrintedOps: 'Missile Envy compares the cards by their printed Ops.',
  stagflationBeforeQuagmire:
    'With the crossover: a US in Quagmire first plays the scoring card that Stagflation demands.',
};
