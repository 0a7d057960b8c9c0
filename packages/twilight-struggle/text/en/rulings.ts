import type { RulingLines } from '../catalogue.ts';

/** What is different when a ruling is on. */
export const rulings: RulingLines = {
  kitchenDebatesAlwaysRemoved:
    'Kitchen Debates leaves the game even if the US does not lead in battlegrounds.',
  reachAfterEvent:
    'Where influence may be placed is judged after the rival’s event, not at the start of the round.',
  missileEnvyByModifiedOps: 'Missile Envy compares the cards by ops with all modifiers.',
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
  nuclearSubsNotForFreeCoups: 'Nuclear Subs do not cover coups that events grant for free.',
  pointsMayBeWasted: 'After the first point the rest of the ops may be left unused.',
  trappedMayScoreAnyTime: 'A trapped side may always play a scoring card instead of discarding.',
  eventOpsUnmodified: 'Ops that events grant are not raised or lowered by other effects.',
  realignWithoutInfluence: 'Realignments are possible where the rival has no influence.',
  aldrichAmesOrdersHand:
    'Aldrich Ames Remix: the USSR names the cards the US plays instead of discarding one.',
  militaryVpWinsAtOnce:
    '20 VP reached in the military operations check win even with a scoring card in hand.',
  reshuffleWhenEmptied:
    'The discards are reshuffled as soon as the last card of the pile is drawn.',
};
