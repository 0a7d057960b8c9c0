import {
  CHANCE,
  has,
  isEmpty,
  legal,
  newMask,
  pending,
  type Random,
  type Viewer,
} from '@brink/kernel';
import { offerHeadlines, seesHeadline } from './flow/headline.ts';
import { recommit, redeal } from './knowledge.ts';
import { US, USSR, rivalOf, type Side } from './sides.ts';
import { COMMITTED, ROUND } from './state.ts';
import type { Table } from './world.ts';

/** Whether a viewer has seen which card a side has committed. */
function hasSeenCommitted(game: Table, viewer: Viewer, side: Side): boolean {
  if (viewer === side) return true;
  // A headline that the rival may see, or the passing card, which is never hidden.
  const isShown = game.mem[ROUND] === 0 && seesHeadline(game, rivalOf(side));
  return isShown || game.mem[COMMITTED + side] - 1 === game.rules.passingCard;
}

/** A decision shows that whoever is to choose can. */
function canGoOn(game: Table): boolean {
  const actors = pending(game);
  for (let actor = 0; actor <= CHANCE; actor++) {
    if (actors & (1 << actor) && isEmpty(legal(game, actor))) return false;
  }
  return true;
}

const headlines = newMask();

function canBeHeadline(game: Table, side: Side, card: number): boolean {
  headlines.fill(0);
  offerHeadlines(game, side, headlines);
  return has(headlines, card);
}

/** So many deals are tried; then the true one, which always fits. */
const ATTEMPTS = 40;

/** A game that `viewer` cannot tell from this one. */
export function determiniseTable(game: Table, viewer: Viewer, random: Random, into: Table): Table {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    into.copyFrom(game);
    if (!redeal(into, viewer, random)) continue;
    for (const side of [US, USSR] as const) {
      if (hasSeenCommitted(game, viewer, side)) continue;
      const isHeadline = into.mem[ROUND] === 0;
      recommit(into, side, random, (card) => !isHeadline || canBeHeadline(into, side, card));
    }
    if (canGoOn(into)) return into;
  }
  return into.copyFrom(game);
}
