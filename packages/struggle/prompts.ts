/** What chance decides: dice and cards nobody chooses. */
export const CHANCE_PROMPTS = [
  'coupDie',
  'draw',
  'examine',
  'olympicDie',
  'olympicDieRival',
  'randomCard',
  'realignDie',
  'realignDieRival',
  'spaceDie',
  'summitDie',
  'summitDieRival',
  'trapDie',
  'warDie',
] as const;
export type ChancePrompt = (typeof CHANCE_PROMPTS)[number];

/** What players are asked in the games of the family, with the meaning of the integers. */
export const PLAYER_PROMPTS = [
  'choose', // nothing better is known
  // The play of a card and its operations.
  'headline',
  'actionRound',
  'useOfCard', // card
  'operations', // points, card
  'placeInfluence', // points left
  'coupTarget', // points
  'realignTarget', // rolls left
  // Words of events.
  'place', // picks left, points each
  'remove', // picks left, points each
  'removeAll', // countries left
  'warTarget',
  // Rules of the turn.
  'trapDiscard',
  'discardHeld',
  'orderCard',
  // Single cards.
  'aldrichAmes',
  'askNot',
  'blockade',
  'blockadeDiscard',
  'chernobyl',
  'deStalinization', // points left
  'debtCrisis',
  'defconLevel',
  'doubleInfluence', // countries left
  'grainSales',
  'independentReds',
  'missileEnvy',
  'olympicGames',
  'ourManInTehran',
  'saltNegotiations',
  'shuttleDiplomacy',
  'southAfricanUnrest',
  'starWars',
  'summit',
  'unIntervention',
  'wargames',
  'warsawPact',
] as const;
export type PlayerPrompt = (typeof PLAYER_PROMPTS)[number];

export const PROMPTS = [...CHANCE_PROMPTS, ...PLAYER_PROMPTS] as const;
export type PromptCode = (typeof PROMPTS)[number];
