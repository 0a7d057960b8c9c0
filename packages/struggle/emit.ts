import { EVERYONE, type Audience } from '@brink/kernel';
import { RESULT } from './state.ts';
import type { Table } from './world.ts';

/** What can happen in the games of the family, with the meaning of the integers. */
export const LOG = [
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
  'scoringSoutheastAsia', // US points, USSR points
  'militaryPenalty', // missing operations of the US, of the USSR
  'gameOver', // winner (2 for a draw), manner
] as const;
export type LogCode = (typeof LOG)[number];

/** Writes to the log if anybody listens; the integers mean what the code's line says. */
export function emit(
  game: Table,
  code: LogCode,
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

export function emitTo(game: Table, audience: Audience, code: LogCode, a = 0, b = 0): void {
  emit(game, code, a, b, 0, 0, 0, 0, audience);
}
