import {
  COUP_FREE,
  COUP_WITH_OPS,
  isBattleground,
  marked,
  type CoupOptions,
  type RealignOptions,
  type Table,
} from '@brink/struggle';
import { strikingOn } from '@brink/struggle/bot/striking';
import { cardNumber } from '../data/cards.ts';
import { Africa, Countries, Flashpoints, MiddleEast } from '../map.ts';
import { board, flashpointRisk } from './board.ts';

const costsByItself = (game: Table, country: number): boolean =>
  isBattleground(game, country) || game.rules.rule.everyCoupCosts?.(game, country) === true;

/**
 * A flashpoint costs DEFCON by the card it shows, other countries by what they are; under the
 * Indian Ocean Zone of Peace a flashpoint may cost it twice.
 */
export const striking = strikingOn(board, {
  dropChance: (game, _side, country) => {
    if (costsByItself(game, country)) return 1;
    return Flashpoints.has(country) ? flashpointRisk() : 0;
  },
  doubleDropChance: (game, country) =>
    Flashpoints.has(country) && costsByItself(game, country) ? flashpointRisk() : 0,
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
