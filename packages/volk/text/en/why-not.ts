import type { Wording } from '../catalogue.ts';

export const whyNot: Wording['whyNot'] = {
  other: 'That is no answer to this question.',
  notYourTurn: 'It is not your turn to choose.',
  cardElsewhere: 'This card lies neither in the display nor in your hand (§4).',
  specialIsRed: 'The special card is for red players (§4; 2+2 §10).',
  inDebt:
    'In debt a superpower may only take credit or an event that fills its treasury (2+2 §6.6).',
  eventOfOthers: 'The event is for players of the card’s colour (§5.4; 2+2 §6.4).',
  nothingToRaise:
    'No province has an economy of 3 for each level, not even with the value of the card (§5.3).',
  noUnrest: 'There is no unrest (§5.1).',
  cannotPay:
    'A card of another colour costs 1 point of your own economy, and nothing can be dismantled (§5.1).',
  onlySuperpowers: 'Arms race and credit are for superpowers (2+2 §6).',
  noArms: 'This card bears the ban on the arms race (2+2 §6.5).',
  endOfTrack: 'The marker stands at your end of the track already.',
  otherState: 'That lies in the other state.',
  standsAlready: 'It stands already.',
  onlyByEvent: 'Only events build here (§6).',
  massProtest: 'Nothing is built where there is a mass protest (§5.2).',
  noFactoryBeside: 'A road begins next to a factory (§5.2).',
  nothingThere: 'Nothing stands there.',
  roadBeside: 'First the roads next to it have to go (§6).',
  isRundown: 'It has run down already (§6).',
  isAbroad: 'Factories abroad are neither dismantled nor do they run down (§6).',
  notRundown: 'It has not run down.',
  full: 'The card has given this province as much as it may.',
  tooPoor:
    'Its economy is less than 3 for each level, and the card adds at most 2 per province and its value in all (§5.3).',
  raisedAlready: 'It has been raised by this card already (§5.3).',
  bySupplier: 'West Berlin gets its levels from its suppliers (§5.3).',
  notAcross: 'It does not lie across the border from there (§11, phase 7).',
  notPoorer: 'It does not live worse (§11, phase 7).',
};
