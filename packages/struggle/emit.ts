import { EVERYONE, type Audience } from '@brink/kernel';
import type { Table } from './world.ts';

/** What can happen in every game of the family, with the meaning of the integers. */
export const STRUGGLE_LOG = [
  'influence', // side, country, change, US after, USSR after
  'vp', // side, points, score after (US positive)
  'defcon', // level after, change
  'militaryOps', // side, value after
  'coup', // side, country, operations
  'coupRoll', // side, country, die, die modifier, operations, result
  'realign', // side, country
  'realignRoll', // side, country, die, modifier
  'spaceRoll', // side, box, die, needed
  'spaceAdvance', // side, box
  'war', // side, country
  'warRoll', // side, country, die, modifier, needed
  'roll', // side, die, modifier
  'draw', // side, card (to the drawer)
  'drawHidden', // side (to the others)
  'reshuffle',
  'reveal', // side, card
  'discard', // side, card
  'remove', // card
  'inFront', // card
  'play', // side, card, use
  'event', // side, card
  'noEvent', // side, card
  'operations', // side, value, kind
  'scoring', // region, US points, USSR points
  'scoringSide', // region, side, tier, battlegrounds, neighbours
  'effect', // flag
  'effectEnds', // flag
  'gameOver', // result, manner
] as const;
export type StruggleLog = (typeof STRUGGLE_LOG)[number];

/** Writes to the log if anybody listens; the integers mean what the code's line says. */
export function emit(
  game: Table,
  code: string,
  a = 0,
  b = 0,
  c = 0,
  d = 0,
  e = 0,
  f = 0,
  audience: Audience = EVERYONE,
): void {
  game.log?.({ code, args: [a, b, c, d, e, f], audience });
}

export function emitTo(game: Table, audience: Audience, code: string, a = 0, b = 0): void {
  emit(game, code, a, b, 0, 0, 0, 0, audience);
}
