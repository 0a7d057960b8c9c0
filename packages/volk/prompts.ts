/** What chance decides: cards nobody chooses. */
export const CHANCE_PROMPTS = [
  'draw',
  'layOut',
  'layOutNew',
  'examine',
  'armsCard',
  'conflictCard',
  'nextDecadeCard',
] as const;

/** What players are asked, with the meaning of the integers. */
export const PLAYER_PROMPTS = [
  // The turn.
  'takeCard',
  'useOfCard', // card
  'leaveOut', // card, items
  'nextItem', // card, items
  'throwAway', // cards that may stay
  'discardDown', // card to spare
  'specialCost', // card
  'specialDiscard',
  // Places.
  'placeUnrest', // side
  'removeUnrest', // side
  'moveUnrestFrom',
  'moveUnrestTo',
  'build', // points left
  'dismantle', // side, points left
  'raiseStandard', // value left
  'grantStandard', // side
  'lowerStandard', // side
  'fillSector',
  'emptySector',
  'passOn', // province
  'rundown', // factories left
  'repair',
  'stop',
  'removeProtest',
  'linkProtest',
  'placeSocialist', // socialists left
  'stasiUnrest', // unrest left
  'hamburg',
  'abroad', // city
  'policeAction',
  // Tracks.
  'beyondPrestige', // direction
  'beyondDominance', // power
  'arrowTrack', // direction
  'choiceArrow',
  // Guillaume.
  'guillaume',
  'guillaumeSwap',
  'guillaumeGive',
  'guillaumeTop',
  'guillaumeFate', // card
  // The decade's end.
  'prestigeBox',
  'dominanceBox',
  'attack', // province
  'giveUpSocialist', // socialists left
  // Before the turn ends.
  'endTurn', // socialists that have to leave the box now
] as const;
export type PlayerPrompt = (typeof PLAYER_PROMPTS)[number];
export const PROMPTS = [...CHANCE_PROMPTS, ...PLAYER_PROMPTS] as const;
export type PromptCode = (typeof PROMPTS)[number];
