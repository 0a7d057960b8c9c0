import {
  COUP_FREE,
  COUP_WITH_OPS,
  isBattleground,
  isRaised,
  marked,
  type CoupOptions,
  type RealignOptions,
} from '@brink/struggle';
import { strikingOn } from '@brink/struggle/bot/striking';
import { cardNumber } from '../data/cards.ts';
import { Flag } from '../flags.ts';
import { Africa, Countries, Flashpoints, MiddleEast } from '../map.ts';
import { board, flashpointRisk } from './board.ts';

/** A flashpoint costs DEFCON by the card it shows, other countries by what they are. */
export const striking = strikingOn(board, {
  dropChance: (game, _side, country) => {
    if (isBattleground(game, country) || isRaised(game, Flag.ZoneOfPeace)) return 1;
    return Flashpoints.has(country) ? flashpointRisk() : 0;
  },
});

/** Where and how events grant coups and realignments. */
export const GRANTED: ReadonlyMap<number, CoupOptions & RealignOptions> = new Map([
  [
    cardNumber('zbig'),
    { kind: COUP_FREE, where: Countries, countsAsMilitary: true, sparesDefcon: true },
  ],
  [cardNumber('famine'), { kind: COUP_WITH_OPS, where: marked }],
  [cardNumber('israeli-periphery-doctrine'), { kind: COUP_FREE, where: Africa, bonus: 1 }],
  [cardNumber('anti-zionist-committee'), { kind: COUP_FREE, where: MiddleEast, bonus: 1 }],
  [cardNumber('f-5es-delivered'), { kind: COUP_FREE, where: Africa }],
]);
