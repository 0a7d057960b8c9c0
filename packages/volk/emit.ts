import { EVERYONE, exceptFor, only, type Audience } from '@brink/kernel';
import { RESULT } from './state.ts';
import type { Table } from './volk.ts';

/** What can happen, with the meaning of the integers. */
export const LOG = [
  // The course of the game.
  'decade', // decade
  'stage', // 1 to 3, 1 if the game is for four
  'turnOrder', // four seats
  'display', // card
  'takeCard', // seat, card, 1 if from the hand
  'use', // seat, card, use
  'event', // seat, card
  'automaticEvent', // card
  'leaveOut', // seat, item
  'draw', // seat, card (to the drawer)
  'drawHidden', // seat (to the others)
  'discard', // seat, card
  'letDraw', // seat that pays, seat that draws
  // The board.
  'unrest', // province, change, after
  'protest', // province, mass protests after
  'linkedProtest', // supplier
  'livingStandard', // province, change, after
  'sector', // sector, change, after
  'build', // side, site
  'dismantle', // side, site
  'rundown', // site
  'repair', // site
  'stop', // site
  'track', // track, change, position after
  'trackEnd', // track, direction
  'arrowsCancel', // track
  'socialist', // province, 1 comes or -1 leaves
  'holdingBox', // change, after
  'police', // card
  'policeAction', // seat
  'stasi', // cards that leave
  'wall', // 1 built, 2 down
  'guillaume', // 0 West's hand, 1 the deck, 2 neither
  'swap', // seat that gets, card (to the two)
  'swapHidden', // (to the others)
  'removeHidden', // East removes a card it has looked at
  // 2+2.
  'treasury', // power, change, after
  'dove', // change, after
  'armsCard', // power, card
  'conflictCard', // power, card
  'reshuffle', // 0 arms race, 1 conflicts
  'peacemaker', // seat, card
  'armsCostUp',
  'ussrValueDown',
  'nextDecadeCard', // power
  'nuclearWar', // seat
  'income', // power, dollars
  'victoryPoints', // USA, USSR
  // The decade's end.
  'phase', // phase
  'flight', // runners, police, highest LS West, protest in East, lowest LS East, protest in West
  'flightValue', // build points lost
  'wallUpkeep',
  'prestigeBox', // side, position
  'dominanceBox', // power, position
  'currency', // track, exporting provinces, sum of LS, balance
  'exportFactories', // weakest export factory of the West
  'policeUpkeep', // cards
  'standardLost', // province, levels
  'comparison', // province, highest LS of its state, unrest
  'attack', // province, target, unrest
  'socialistsDue', // change
  'protests', // West, East
  'gameOver', // winners as bits, manner
  // Guillaume at the deck.
  'lookAt', // card (to East)
  'exchangeHidden', // East gives a hand card for one of the deck
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

export function emitTo(game: Table, seat: number, code: LogCode, a = 0, b = 0): void {
  emit(game, code, a, b, 0, 0, 0, 0, only(seat));
}

export function emitExcept(game: Table, seat: number, code: LogCode, a = 0, b = 0): void {
  emit(game, code, a, b, 0, 0, 0, 0, exceptFor(seat));
}
