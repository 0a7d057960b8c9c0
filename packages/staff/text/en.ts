import type { StaffTexts } from './staff-texts.ts';

const signed = (vp: number): string =>
  vp === 0 ? '0 VP' : `${vp > 0 ? 'US' : 'USSR'} +${Math.abs(vp)} VP`;

/** “a 42% chance”, but “an 80% chance”. */
const article = (percent: string): string => (/^(?:8|11%|18%)/.test(percent) ? 'an' : 'a');

export const en: StaffTexts = {
  why: {
    notYourDecision: () => 'It is not your decision.',
    notOffered: () => 'You cannot choose this here.',
    draftRivals: () => 'This card is on your opponent’s list.',
    draftTooDear: (_, ops, left) => `The card counts ${ops} Ops; you have ${left} left.`,
    notInHand: () => 'The card is not in your hand.',
    cardDue: (names, card) => `You must play ${names.card(card)} first.`,
    scoringWanted: () => 'An event demands a scoring card in this action round.',
    passingElsewhere: () => 'Your opponent holds this card.',
    passingFaceDown: () => 'It lies face down until the turn is over.',
    passingKeepsScoring: () => 'It would leave you with a scoring card that is due.',
    passingNoHeadline: () => 'This card is never a headline.',
    passingNoDiscard: () => 'This card is never discarded.',
    notAHeadline: () => 'This card cannot be a headline.',
    dueNotAsHeadline: () => 'You must play it for operations, so it cannot be a headline.',
    trapNeedsTwo: (_, ops) =>
      `A trapped side discards a card of 2 Ops or more; this card counts ${ops}.`,
    trapScoringLater: () => 'A trapped side scores when nothing else fits or the card is due.',
    scoringIsEvent: () => 'A scoring card can only be played for its event.',
    rivalsEvent: () =>
      'This is your opponent’s event: it happens with your operations, before or after them.',
    ownEvent: () => 'The event is yours or neutral: take the event or the operations.',
    eventForbidden: (names, card) => `Another event forbids ${names.card(card)}.`,
    eventForbiddenBy: (names, card, flag) =>
      `${names.effect(flag)} forbids the event of ${names.card(card)}.`,
    eventNeeds: (names, card, ...flags) =>
      `The event of ${names.card(card)} needs ${flags.map(names.effect).join(' or ')} first.`,
    eventImpossible: (names, card) => `${names.card(card)} would do nothing as the table stands.`,
    dueForOperations: (names, card) =>
      `${names.card(card)} was handed over and must be played for operations.`,
    spaceEnd: () => 'The space track ends here.',
    spaceUsed: (_, made) => `No attempt is left this turn (${made} made).`,
    spaceTooFew: (_, needed, ops) => `The next box needs ${needed} Ops; the card counts ${ops}.`,
    noPlaceTarget: () => 'There is nowhere to place influence.',
    noCoupTarget: () => 'There is no country where you may attempt a coup.',
    noRealignTarget: () => 'There is no country where you may try to realign.',
    noRivalInfluence: () => 'Your opponent has no influence here.',
    closedByDefcon: (_, defcon) => `DEFCON ${defcon} closes this region to coups and realignments.`,
    closedByEffect: (names, flag) => `${names.effect(flag)} protects it.`,
    closedNow: () => 'It is closed right now.',
    outOfReach: () => 'You had no influence here or next to it when the action round began.',
    tooDear: (_, cost, left) =>
      `A point costs ${cost} where your opponent is in control; you have ${left}.`,
    notOfTheEvent: (names, card) =>
      card > 0
        ? `${names.card(card)} does not affect this country.`
        : 'The event does not affect this country.',
    setUpUssr: () => 'The set-up does not allow influence here.',
    setUpUs: () => 'The set-up does not allow influence here.',
    bonusInfluence: () =>
      'Extra influence goes where you have influence already, up to control plus 2.',
    eventInCivilWar: (names, card) =>
      `While China is at war with itself ${names.card(card)} cannot happen as an event.`,
    eventVoid: (names, card) => `A crisis of Turn Zero has made ${names.card(card)} void.`,
    placedHere: () => 'You have placed influence here in this action round.',
    realignedHere: () => 'You have tried a realignment here in this action round.',
  },
  ends: {
    none: 'The game is over.',
    vp: 'A side that brings the VP marker to its end of the track wins at once.',
    europeControl: 'A side that controls Europe when it is scored wins at once.',
    hornOfAfrica:
      'Control of both flashpoints and of more African countries than the opponent wins when Africa is scored.',
    finalScoring: 'After the last turn every region is scored once more; the VP marker decides.',
    defcon: 'At DEFCON 1 a nuclear war begins, and the phasing player loses.',
    heldScoringCard: 'A side that holds a scoring card to the end of a turn loses the game.',
    cubanMissileCrisis: 'Under the Cuban Missile Crisis a side that attempts a coup loses.',
    wargames: 'Wargames ended the game at DEFCON 2: 6 VP to the opponent, then the marker decided.',
    resignation: 'A player has resigned.',
    agreement: 'The players have agreed.',
    closed: 'An administrator has closed the game.',
    time: 'The clock has run out.',
  },
  percent: (figure) => `${figure}%`,
  verdicts: { safe: 'safe', dangerous: 'dangerous', losing: 'loses' },
  risk: (percent, isExact) =>
    `at worst ${isExact ? '' : 'about '}${article(percent)} ${percent} chance of nuclear war`,
  isCut: 'too many possibilities to rule it out',
  places: {
    own: 'in your hand',
    rival: 'in the opponent’s hand',
    unseen: 'opponent or draw pile',
    pile: 'in the draw pile',
    discard: 'discarded',
    removed: 'removed',
    table: 'on the table',
    waiting: 'in a later deck',
    passing: 'passes from side to side',
  },
  sources: {
    seen: 'seen',
    shown: 'was revealed',
    workedOut: 'worked out: it has been there since the pile was empty',
    excluded: 'the opponent has shown not to hold it',
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
    rivalMayDrop: 'The opponent may lower DEFCON',
    ownerMayDrop: 'Lets its side lower DEFCON',
    eitherMayDrop: 'Either side may lower DEFCON',
    rivalOps: 'Gives the opponent operations',
    rivalOpsOrCard: 'Gives the opponent operations, or a card of this hand',
    coupInEurope: 'Gives the opponent a coup in Europe',
    coupNearNicaragua: 'Gives the opponent a coup near Nicaragua',
    ownCard: 'Brings a card from your hand into play',
    rivalCard: 'Brings an opponent’s card into play',
    discardedCard: 'Brings a discarded card into play',
  },
  noDanger: 'No danger of nuclear war',
  reshuffle: (turn, pile, discards) =>
    turn === undefined
      ? `Draw pile ${pile}; it lasts to the end of the game.`
      : `Draw pile ${pile}; reshuffle with the deal of turn ${turn} (${discards} discards now).`,
  hiddenInHand: (count) =>
    `${count} unknown ${count === 1 ? 'card' : 'cards'} in the opponent’s hand`,
  odds: { coup: 'Coup', realign: 'Realignment', war: 'War', space: 'Space race', roll: 'Dice' },
  effect: 'effect',
  control: 'control',
  loss: 'nuclear war',
  military: (us, ussr, vp) =>
    `Military ops missing: US ${us}, USSR ${ussr}. At the end of the turn: ${signed(vp)}`,
  final: 'Final scoring now',
  finalShort: 'final scoring',
  militaryOps: 'military ops',
  upTo: (vp) => `up to ${signed(vp)}`,
  visitors: 'Crossover',
  vp: signed,
  review: {
    curve: (seat) => `The ${seat}’s winning chances:`,
    turningPoints: (places) => `Turning points: ${places}`,
    luck: (seat, dice, draws) => `The ${seat}’s luck: dice ${dice}, draws ${draws}`,
    decided: (seat, part, error) => `The ${seat}’s decisions: ${part} ± ${error} for their side`,
    good: (good, all) => `${good} of ${all} as good as the best`,
    estimate: 'In this game chances are estimates: not held against results yet.',
    better: 'better',
  },
  section: (number) => `§${number}`,
};
