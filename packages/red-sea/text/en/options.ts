import type { Catalogue } from '../catalogue.ts';

export const optionLabels: Catalogue['optionLabels'] = {
  none: 'Nothing',
  event: 'Event',
  operations: 'Operations',
  eventFirst: 'Event first, then operations',
  operationsFirst: 'Operations first, then event',
  space: 'Space race',
  influence: 'Place influence',
  coup: 'Coup',
  realign: 'Realignments',
  yes: 'Yes',
  no: 'No',
  raise: 'Raise',
  lower: 'Lower',
  one: '1',
  six: '6',
};

export const labelsAt: Catalogue['labelsAt'] = {
  defconStep: { raise: 'Raise DEFCON', lower: 'Lower DEFCON' },
  fixDie: { none: 'Let it roll', one: 'Make it a 1', six: 'Make it a 6' },
  usaid: { yes: 'Go first', no: 'Leave it to the USSR' },
};

export const done = 'Done';
export const doneAt: Catalogue['doneAt'] = {
  actionRound: 'Pass',
  coupTarget: 'No coup',
  operations: 'No operations',
  mengistu: 'Play no event',
};

export const gameOptions: Catalogue['gameOptions'] = {
  names: {
    bidding: 'Bidding for sides',
    bonusUs: 'Extra US influence at the start',
    bonusUssr: 'Extra USSR influence at the start',
    rulings: 'Rulings',
  },
  on: 'on',
  off: 'off',
  none: 'none',
};

/** What is different when a ruling is on. */
export const rulings: Catalogue['rulings'] = {
  zbigRevealsFlashpoint: 'Zbigniew Brzezinski: a coup in a flashpoint still reveals the top card.',
  zoneOfPeaceSparesFlashpoints:
    'Indian Ocean Zone of Peace: in a flashpoint only the revealed card counts.',
  carterFixesAnyDie: 'Carter Doctrine may also set the opponent’s die.',
  arabLeaguePaysBoth: 'Arab League pays both sides if both have 3 countries.',
  heroNeedsDiscard: 'Hero of the Crossing takes nothing back if nothing was discarded.',
  heroTakesScoring: 'Hero of the Crossing may take a scoring card back.',
  directiveNotIntoSeaLanes: 'Presidential Directive 30 does not reach the Strategic Sea Lanes.',
  flashpointNeedsPile: 'With an empty pile a coup in a flashpoint reveals no card.',
  apolloSoyuzForBoth: 'Apollo-Soyuz moves both markers, the phasing player’s first.',
  reachAfterEvent:
    'Where influence may be placed is judged after the opponent’s event, not at the start of the action round.',
};
