import { membersAt } from '@brink/kernel';
import { Recall } from './recall.ts';
import { CARD_WORDS } from './state.ts';

const lists = new Recall<readonly number[]>(CARD_WORDS, (words, at) =>
  membersAt(words, at, CARD_WORDS),
);

/** The cards of a set that lies within others, ascending; the same list for the same cards. */
export const cardList = (words: Int32Array, at: number): readonly number[] => lists.of(words, at);
