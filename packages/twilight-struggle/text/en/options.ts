import type {
  DoneLabels,
  FreeActionLabels,
  GameOptionTexts,
  LabelsAt,
  OptionLabels,
} from '../catalogue.ts';

export const optionLabels: OptionLabels = {
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
  take: 'Take',
  giveBack: 'Return',
  play: 'Play',
  participate: 'Take part',
  boycott: 'Boycott',
  raise: 'Raise',
  lower: 'Lower',
  discard: 'Discard',
  add: 'Add influence',
  remove: 'Remove influence',
  split: 'Split',
  europe: 'Europe',
  middleEast: 'Middle East',
  asia: 'Asia',
  africa: 'Africa',
  centralAmerica: 'Central America',
  southAmerica: 'South America',
  unIntervention: 'With UN Intervention',
  one: '1',
  six: '6',
  mixed: 'Influence and realignments',
};

export const labelsAt: LabelsAt = {
  blockade: { discard: 'Discard a card', remove: 'Lose all in West Germany' },
  grainSales: {
    play: 'Play the card',
    giveBack: 'Return it and use 2 Ops',
    unIntervention: 'Play it with UN Intervention',
  },
  olympicGames: { participate: 'Take part', boycott: 'Boycott: DEFCON falls by 1' },
  southAfricanUnrest: {
    add: '2 in South Africa',
    split: '1 in South Africa, 2 next to it',
  },
  summit: { raise: 'Raise DEFCON', lower: 'Lower DEFCON', none: 'Leave DEFCON alone' },
  wargames: { yes: 'End the game', no: 'Play on' },
  warsawPact: {
    remove: 'Remove all US from 4 countries',
    add: 'Add 5 USSR influence',
  },
  coupAgain: { yes: 'Roll again', no: 'Keep the die' },
  spaceRoll: { yes: 'Roll the die', no: 'Do not roll' },
};

export const done = 'Done';
export const doneAt: DoneLabels = {
  actionRound: 'Pass',
  coupTarget: 'No coup',
  debtCrisis: 'Do not discard',
  discardHeld: 'Keep all cards',
  operations: 'No operations',
  saltNegotiations: 'Take no card',
  trapDiscard: 'Pass',
  firstLightning: 'No card: DEFCON falls by 1',
  yaltaCard: 'Take no card',
};

export const freeActions: FreeActionLabels = {
  'withdraw-cuba': 'End crisis: −2 in Cuba',
  'withdraw-west-germany': 'End crisis: −2 in West Germany',
  'withdraw-turkey': 'End crisis: −2 in Turkey',
};

export const gameOptions: GameOptionTexts = {
  names: {
    edition: 'Edition',
    scenario: 'Scenario',
    promoCards: 'Promo cards',
    chineseCivilWar: 'Chinese Civil War',
    alternativeSpaceRace: 'Alternative space race',
    bidding: 'Bidding for sides',
    heldCardsShown: 'Both show their held cards at the end of a turn',
    realignIgnoresDefcon: 'DEFCON does not limit realignments',
    realignIsSafe: 'The phasing player loses no influence by realignments',
    mixOperations: 'Ops may be split between influence and realignments',
    mayDeclineSpaceDie: 'You may decline the space race die',
    optionalCards: 'Optional cards',
    bonusUs: 'Extra US influence at the start',
    bonusUssr: 'Extra USSR influence at the start',
    rulings: 'Rulings',
  },
  editions: { deluxe: 'Deluxe', second: 'Second edition' },
  scenarios: {
    standard: 'Standard',
    'late-war': 'Late War',
    'turn-zero': 'Turn Zero',
  },
  presets: {
    rulebook: 'By the rulebook',
    tournament: 'Tournament: all cards, US +2',
    secondEdition: 'Second edition',
    lateWar: 'Late War in an hour',
    turnZero: 'Turn Zero',
  },
  on: 'on',
  off: 'off',
  none: 'none',
};
