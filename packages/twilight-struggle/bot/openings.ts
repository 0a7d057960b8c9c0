import { US, influenceOf, type Side, type Table } from '@brink/struggle';
import * as map from '../map.ts';

/** Influence a side wants at the start, in the order in which it is placed. */
type Opening = readonly (readonly [country: number, total: number])[];

const USSR_OPENINGS: readonly Opening[] = [
  [
    [map.Poland, 4],
    [map.EastGermany, 4],
    [map.Austria, 1],
    [map.Yugoslavia, 1],
  ],
];

/** What lies beyond the first seven points is extra influence by bid. */
const US_OPENINGS: readonly Opening[] = [
  [
    [map.WestGermany, 4],
    [map.Italy, 3],
    [map.Iran, 2],
    [map.Italy, 4],
    [map.Iran, 3],
    [map.WestGermany, 5],
    [map.SouthKorea, 2],
    [map.Panama, 2],
  ],
];

/** How well a country fits the opening: what is wanted first scores highest. */
export function openingWorth(game: Table, side: Side, country: number): number {
  const [opening] = side === US ? US_OPENINGS : USSR_OPENINGS;
  for (let i = 0; i < opening.length; i++) {
    const [wanted, total] = opening[i];
    if (wanted === country && influenceOf(game, side, country) < total) return 20 - i;
  }
  return 0;
}
