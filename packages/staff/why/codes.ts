import type { Manner } from '@brink/struggle';

/** Where each book says so; a section of another book is named with it: `tz:8.2`. */
interface Sections {
  readonly ts: string;
  readonly rs: string;
}

/** Every reason why a card, a use or a country is closed, with the section that says so. */
export const WHY = {
  // Whose decision it is.
  notYourDecision: { ts: '4.2', rs: '4.5' },
  notOffered: { ts: '5.5', rs: '5.2' },
  // Cards.
  notInHand: { ts: '4.5D', rs: '4.5' },
  cardDue: { ts: '5.5', rs: '5.2' }, // the card that is due
  scoringWanted: { ts: '5.5', rs: '5.2' },
  passingElsewhere: { ts: '9.1', rs: '9.1' },
  passingFaceDown: { ts: '9.3', rs: '9.3' },
  passingKeepsScoring: { ts: '9.5', rs: '9.5' },
  passingNoHeadline: { ts: '9.5', rs: '9.5' },
  passingNoDiscard: { ts: '9.5', rs: '9.5' },
  notAHeadline: { ts: '4.5C', rs: '4.5C' },
  dueNotAsHeadline: { ts: '4.5C', rs: '4.5C' },
  trapNeedsTwo: { ts: '7.3', rs: '7.2' }, // operations of the card now
  trapScoringLater: { ts: '10.1.5', rs: '10.1.5' },
  draftRivals: { ts: 'rs:12.3', rs: '12.2' },
  draftTooDear: { ts: 'rs:12.3', rs: '12.1' }, // operations of the card, operations left
  // Uses of a card.
  scoringIsEvent: { ts: '10.0', rs: '10.1.1' },
  rivalsEvent: { ts: '5.2', rs: '5.2' },
  ownEvent: { ts: '2.2.3', rs: '2.2' },
  eventForbidden: { ts: '7.5', rs: '7.4' }, // card
  eventForbiddenBy: { ts: '7.5', rs: '7.4' }, // card, flag
  eventNeeds: { ts: '7.5', rs: '7.4' }, // card, flags of which one is enough
  eventImpossible: { ts: '7.1', rs: '7.4' }, // card
  dueForOperations: { ts: '5.5', rs: '5.2' }, // card
  spaceEnd: { ts: '6.4.6', rs: '6.4.1' },
  spaceUsed: { ts: '6.4.2', rs: '6.4.1' }, // attempts made
  spaceTooFew: { ts: '6.4.1', rs: '6.4.1' }, // operations needed, operations of the card
  noPlaceTarget: { ts: '6.1.1', rs: '6.1.1' },
  noCoupTarget: { ts: '6.3.1', rs: '6.3.2' },
  noRealignTarget: { ts: '6.2.1', rs: '6.2.2' },
  // Countries.
  noRivalInfluence: { ts: '6.3.1', rs: '6.3.2' },
  closedByDefcon: { ts: '8.1.5', rs: '8.1.7' }, // DEFCON
  closedByEffect: { ts: '7.3', rs: '7.2' }, // flag
  closedNow: { ts: '5.5', rs: '7.2' },
  outOfReach: { ts: '6.1.1', rs: '6.1.1' },
  tooDear: { ts: '6.1.2', rs: '6.1.2' }, // cost, points left
  notOfTheEvent: { ts: '7.1', rs: '5.2' }, // card
  setUpUssr: { ts: '3.2', rs: '3.2' },
  setUpUs: { ts: '3.3', rs: '3.2' },
  bonusInfluence: { ts: '11.4.1', rs: 'ts:11.4.1' },
  // Variants.
  eventInCivilWar: { ts: '12.4', rs: '7.4' }, // card
  eventVoid: { ts: 'tz:8.2', rs: '7.4' }, // card
  placedHere: { ts: 'opt:3', rs: '7.2' },
  realignedHere: { ts: 'opt:3', rs: '7.2' },
} as const satisfies Record<string, Sections>;
/** Why a choice is closed, as a code. */
export type WhyCode = keyof typeof WHY;
/** Every reason that can be told. */
export const WHY_CODES = Object.keys(WHY) as WhyCode[];

/** The anchor of a section in the rules digest. */
export const anchorOf = (book: keyof Sections, section: string): string =>
  section.includes(':') ? section : `${book}:${section}`;

/** Where each end of the game is ruled; ends outside the rules have no section. */
export const ENDS: Readonly<Record<Manner, Sections | undefined>> = {
  none: undefined,
  vp: { ts: '10.3.1', rs: '10.4.1' },
  europeControl: { ts: '10.3.1', rs: '10.4.1' },
  hornOfAfrica: { ts: '10.3.1', rs: '10.4.1' },
  finalScoring: { ts: '10.3.2', rs: '10.4.2' },
  defcon: { ts: '8.1.3', rs: '8.1.4' },
  heldScoringCard: { ts: '10.1.5', rs: '10.1.5' },
  cubanMissileCrisis: { ts: '8.1.3', rs: '8.1.4' },
  wargames: { ts: '5.5', rs: '5.2' },
  resignation: undefined,
  agreement: undefined,
  closed: undefined,
  time: undefined,
};

/** Log lines of a scoring, with the section that they follow; more influence without control is a lead. */
export const SCORE_LINES = {
  scoringSide: { ts: '10.1.1', rs: '10.1.1' },
  scoring: { ts: '10.1.2', rs: '10.1.1' },
  scoringSoutheastAsia: { ts: '7.2', rs: '10.1.1' },
  seaLanes: { ts: '10.1.2', rs: '10.2.3' },
  seaLanesLead: { ts: '10.1.2', rs: '10.2.4' },
  chinaCardVp: { ts: '10.3.2', rs: '10.4.2' },
  militaryPenalty: { ts: '8.2.1', rs: '8.2.1' },
  vp: { ts: '10.2.2', rs: '10.3' },
  gameOver: { ts: '10.3.1', rs: '10.4.1' },
} as const satisfies Record<string, Sections>;
/** A line of a scoring, as a code. */
export type ScoreLine = keyof typeof SCORE_LINES;
