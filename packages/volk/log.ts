import type { CodeOf, Lines, Schema } from '@brink/kernel';

/** What can happen. */
export const LOG = {
  // The course of the game.
  decade: ['decade'],
  stage: ['stage', 'isForFour'], // 1 to 3
  turnOrder: ['first', 'second', 'third', 'fourth'], // seats
  display: ['card'],
  takeCard: ['seat', 'card', 'isFromHand'],
  use: ['seat', 'card', 'use'], // an option
  event: ['seat', 'card'],
  automaticEvent: ['card'],
  leaveOut: ['seat', 'item'],
  draw: ['seat', 'card'], // to the drawer
  drawHidden: ['seat'], // to the others
  discard: ['seat', 'card'],
  letDraw: ['seat', 'drawer'], // the seat that pays
  // The board.
  unrest: ['province', 'change', 'after'],
  protest: ['province', 'count'], // mass protests after it
  linkedProtest: ['province'], // the supplier
  livingStandard: ['province', 'change', 'after'],
  sector: ['sector', 'change', 'after'],
  build: ['side', 'site'],
  dismantle: ['side', 'site'],
  rundown: ['site'],
  repair: ['site'],
  stop: ['site'],
  track: ['track', 'change', 'after'],
  trackEnd: ['track', 'direction'],
  arrowsCancel: ['track'],
  socialist: ['province', 'change'],
  holdingBox: ['change', 'after'],
  police: ['card'],
  policeAction: ['seat'],
  stasi: ['count'], // cards that leave
  wall: ['state'], // 1 built, 2 down
  guillaume: ['target'], // 0 West's hand, 1 the deck, 2 neither
  swap: ['seat', 'card'], // the seat that gets it; to the two
  swapHidden: [], // to the others
  removeHidden: [], // East removes a card it has looked at
  // 2+2.
  treasury: ['power', 'change', 'after'],
  dove: ['change', 'after'],
  armsCard: ['power', 'index'],
  conflictCard: ['power', 'index'],
  reshuffle: ['deck'], // 0 arms race, 1 conflicts
  peacemaker: ['seat', 'card'],
  armsCostUp: [],
  ussrValueDown: [],
  nextDecadeCard: ['power'],
  nuclearWar: ['seat'],
  income: ['power', 'dollars'],
  victoryPoints: ['usa', 'ussr'],
  // The decade's end.
  phase: ['phase'],
  flight: ['runners', 'police', 'west', 'eastProtest', 'east', 'westProtest'],
  flightValue: ['points'], // build points lost
  wallUpkeep: [],
  prestigeBox: ['side', 'position'],
  dominanceBox: ['power', 'position'],
  currency: ['position', 'exporting', 'standards', 'balance'],
  exportFactories: ['weakest'], // of the West
  policeUpkeep: ['count'],
  standardLost: ['province', 'levels'],
  comparison: ['province', 'highest', 'unrest'],
  attack: ['province', 'envious', 'unrest'],
  socialistsDue: ['change'],
  protests: ['west', 'east'],
  gameOver: ['winners', 'manner'], // winners as bits
  // Guillaume at the deck.
  lookAt: ['card'], // to East
  exchangeHidden: [], // East gives a hand card for one of the deck
} as const satisfies Schema;

export type Log = typeof LOG;
export type LogCode = CodeOf<Log>;
export type LogLines = Lines<Log>;
