import type { PlayerPrompt } from '../../prompts.ts';
import type { Option } from '../../vocabulary.ts';
import type { ReasonCode, Wording } from '../catalogue.ts';

export const optionLabels: Readonly<Record<Option, string>> = {
  event: 'Event',
  build: 'Build your economy',
  livingStandard: 'Raise the living standard',
  removeUnrest: 'Remove 1 unrest',
  armsRace: 'Arms race',
  credit: 'Credit',
  keep: 'Keep the level',
  passOn: 'Pass it on to West Berlin',
  discardCard: 'Discard a hand card',
  letDraw: 'Let your opponent draw',
  westHand: 'The West’s hand',
  topOfDeck: 'The top of the deck',
  nothing: 'Decline',
  takeCard: 'Take it for a hand card',
  removeCard: 'Remove it from the game',
  prestige: 'Prestige',
  dominance: 'Dominance',
  prestigeLeft: 'Prestige towards the West',
  prestigeRight: 'Prestige towards the East',
  dominanceLeft: 'Dominance towards the USA',
  dominanceRight: 'Dominance towards the USSR',
};

export const done = 'Done';
export const doneAt: Readonly<Partial<Record<PlayerPrompt, string>>> = {
  leaveOut: 'Carry out everything',
  throwAway: 'Keep the rest',
  beyondDominance: 'Take $1',
  guillaumeSwap: 'No exchange',
  guillaumeTop: 'Leave both',
  endTurn: 'End the turn',
};
export const policeAction = 'Police: remove 1 unrest';

export const gameOptions: Wording['gameOptions'] = {
  names: { mode: 'Game', deck: 'Cards of 2+2', rulings: 'Rulings' },
  modes: { base: 'Base game for two', 'two-plus-two': '2+2 for four' },
  standIn: 'Stand-in deck',
  ownDeck: 'A deck of your own',
  none: 'none',
  rulings: {
    dismantleAbroad: 'East may dismantle its factories in Poland and Czechoslovakia.',
    eastPicksRundowns: 'Phase 3: East names every factory that runs down.',
    berlinLimitStays: 'Phase 5: a supplier still limits West Berlin when its sector is empty.',
    berlinTolerates: 'Phase 6: West Berlin tolerates one level less, as every province does.',
    berlinStrikesOne: 'Phase 7: West Berlin is compared with one neighbour, not with both.',
    armsCostPerCard: 'After “arms race +$1” every arms race card costs $1 more, not the action.',
  },
};
export const presets: Wording['presets'] = gameOptions.modes;
export const reasons: Readonly<Record<ReasonCode, string>> = {
  event: 'The event is worth more than its value.',
  build: 'The economy has to grow.',
  livingStandard: 'People want to live better.',
  calm: 'Unrest is getting dangerous here.',
  stir: 'It hurts most here.',
  money: 'The treasury needs it.',
  arms: 'The lead in arms is worth it.',
  other: 'It looks best.',
};
export const standInNotice =
  'The cards and tracks of 2+2 shown here are invented stand-ins, not the printed ones.';
