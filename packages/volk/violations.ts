import { members } from '@brink/kernel';
import { SOCIALISTS_IN_ALL, UNREST_PER_PROTEST } from './data/tracks.ts';
import { CITY_COUNT, FIRST_EAST, WB } from './board/map.ts';
import { hasFactory, isRundown } from './board/economy.ts';
import { standardOf } from './board/living-standard.ts';
import { linkCount, socialistsOnMap, unrestOf } from './board/unrest.ts';
import { normalCount } from './cards.ts';
import { LAST_BASE, LAST_CARD } from './deck/deck.ts';
import { choiceName } from './notation.ts';
import { isForFour } from './result.ts';
import {
  ACTIVE,
  ARMS_DECK,
  CARD_WORDS,
  CONFLICT_DECK,
  DECK,
  EXHAUSTED,
  HOLDING_BOX,
  PHASE,
  RESULT,
  SECTOR_STANDARD,
  SOCIALISTS,
  TOP_DISCARD,
  ZONES,
  layout,
} from './state.ts';
import { policeCount } from './items/police.ts';
import type { Table } from './volk.ts';

const allCards = (last: number): Int32Array => {
  const words = new Int32Array(CARD_WORDS);
  for (let card = 1; card <= last; card++) words[card >> 5] |= 1 << (card & 31);
  return words;
};
const ALL_OF_TWO = allCards(LAST_BASE);
const ALL_OF_FOUR = allCards(LAST_CARD);

const namesIn = (words: Int32Array): string =>
  members(words)
    .map((card) => choiceName('card', card))
    .join(', ');

/** Every card of the game is in exactly one place. */
function cardViolations(game: Table): string[] {
  const { mem, sets } = game;
  const seen = new Int32Array(CARD_WORDS);
  const twice = new Int32Array(CARD_WORDS);
  const see = (word: number, bits: number): void => {
    twice[word] |= seen[word] & bits;
    seen[word] |= bits;
  };
  for (const zone of ZONES) for (let i = 0; i < CARD_WORDS; i++) see(i, sets[zone + i]);
  for (let i = 1; i <= mem[DECK.top]; i++) {
    const card = mem[DECK.top + i];
    see(card >> 5, 1 << (card & 31));
  }
  const wanted = isForFour(game) ? ALL_OF_FOUR : ALL_OF_TWO;
  const found: string[] = [];
  if (twice.some((word) => word !== 0)) found.push(`in two places: ${namesIn(twice)}`);
  const wrong = seen.map((word, i) => word ^ wanted[i]);
  if (wrong.some((word) => word !== 0)) found.push(`missing or too many: ${namesIn(wrong)}`);
  return found;
}

function rangeViolations({ mem }: Table): string[] {
  const found: string[] = [];
  for (const { name, at, length, min, max } of layout.fields) {
    for (let i = at; i < at + length; i++) {
      if (mem[i] < min || mem[i] > max) found.push(`${name} is ${mem[i]}, not ${min} to ${max}`);
    }
  }
  return found;
}

/** What cannot be on the board, in words for developers. */
const BOARD_FAULTS = {
  sectorsDiffer: 'West Berlin differs from its sectors',
  tooManySocialists: 'more socialists than there are',
  socialistInWest: 'a socialist in the West',
  ruinWithoutFactory: 'a ruin without a factory',
  protestForNobody: 'a supplier protests for nobody',
  tooMuchExhausted: 'more police is exhausted than there is',
  discardInDeck: 'a discard is back in its deck',
} as const;
/** Something that cannot be on the board. */
export type BoardFault = keyof typeof BOARD_FAULTS;

/** What is wrong with the board; each thing once. */
export function boardFaults(game: Table): readonly BoardFault[] {
  const found = new Set<BoardFault>();
  const { mem } = game;
  const sectors = mem[SECTOR_STANDARD] + mem[SECTOR_STANDARD + 1] + mem[SECTOR_STANDARD + 2];
  if (sectors !== standardOf(game, WB)) found.add('sectorsDiffer');
  if (socialistsOnMap(game) + mem[HOLDING_BOX] > SOCIALISTS_IN_ALL) {
    found.add('tooManySocialists');
  }
  for (let province = 0; province < FIRST_EAST; province++) {
    if (mem[SOCIALISTS + province] !== 0) found.add('socialistInWest');
  }
  for (let city = 0; city < CITY_COUNT; city++) {
    if (isRundown(game, city) && !hasFactory(game, city)) found.add('ruinWithoutFactory');
  }
  if (linkCount(game) > Math.floor(unrestOf(game, WB) / UNREST_PER_PROTEST)) {
    found.add('protestForNobody');
  }
  if (mem[EXHAUSTED] > policeCount(game)) found.add('tooMuchExhausted');
  for (const [i, deck] of [ARMS_DECK, CONFLICT_DECK].entries()) {
    const top = mem[TOP_DISCARD + i] - 1;
    if (top >= 0 && game.sets[deck] & (1 << top)) found.add('discardInDeck');
  }
  return [...found];
}

const boardViolations = (game: Table): string[] =>
  boardFaults(game).map((fault) => BOARD_FAULTS[fault]);

/** What must hold in every position: cards, pieces, tracks. */
export function violations(game: Table): string[] {
  const found = [...cardViolations(game), ...rangeViolations(game), ...boardViolations(game)];
  const { mem } = game;
  if (mem[RESULT] === 0 && mem[PHASE] !== 0 && mem[ACTIVE] !== 0) {
    found.push('somebody acts at the end of a decade');
  }
  if (mem[PHASE] !== 0 && normalCount(game) > 0 && mem[RESULT] === 0) {
    found.push('cards are left in the display');
  }
  return found;
}
