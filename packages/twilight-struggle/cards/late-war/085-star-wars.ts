import { drop, isEmpty, l, newMask, type Mask } from '@brink/kernel';
import {
  CARD_WORDS,
  DISCARD,
  US,
  canHappen,
  isAheadInSpace,
  offerFrom,
  pickCard,
  playItsEvent,
  sideOf,
  type Table,
} from '@brink/struggle';
import { STAR_WARS } from '../../card-sets.ts';
import { card } from '../../card.ts';

/** Discards, scoring cards left out, whose event would take place if the US played them now. */
function offerEvents(game: Table, legal: Mask): void {
  offerFrom(game, DISCARD, game.rules.cardSets.worthAtLeast[0], legal);
  // It does not bring itself into play.
  drop(legal, STAR_WARS);
  for (let i = 0; i < CARD_WORDS; i++) {
    for (let word = legal[i]; word !== 0; word &= word - 1) {
      const found = (i << 5) + 31 - Math.clz32(word & -word);
      if (!canHappen(game, found, sideOf(game, US))) drop(legal, found);
    }
  }
}

const scratch = newMask();

function hasEvent(game: Table): boolean {
  scratch.fill(0);
  offerEvents(game, scratch);
  return !isEmpty(scratch);
}

/** Ahead in space, the US plays the event of a card from the discard pile. */
export default card(85, {
  condition: (game) => isAheadInSpace(game, sideOf(game, US)) && hasEvent(game),
  event: [
    pickCard(l.target, { by: US, prompt: 'starWars', from: offerEvents }),
    playItsEvent(US, l.target),
  ],
});
