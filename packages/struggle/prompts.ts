import type { CodeOf, CodesWith, Schema } from '@brink/kernel';

/**
 * One country after the other is picked: so many picks are left, each of so many points of a side,
 * at most so many in one country (0: no limit).
 */
export const PICKS = ['left', 'each', 'side', 'most'] as const;

/** What chance decides in every game of the family: dice and cards nobody chooses. */
export const SHARED_CHANCE_PROMPTS = {
  coupDie: [],
  draw: ['side'],
  examine: [],
  randomCard: [],
  realignDie: [],
  realignDieRival: [],
  spaceDie: [],
  trapDie: [],
  warDie: [],
} as const satisfies Schema;

/** What players are asked in every game of the family. */
export const SHARED_PLAYER_PROMPTS = {
  choose: [], // nothing better is known
  // The play of a card and its operations.
  headline: [],
  actionRound: [],
  useOfCard: ['card'],
  operations: ['ops', 'card'],
  placeInfluence: ['left'],
  coupTarget: ['ops'],
  realignTarget: ['left'],
  // Words of events.
  place: PICKS,
  remove: PICKS,
  removeAll: PICKS,
  warTarget: PICKS,
  // Rules of the turn.
  trapDiscard: [],
} as const satisfies Schema;

/** What can be asked in every game of the family. */
export const SHARED_PROMPTS = { ...SHARED_CHANCE_PROMPTS, ...SHARED_PLAYER_PROMPTS } as const;

/** Of rules that a game may have or not: its own prompts take up what they need. */
export const OPTIONAL_PROMPTS = {
  bid: [],
  bidDie: [],
  coupAgain: ['die', 'country'],
  fixDie: ['side'],
  mixedOperations: ['left'],
  spaceRoll: [],
} as const satisfies Schema;

type Family = typeof SHARED_PROMPTS & typeof OPTIONAL_PROMPTS;

/** Everything that can be asked. A game adds its own codes to it where it lists them. */
export interface Prompts extends Family {}
/** A code of a prompt. */
export type PromptCode = CodeOf<Prompts>;

/** Prompts that say no number. */
export type PlainPrompt = CodesWith<Prompts, readonly []>;
/** Prompts of picks. */
export type PickPrompt = CodesWith<Prompts, typeof PICKS>;
