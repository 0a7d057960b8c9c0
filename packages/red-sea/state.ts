import { Layout, type Pile } from '@brink/kernel';
import { CARD_WORDS, COUNTRY_WORDS, DRAW, MAX_CARDS, struggleLayout } from '@brink/struggle';

/** What Red Sea adds to the state of the family. */
export const layout = Layout.after(struggleLayout);

/** §4.1: two turns, three with cards of Twilight Struggle (§12.1.2). */
export const LAST_TURN = layout.cell('lastTurn', { min: 2, max: 3 });
/** The players bid for their sides first (§11.4). */
export const BIDDING = layout.cell('bidding');
/** The country that CENTCOM closes to a side, plus one. */
export const CENTCOM = layout.cell('centcom', { length: 2, max: 99 });
/** Countries with a marker of Famine. */
export const FAMINE = layout.set('famine', COUNTRY_WORDS);
/** What each side controlled when the round began. */
export const HELD = layout.set('held', 2 * COUNTRY_WORDS);

const ROOM = 32;
const end = (name: string): number => {
  const count = layout.cell(`${name} count`, { max: ROOM });
  layout.cell(name, { length: ROOM, max: MAX_CARDS });
  return count;
};

/** The draw pile: flashpoints put cards under it for all to see (§6.3.6.1). */
export const PILE: Pile = {
  middle: DRAW,
  words: CARD_WORDS,
  top: end('top of the pile'),
  bottom: end('bottom of the pile'),
  room: ROOM,
};
