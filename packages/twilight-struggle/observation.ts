import { Observation, cellEach, openCells, type ObservationPart, type Schema } from '@brink/kernel';
import { TURN, bitFlags, maySee, tableParts, type World } from '@brink/struggle';
import { COUNTRY_COUNT } from './data/countries.ts';
import { PROMPTS } from './prompts.ts';
import {
  BURIAL_DEFERRED,
  CHERNOBYL_REGION,
  CRISIS,
  CRISIS_RESULTS,
  EDITION,
  SPACE_USED,
  STATECRAFT_SHOWN,
  VARIANTS as VARIANT_BITS,
  layout,
} from './state.ts';
import { HAND, perhapsInHand, statecraftCount, statecraftHand } from './turn-zero/statecraft.ts';
import { VARIANTS, isPlayedWith } from './variants.ts';

/** Countries, and after them the box of the Chinese Civil War. */
export const AREAS = COUNTRY_COUNT + 1;

/** What Twilight Struggle adds to the row of the family. */
const OWN_PARTS: readonly ObservationPart<World>[] = [
  openCells(layout, EDITION),
  openCells(layout, CHERNOBYL_REGION, { kind: 'category' }),
  openCells(layout, BURIAL_DEFERRED),
  bitFlags('variants', VARIANT_BITS, VARIANTS.length),
  openCells(layout, SPACE_USED),
  openCells(layout, CRISIS, { kind: 'category' }),
  openCells(layout, CRISIS_RESULTS),
  // One bit for each card of statecraft, the cards of the US first.
  cellEach('statecraftShown', 2 * HAND, [0, 1], ({ mem }, _, card) => {
    const side = card < HAND ? 0 : 1;
    return (mem[STATECRAFT_SHOWN + side] >> (card % HAND)) & 1;
  }),
  // What a side holds; of the other's what it may hold.
  cellEach('statecraft', 2 * HAND, [0, 1], (game, viewer, card) => {
    if (!isPlayedWith(game, 'turnZero') || game.mem[TURN] > 0) return 0;
    const side = card < HAND ? 0 : 1;
    const hand = maySee(viewer, side) ? statecraftHand(game, side) : perhapsInHand(game, side);
    return (hand >> (card % HAND)) & 1;
  }),
  cellEach('statecraftCount', 2, [0, HAND], (game, _, side) =>
    isPlayedWith(game, 'turnZero') && game.mem[TURN] === 0
      ? statecraftCount(game, side === 0 ? 0 : 1)
      : 0,
  ),
];

/** The row with the prompts that may come: cards of another game bring some of their own. */
export const partsWith = (prompts: Schema): readonly ObservationPart<World>[] => [
  ...tableParts(layout, prompts, AREAS),
  ...OWN_PARTS,
];

export const observation = new Observation(1, partsWith(PROMPTS));
