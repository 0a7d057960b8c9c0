import type { Random, Viewer } from '@brink/kernel';
import { answerAnew, anyBid, determiniseTable, type Table } from '@brink/struggle';

/** A game that `viewer` cannot tell from this one, sealed bids included. */
export function determinise(game: Table, viewer: Viewer, random: Random, into: Table): Table {
  determiniseTable(game, viewer, random, into);
  answerAnew(into, viewer, () => anyBid(random));
  return into;
}
