import type { StaffWords } from './words.ts';

const signed = (vp: number): string =>
  vp === 0 ? '0 VP' : `${vp > 0 ? 'US' : 'USSR'} +${Math.abs(vp)} VP`;

export const en: StaffWords = {
  why: {
    notYourDecision: () => 'It is not your decision.',
    notOffered: () => 'This is not on offer here.',
    notInHand: () => 'The card is not in your hand.',
    cardDue: (names, card) => `${names.card(card)} has to be played first.`,
    scoringWanted: () => 'An event demands a scoring card in this round.',
    passingElsewhere: () => 'The other side holds this card.',
    passingFaceDown: () => 'It lies face down until the turn is over.',
    passingKeepsScoring: () => 'It would leave you with a scoring card that is due.',
    passingNoHeadline: () => 'This card is never a headline.',
    passingNoDiscard: () => 'This card is never discarded.',
    notAHeadline: () => 'This card cannot be a headline.',
    dueNotAsHeadline: () => 'It has to be played for operations, so it cannot be a headline.',
    trapNeedsTwo: (_, ops) =>
      `A trapped side discards 2 operations or more; this card counts ${ops}.`,
    trapScoringLater: () => 'A trapped side scores when nothing else fits or the card is due.',
    scoringIsEvent: () => 'A scoring card is played for its event and for nothing else.',
    rivalsEvent: () =>
      'The event belongs to the other side: it happens with your operations, before or after them.',
    ownEvent: () => 'The event is yours or neutral: take the event or the operations.',
    eventForbidden: (names, card) => `Another event forbids ${names.card(card)}.`,
    eventForbiddenBy: (names, card, flag) =>
      `${names.effect(flag)} forbids the event of ${names.card(card)}.`,
    eventNeeds: (names, card, ...flags) =>
      `The event of ${names.card(card)} needs ${flags.map(names.effect).join(' or ')} first.`,
    eventImpossible: (names, card) => `${names.card(card)} would do nothing as the table stands.`,
    dueForOperations: (names, card) =>
      `${names.card(card)} was handed over and is owed as operations.`,
    spaceEnd: () => 'The space track ends here.',
    spaceUsed: (_, made) => `No attempt is left this turn (${made} made).`,
    spaceTooFew: (_, needed, ops) =>
      `The next box needs ${needed} operations; the card counts ${ops}.`,
    noPlaceTarget: () => 'There is nowhere to place influence.',
    noCoupTarget: () => 'There is no country where you may attempt a coup.',
    noRealignTarget: () => 'There is no country where you may try to realign.',
    noRivalInfluence: () => 'The other side has no influence here.',
    closedByDefcon: (_, defcon) => `DEFCON ${defcon} closes this region to coups and realignments.`,
    closedByEffect: (names, flag) => `${names.effect(flag)} protects it.`,
    closedNow: () => 'It is closed at the moment.',
    outOfReach: () => 'You had no influence here or next to it when the round began.',
    tooDear: (_, cost, left) =>
      `A point costs ${cost} where the other side is in control; you have ${left}.`,
    notOfTheEvent: (names, card) =>
      card > 0 ? `${names.card(card)} does not reach it.` : 'The event does not reach it.',
    eventInCivilWar: (names, card) =>
      `While China is at war with itself ${names.card(card)} cannot happen as an event.`,
    eventVoid: (names, card) => `A crisis of Turn Zero has made ${names.card(card)} void.`,
    placedHere: () => 'You have placed influence here in this round.',
    realignedHere: () => 'You have tried a realignment here in this round.',
  },
  ends: {
    none: 'The game is over.',
    vp: 'Whoever brings the VP marker to the end of his side of the track wins at once.',
    europeControl: 'Whoever controls Europe when it is scored wins at once.',
    hornOfAfrica:
      'Both flashpoints and more African countries than the rival win when Africa is scored.',
    finalScoring:
      'After the last turn every region is scored once more; the VP marker tells who has won.',
    defcon: 'At DEFCON 1 a nuclear war begins, and the side whose round it is loses.',
    heldScoringCard: 'A scoring card held to the end of a turn loses the game.',
    cubanMissileCrisis:
      'Under the Cuban Missile Crisis a coup is nuclear war, and its author loses.',
    wargames:
      'Wargames ended the game at DEFCON 2: 6 VP to the other side, then the marker decided.',
    resignation: 'A player has resigned.',
    agreement: 'The players have agreed.',
    closed: 'An administrator has closed the game.',
    time: 'The clock has run out.',
  },
  verdicts: { safe: 'safe', dangerous: 'dangerous', losing: 'loses' },
  risk: (percent, isExact) =>
    `nuclear war ${isExact ? '' : 'about '}${percent} if the rival does his worst`,
  isCut: 'too many possibilities to rule it out',
  places: {
    own: 'in your hand',
    rival: 'in the rival’s hand',
    unseen: 'rival or draw pile',
    pile: 'in the draw pile',
    discard: 'discarded',
    removed: 'removed from the game',
    table: 'on the table',
    waiting: 'in a later deck',
    passing: 'passes from side to side',
  },
  sources: {
    seen: 'seen',
    shown: 'was shown',
    workedOut: 'worked out: it has been there since the pile was empty',
    excluded: 'the rival has shown not to hold it',
  },
  groupings: {
    place: 'by place',
    period: 'by period',
    side: 'by side',
    region: 'by region',
    danger: 'by danger',
  },
  periods: { early: 'Early War', mid: 'Mid War', late: 'Late War' },
  sides: ['US', 'USSR', 'Neutral'],
  scoringCards: 'Scoring',
  wholeWorld: 'No region',
  dangers: {
    drops: 'Lowers DEFCON',
    rivalMayDrop: 'The rival may lower DEFCON',
    ownerMayDrop: 'Lets its side lower DEFCON',
    eitherMayDrop: 'Either side may lower DEFCON',
    rivalOps: 'Hands the rival operations',
    coupInEurope: 'Hands the rival a coup in Europe',
    coupNearNicaragua: 'Hands the rival a coup near Nicaragua',
    ownCard: 'Brings a card of the own hand into play',
    rivalCard: 'Brings a card of the rival into play',
    discardedCard: 'Brings a discarded card into play',
  },
  noDanger: 'No danger of nuclear war',
  reshuffle: (turn, pile, discards) =>
    turn === undefined
      ? `Draw pile ${pile}; it lasts to the end of the game.`
      : `Draw pile ${pile}; reshuffle with the deal of turn ${turn} (${discards} discards today).`,
  hiddenInHand: (count) => `${count} unknown ${count === 1 ? 'card' : 'cards'} in the rival’s hand`,
  odds: { coup: 'Coup', realign: 'Realignment', war: 'War', space: 'Space race', roll: 'Dice' },
  effect: 'effect',
  control: 'control',
  loss: 'nuclear war',
  military: (us, ussr, vp) =>
    `Military operations missing: US ${us}, USSR ${ussr}. At the end of the turn: ${signed(vp)}`,
  final: 'Final scoring now',
  finalShort: 'final scoring',
  militaryOps: 'military operations',
  upTo: (vp) => `up to ${signed(vp)}`,
  guests: 'Guests',
  vp: signed,
  review: {
    title: 'Review',
    start: 'Judge the game',
    stop: 'Stop',
    chanceOf: (seat) => `Chance of the ${seat} to win`,
    turns: 'Turning points',
    curve: (seat) => `Chance of the ${seat} to win, by choice of the record:`,
    turningPoints: (places) => `Turning points: ${places}`,
    luck: (seat, dice, draws) => `Luck of the ${seat}: dice ${dice}, draws ${draws}`,
    given: (seat, part) => `Given away by choices of the ${seat}: ${part}`,
    mistakes: 'Mistakes',
    better: 'better',
  },
  section: (number) => `§${number}`,
};
