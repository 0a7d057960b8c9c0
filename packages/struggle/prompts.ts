/** What chance decides in every game of the family: dice and cards nobody chooses. */
export const SHARED_CHANCE_PROMPTS = [
  'coupDie',
  'draw',
  'examine',
  'randomCard',
  'realignDie',
  'realignDieRival',
  'spaceDie',
  'trapDie',
  'warDie',
] as const;

/** The same with what single cards of Twilight Struggle want. */
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
  // Variants.
  'bidDie',
  'crisis',
  'crisisDie',
  'statecraftLost',
] as const;
export type ChancePrompt = (typeof CHANCE_PROMPTS)[number];

/** What players are asked in every game of the family, with the meaning of the integers. */
export const SHARED_PLAYER_PROMPTS = [
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
] as const;

/** The same with the rules and single cards of Twilight Struggle. */
export const PLAYER_PROMPTS = [
  ...SHARED_PLAYER_PROMPTS,
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
  // Variants.
  'bid',
  'statecraft', // crisis
  'yaltaCard',
  'mixedOperations', // points left
  'coupAgain', // die, country
  'spaceRoll',
  'firstLightning',
  'kremlinFlu',
  'nonAligned',
] as const;
export type PlayerPrompt = (typeof PLAYER_PROMPTS)[number];

export const PROMPTS = [...CHANCE_PROMPTS, ...PLAYER_PROMPTS] as const;
export type PromptCode = (typeof PROMPTS)[number];

export const SHARED_PROMPTS = [...SHARED_CHANCE_PROMPTS, ...SHARED_PLAYER_PROMPTS] as const;
export type SharedPrompt = (typeof SHARED_PROMPTS)[number];

/** What Red Sea adds. */
export const RED_SEA_CHANCE_PROMPTS = ['eventDie', 'flashpoint', 'bidDie'] as const;
export const RED_SEA_PLAYER_PROMPTS = [
  'fixDie',
  'centcom',
  'cyrusVance',
  'defconStep',
  'famine', // countries left
  'gosplan', // cards left
  'heroDiscard',
  'heroTake',
  'mengistu',
  'mrNyet', // countries left
  'oau',
  'separatists',
  'usaid',
  'vanguard', // points left
  'waterWars',
  'weAreTheWorld',
  'bid',
] as const;
export const RED_SEA_PROMPTS = [...RED_SEA_CHANCE_PROMPTS, ...RED_SEA_PLAYER_PROMPTS] as const;
export type RedSeaPrompt = (typeof RED_SEA_PROMPTS)[number];

/** What the crossover of cards adds. */
export const CROSSOVER_PROMPTS = ['draftCards'] as const; // operations left
export type CrossoverPrompt = (typeof CROSSOVER_PROMPTS)[number];

/** Any prompt of any game of the family. */
export type AnyPrompt = PromptCode | RedSeaPrompt | CrossoverPrompt;
