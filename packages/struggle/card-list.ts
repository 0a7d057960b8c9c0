import { membersAt } from '@brink/kernel';
import { CARD_WORDS } from './state.ts';

/** Lists made lately, each in a place that follows from its set; a power of two. */
const PLACES = 4096;
const sets = new Int32Array(PLACES * CARD_WORDS);
const lists: (readonly number[])[] = Array.from({ length: PLACES }, () => []);

function placeOf(words: Int32Array, at: number): number {
  let hash = 0;
  for (let i = 0; i < CARD_WORDS; i++) hash = Math.imul(hash ^ words[at + i], 0x9e3779b1);
  return (hash ^ (hash >>> 15)) & (PLACES - 1);
}

/**
 * The cards of a set that lies within others, ascending. A set seen lately is the same list again:
 * most zones have not changed when a table is looked at, and who compares two views skips them.
 */
export function cardList(words: Int32Array, at: number): readonly number[] {
  const place = placeOf(words, at);
  const from = place * CARD_WORDS;
  let isSame = true;
  for (let i = 0; i < CARD_WORDS; i++) {
    if (sets[from + i] === words[at + i]) continue;
    isSame = false;
    sets[from + i] = words[at + i];
  }
  if (!isSame) lists[place] = membersAt(words, at, CARD_WORDS);
  return lists[place];
}
