import { COUP_FREE, COUP_WITH_OPS, costsDefcon, marked } from '@brink/struggle';
import type { Grant } from '@brink/struggle/bot/frame';
import type { Coups } from '@brink/struggle/bot/striking';
import { cardNumber } from '../data/cards.ts';
import { Africa, Countries, Flashpoints, MiddleEast } from '../map.ts';
import type { RedSeaBoard } from './board.ts';

/**
 * A flashpoint costs DEFCON by the card it shows, other countries by what they are; under the
 * Indian Ocean Zone of Peace a flashpoint may cost it twice.
 */
export const coupsOn = ({ flashpointRisk }: RedSeaBoard): Coups => ({
  dropChance: (game, side, country, kind) => {
    if (costsDefcon(game, side, country, kind)) return 1;
    return Flashpoints.has(country) ? flashpointRisk() : 0;
  },
  doubleDropChance: (game, side, country, kind) =>
    Flashpoints.has(country) && costsDefcon(game, side, country, kind) ? flashpointRisk() : 0,
});

/** Where and how events grant coups and realignments. */
export const GRANTED: ReadonlyMap<number, Grant> = new Map([
  [
    cardNumber('zbig'),
    { kind: COUP_FREE, where: Countries, countsAsMilitary: true, sparesDefcon: true },
  ],
  [cardNumber('famine'), { kind: COUP_WITH_OPS, where: marked }],
  [cardNumber('israeli-periphery-doctrine'), { kind: COUP_FREE, where: Africa, bonus: 1 }],
  [cardNumber('anti-zionist-committee'), { kind: COUP_FREE, where: MiddleEast, bonus: 1 }],
  [cardNumber('f-5es-delivered'), { kind: COUP_FREE, where: Africa }],
]);
