import { COUNTRY_WORDS, Where } from '@brink/struggle';
import { addNeighbours } from './map.ts';

/** The countries next to one. */
export const besides = (country: number): Where =>
  new Where((game, out) => {
    out.fill(0, 0, COUNTRY_WORDS);
    addNeighbours(game, country, out);
  });
