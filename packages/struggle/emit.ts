import { EVERYONE, type Audience } from '@brink/kernel';
import { RESULT } from './state.ts';
import type { Table } from './world.ts';

/** What can happen in every game of the family, with the meaning of the integers. */
export const SHARED_LOG = [
  // The board.
  'influence', // side, country, change, US after, USSR after
  'vp', // side, points, score after (US positive)
  'defcon', // level after, change
  'militaryOps', // side, value after
  'effect', // flag
  'effectEnds', // flag
  // Operations, wars and dice.
  'operations', // side, value, kind (an option)
  'coup', // side, country, operations
  'coupRoll', // side, country, die, die modifier, operations, result
  'realign', // side, country
  'realignRoll', // side, country, die, modifier
  'spaceRoll', // side, box, die, needed
  'spaceAdvance', // side, box
  'war', // side, country
  'warRoll', // side, country, die, modifier, needed
  'roll', // side, die, modifier
  'trapRoll', // side, die (1 to 4 sets free)
  'trapForfeit', // side: nothing to discard
  // Cards.
  'draw', // side, card (to the drawer)
  'drawHidden', // side (to the others)
  'examine', // side, card (to the one who looks)
  'examineHidden', // side (to the others)
  'putBack', // side, number of cards looked at that return to the pile
  'reshuffle',
  'reveal', // side, card
  'discard', // side, card
  'takeDiscard', // side, card
  'handOver', // side that gives, card
  'remove', // card
  'inFront', // card
  'chinaCard', // new holder, 1 if face up
  'chinaCardVp', // holder
  // The course of the game.
  'turn', // turn
  'round', // side, action round
  'headline', // side, card
  'play', // side, card, use (an option)
  'event', // side, card
  'noEvent', // side, card
  'pass', // side
  'scoringSide', // region, side, tier, battlegrounds, neighbours
  'scoring', // region, US points, USSR points
  'militaryPenalty', // missing operations of the US, of the USSR
  'gameOver', // winner (2 for a draw), manner
] as const;
export type SharedLogCode = (typeof SHARED_LOG)[number];

/** The same with what Twilight Struggle alone has. */
export const LOG = [
  ...SHARED_LOG,
  'scoringSoutheastAsia', // US points, USSR points
  // Variants.
  'bid', // player, side, points
  'seats', // side of the first player, bonus of the US, of the USSR
  'crisis', // crisis
  'crisisRoll', // crisis, die, modifier, band
  'statecraft', // side, card
  'statecraftLost', // side, card
  'statecraftLostHidden', // side
  'takeFromDeck', // side, card
  'joinsDeck', // card, period (0 Early War, 1 Mid War)
  'rollAgain', // side, die that does not count, die that does
  'skipRound', // side
] as const;
export type LogCode = (typeof LOG)[number];

/** What Red Sea adds. */
export const RED_SEA_LOG = [
  'flashpoint', // country, card on top of the pile
  'underPile', // card
  'fixDie', // side, die
  'seaLanes', // side, 2 for control or 1 for more influence
  'famine', // country, 1 for marked or 0 for over
  'centcom', // side that is kept out, country
  'bid', // as in Twilight Struggle
  'seats',
] as const;
export type RedSeaLogCode = (typeof RED_SEA_LOG)[number];

/** What the crossover of cards adds. */
export const CROSSOVER_LOG = ['draft'] as const; // side, card
export type CrossoverLogCode = (typeof CROSSOVER_LOG)[number];

/** Anything that can happen in any game of the family. */
export type AnyLogCode = LogCode | RedSeaLogCode | CrossoverLogCode;

/** Writes to the log if anybody listens; the integers mean what the code's line says. */
export function emit(
  game: Table,
  code: AnyLogCode,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  audience: Audience = EVERYONE,
): void {
  // What a step does after it has ended the game is no part of the story.
  if (!game.log || (game.mem[RESULT] !== 0 && code !== 'gameOver')) return;
  game.log({ code, args: [a, b, c, d, e, f], audience });
}

export function emitTo(game: Table, audience: Audience, code: AnyLogCode, a = 0, b = 0): void {
  emit(game, code, a, b, 0, 0, 0, 0, audience);
}
