import { Observation, openCells, openSet, type ObservationPart, type Schema } from '@brink/kernel';
import { COUNTRY_WORDS, tableParts, type World } from '@brink/struggle';
import { COUNTRY_COUNT } from './data/countries.ts';
import { PROMPTS } from './prompts.ts';
import { BIDDING, CENTCOM, FAMINE, HELD, LAST_TURN, PILE, layout } from './state.ts';

/** Countries and sea lanes. */
export const AREAS = COUNTRY_COUNT;

/** What Red Sea adds to the row of the family. */
const OWN_PARTS: readonly ObservationPart<World>[] = [
  openCells(layout, LAST_TURN),
  openCells(layout, BIDDING),
  openCells(layout, CENTCOM, { each: 'side', kind: 'category' }),
  openSet('famine', FAMINE, AREAS, 'country'),
  openSet('heldByUs', HELD, AREAS, 'country'),
  openSet('heldByUssr', HELD + COUNTRY_WORDS, AREAS, 'country'),
  // The cards of both known ends in order, the next to be drawn last.
  openCells(layout, PILE.top),
  openCells(layout, PILE.top + 1, { kind: 'category' }),
  openCells(layout, PILE.bottom),
  openCells(layout, PILE.bottom + 1, { kind: 'category' }),
];

/** The row with the prompts that may come: cards of another game bring some of their own. */
export const partsWith = (prompts: Schema): readonly ObservationPart<World>[] => [
  ...tableParts(layout, prompts, AREAS),
  ...OWN_PARTS,
];

export const observation = new Observation(1, partsWith(PROMPTS));
