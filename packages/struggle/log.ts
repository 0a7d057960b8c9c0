import type { CodeOf, Schema } from '@brink/kernel';
import type { Side } from './sides.ts';

/** What can happen in every game of the family. */
export const SHARED_LOG = {
  // The board.
  influence: ['side', 'country', 'change', 'us', 'ussr'], // the change, and what is there after it
  vp: ['side', 'points', 'score'], // the score after it, good for the US if positive
  defcon: ['level', 'change'],
  militaryOps: ['side', 'level'],
  effect: ['flag'],
  effectEnds: ['flag'],
  // Operations, wars and dice.
  operations: ['side', 'ops', 'kind'], // an option
  coup: ['side', 'country', 'ops'],
  coupRoll: ['side', 'country', 'die', 'modifier', 'ops', 'result'],
  realign: ['side', 'country'],
  realignRoll: ['side', 'country', 'die', 'modifier'],
  spaceRoll: ['side', 'box', 'die', 'needed'],
  spaceAdvance: ['side', 'box'],
  war: ['side', 'country'],
  warRoll: ['side', 'country', 'die', 'modifier', 'needed'],
  roll: ['side', 'die', 'modifier', 'needed'], // what has to be reached, 0 where two dice are compared
  trapRoll: ['side', 'die'], // 1 to 4 sets free
  trapForfeit: ['side'], // nothing to discard
  // Cards.
  draw: ['side', 'card'], // to the drawer
  drawHidden: ['side'], // to the others
  examine: ['side', 'card'], // to the one who looks
  examineHidden: ['side'], // to the others
  putBack: ['side', 'count'], // cards looked at that return to the pile
  reshuffle: [],
  reveal: ['side', 'card'],
  discard: ['side', 'card'],
  takeDiscard: ['side', 'card'],
  handOver: ['side', 'card'], // the side that gives
  remove: ['card'],
  inFront: ['card'],
  chinaCard: ['holder', 'isFaceUp'], // its new holder
  chinaCardVp: ['holder'],
  // The course of the game.
  turn: ['turn'],
  round: ['side', 'round'],
  headline: ['side', 'card'],
  play: ['side', 'card', 'use'], // an option
  event: ['side', 'card'],
  noEvent: ['side', 'card'],
  pass: ['side'],
  scoringSide: ['region', 'side', 'tier', 'battlegrounds', 'neighbours'],
  scoring: ['region', 'us', 'ussr'],
  militaryPenalty: ['us', 'ussr'], // missing operations
  gameOver: ['winner', 'manner'], // 2 for a draw
} as const satisfies Schema;

/** Of rules that a game may have or not: its own log takes up what it needs. */
export const OPTIONAL_LOG = {
  fixDie: ['side', 'die'],
  rollAgain: ['side', 'before', 'die'], // the die that does not count, and the one that does
  bid: ['player', 'wanted', 'points'], // the side wanted, and the points for the other
  seats: ['sideOfFirst', 'us', 'ussr'], // the side of the first player, and the bonus of each
} as const satisfies Schema;

/** Arguments that are no mere numbers. */
export interface Arguments {
  readonly side: Side;
  readonly holder: Side;
  readonly wanted: Side;
  readonly sideOfFirst: Side;
}

type Family = typeof SHARED_LOG & typeof OPTIONAL_LOG;

/** Everything that `emit` can tell. A game adds its own codes to it where it lists them. */
export interface Log extends Family {}
/** A code of the log. */
export type LogCode = CodeOf<Log>;
