import { Random, save } from '@brink/kernel';
import {
  CARD_WORDS,
  DRAW,
  EXAMINED,
  absentFrom,
  handOf,
  isIn,
  knownTo,
  rivalOf,
  unseenCards,
  type Side,
  type Table,
} from '@brink/struggle';
import type { Adapter } from './adapter.ts';

/** Whether there is more than one way in which the hidden cards may lie. */
function isHidden(game: Table, viewer: Side): boolean {
  const rival = rivalOf(viewer);
  const unseen = unseenCards(game, viewer);
  const held = unseen.filter((card) => isIn(game, handOf(rival), card)).length;
  const mayBeHeld = unseen.filter((card) => !isIn(game, absentFrom(rival), card)).length;
  return held > 0 && mayBeHeld > held;
}

/**
 * A game for the staff of a player who is elsewhere: dealt anew, so that its bytes tell nothing
 * that he cannot know. Undefined if no other deal was found.
 */
export function positionFor(
  adapter: Adapter,
  game: Table,
  viewer: Side,
  seed: number,
): Uint8Array | undefined {
  const deal = adapter.package.determinise(game, viewer, new Random(seed), game.clone());
  const { sets } = deal;
  // What the rival has seen of the pile is his to know.
  const secret = knownTo(rivalOf(viewer));
  for (let i = 0; i < CARD_WORDS; i++) sets[secret + i] &= ~(sets[DRAW + i] | sets[EXAMINED + i]);
  const isTrue = handsOf(deal).every((word, i) => word === handsOf(game)[i]);
  return isTrue && isHidden(game, viewer) ? undefined : save(deal);
}

const handsOf = ({ sets }: Table): Int32Array =>
  sets.subarray(handOf(0), handOf(0) + 2 * CARD_WORDS);
