import type { PlayerPrompt, PromptLines } from '../../prompts.ts';
import type { Names } from '../catalogue.ts';

const SIDES = ['the West', 'the East'] as const;
const way = (delta: number): string => (delta < 0 ? 'the West' : 'the East');
const left = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many} left`;

/** What to do, for the one who has to do it. */
export const prompts = (names: Names): PromptLines => ({
  draw: () => 'Draw a card',
  layOut: () => 'Lay out a card',
  layOutNew: () => 'Lay out a 2+2 card',
  examine: () => 'East looks at a card of the deck',
  armsCard: () => 'Draw an arms race card',
  conflictCard: () => 'Draw a conflict card',
  nextDecadeCard: () => 'Draw a card of the next decade',
  takeCard: () => 'Take a card from the display or play one from your hand',
  useOfCard: ({ card }) => `${names.card(card)}: choose an action`,
  leaveOut: ({ card }) => `${names.card(card)}: leave out one icon or arrow, or carry out all`,
  nextItem: ({ card }) =>
    card > 0
      ? `${names.card(card)}: choose the next icon or arrow`
      : 'Choose the next icon or arrow',
  throwAway: ({ most }) => `You may discard old cards; keep at most ${most}`,
  discardDown: () => 'Discard one card',
  specialCost: ({ card }) => `${names.card(card)}: discard a card, or let your opponent draw one`,
  specialDiscard: () => 'Choose a hand card to discard',
  placeUnrest: ({ side }) => `Place 1 unrest in ${SIDES[side]}`,
  removeUnrest: ({ side }) => `Remove 1 unrest in ${SIDES[side]}`,
  moveUnrestFrom: () => 'Move 1 unrest: choose where from',
  moveUnrestTo: () => 'Move 1 unrest: choose where to',
  build: ({ left: points }) => `Build your economy: ${left(points, 'point', 'points')}`,
  dismantle: ({ side, left: points }) =>
    `Dismantle in ${SIDES[side]}: ${left(points, 'point', 'points')}`,
  raiseStandard: ({ value, provinces }) =>
    `Raise the living standard: ${left(provinces, 'province', 'provinces')}, value ${value}`,
  grantStandard: ({ side }) => `Raise the living standard of a province in ${SIDES[side]}`,
  lowerStandard: ({ side }) => `Lower the living standard of a province in ${SIDES[side]}`,
  fillSector: () => 'Choose a sector of West Berlin to raise',
  emptySector: () => 'Choose a sector of West Berlin to lower',
  passOn: ({ province }) => `Pass the new level of ${names.province(province)} on to West Berlin?`,
  rundown: ({ left }) => `Choose a factory to run down: ${left} to go`,
  repair: () => 'Choose a factory to repair',
  stop: () => 'Choose a factory abroad to lose',
  removeProtest: () => 'Choose a mass protest to end',
  linkProtest: () => 'Mass protest in West Berlin: choose the supplier it spreads to',
  placeSocialist: ({ left }) =>
    `Place a socialist where there is a mass protest: ${left} in the waiting box`,
  stasiUnrest: ({ left }) => `The Stasi is gone: place ${left} more unrest`,
  hamburg: () => 'Choose the province Hamburg counts for',
  abroad: ({ city }) => `Choose the province ${names.site(city)} counts for`,
  policeAction: () => 'Police: remove 1 unrest',
  beyondPrestige: ({ direction }) =>
    `Prestige is at its end towards ${way(direction)}: remove 1 unrest at home or add 1 abroad`,
  beyondDominance: () => 'Dominance is at its end: take $1 or remove 1 unrest',
  arrowTrack: () => 'Move prestige, or dominance instead',
  choiceArrow: () => 'Move prestige or dominance by 1',
  guillaume: () => 'Guillaume: look at the West’s hand or at the deck, or decline',
  guillaumeSwap: () => 'Take a card of the West in exchange, or decline',
  guillaumeGive: () => 'Choose the hand card you give for it',
  guillaumeTop: () => 'Choose a card of the deck to take or remove, or decline',
  guillaumeFate: ({ card }) => `${names.card(card)}: take it or remove it from the game`,
  prestigeBox: () => 'Prestige: choose the box to carry out',
  dominanceBox: () => 'Dominance: choose the box to carry out',
  attack: ({ province }) => `Choose the province that envies ${names.province(province)}`,
  giveUpSocialist: ({ left }) => `Choose where to remove a socialist: ${left} to go`,
  endTurn: ({ socialists }) =>
    socialists > 0
      ? `Send the police, or end the turn: then ${socialists === 1 ? '1 waiting socialist goes' : `${socialists} waiting socialists go`} where there is a mass protest`
      : 'Send the police, or end the turn',
});

/** What a seat is deciding, for those who look on. */
export const waiting: Readonly<Record<PlayerPrompt, string>> = {
  takeCard: 'choosing a card',
  useOfCard: 'choosing an action',
  leaveOut: 'deciding what to leave out',
  nextItem: 'choosing the order of the event',
  throwAway: 'looking through old cards',
  discardDown: 'discarding a card',
  specialCost: 'paying for the special card',
  specialDiscard: 'discarding a card',
  placeUnrest: 'placing unrest',
  removeUnrest: 'removing unrest',
  moveUnrestFrom: 'moving unrest',
  moveUnrestTo: 'moving unrest',
  build: 'building',
  dismantle: 'dismantling',
  raiseStandard: 'raising the living standard',
  grantStandard: 'raising the living standard',
  lowerStandard: 'lowering the living standard',
  fillSector: 'choosing a sector',
  emptySector: 'choosing a sector',
  passOn: 'deciding about West Berlin',
  rundown: 'choosing a factory to run down',
  repair: 'choosing a factory to repair',
  stop: 'choosing a factory abroad',
  removeProtest: 'ending a mass protest',
  linkProtest: 'spreading a mass protest',
  placeSocialist: 'placing socialists',
  stasiUnrest: 'placing the unrest that returns',
  hamburg: 'deciding where Hamburg counts',
  abroad: 'deciding where a factory abroad counts',
  policeAction: 'sending the police',
  beyondPrestige: 'choosing a province',
  beyondDominance: 'choosing money or calm',
  arrowTrack: 'choosing a track',
  choiceArrow: 'choosing a track and a direction',
  guillaume: 'deciding what to look at',
  guillaumeSwap: 'looking at cards',
  guillaumeGive: 'choosing a card to give',
  guillaumeTop: 'looking at cards',
  guillaumeFate: 'deciding about a card',
  prestigeBox: 'choosing a box of prestige',
  dominanceBox: 'choosing a box of dominance',
  attack: 'comparing a province across the border',
  giveUpSocialist: 'choosing a socialist to remove',
  endTurn: 'deciding about the police',
};
