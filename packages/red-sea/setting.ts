import { US, type CardFacts, type Region, type Table } from '@brink/struggle';
import { cardNumber, type CardId } from './data/cards.ts';
import { Flag, type Flags } from './flags.ts';
import {
  Africa,
  Countries,
  Egypt,
  Ethiopia,
  Kenya,
  MiddleEast,
  SeaLanes,
  Sudan,
  countries,
} from './map.ts';
import { isRuled, type Ruling } from './rulings.ts';
import { CENTCOM, FAMINE, HELD } from './state.ts';

/**
 * What a card that travels may speak of (§12.3): a map with these places and room for its
 * effects. On this game's own map, or as a visiting card on another.
 */
export interface Setting {
  readonly Africa: Region;
  readonly MiddleEast: Region;
  /** All regions of the map; a country may lie in several. */
  readonly Regions: readonly Region[];
  readonly Countries: Region;
  /** Countries, and boxes where influence can be placed as well. */
  readonly Places: Region;
  readonly Egypt: number;
  readonly Ethiopia: number;
  readonly Kenya: number;
  readonly Sudan: number;
  readonly Flag: Flags;
  /** Where the markers are kept: see state.ts. */
  readonly CENTCOM: number;
  readonly FAMINE: number;
  readonly HELD: number;
  readonly numberOf: (id: CardId) => number;
  /**
   * Events of the US that Mengistu Haile Mariam may turn round: each speaks of the sides only
   * in ways that make sense for the other one, and a test plays it so.
   */
  readonly canTurnRound: (facts: CardFacts) => boolean;
  readonly isRuled: (game: Table, ruling: Ruling) => boolean;
}

export const redSeaSetting: Setting = {
  Africa,
  MiddleEast,
  Regions: [Africa, MiddleEast],
  Countries,
  Places: withBox(),
  Egypt,
  Ethiopia,
  Kenya,
  Sudan,
  Flag,
  CENTCOM,
  FAMINE,
  HELD,
  numberOf: cardNumber,
  canTurnRound: ({ side }) => side === US,
  isRuled,
};

function withBox(): Region {
  const places = countries(SeaLanes);
  for (let i = 0; i < Countries.words.length; i++) places.words[i] |= Countries.words[i];
  return places;
}
