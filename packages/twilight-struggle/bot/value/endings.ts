import {
  CARD_WORDS,
  DRAW,
  ROUND,
  TURN,
  US,
  USSR,
  VP,
  WAITING,
  handOf,
  isIn,
  rivalOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { themeIndex } from '@brink/struggle/bot/value/themes';
import { cardNumber } from '../../data/cards.ts';
import { REGIONS } from '../../data/regions.ts';
import type { TwilightBoard } from '../board.ts';

/*
 * A game is won by a threshold: 20 VP, the most VP after the last turn, more than 6 beyond Wargames. A sum
 * of weights knows no thresholds, so how far a game is from each is told in steps.
 */

/** VP that make a step, and the steps on either side of 0. */
const STEP = 2;
const STEPS = 10;
const TRACK = 2 * STEPS + 1;
const stepOf = (vp: number): number =>
  STEPS + Math.max(-STEPS, Math.min(STEPS, Math.round(vp / STEP)));

/** The turns in which final scoring is near, and the parts of the last one. */
const FIRST_FINAL = 8;
const LAST = 10;
const ROUNDS_A_PART = 3;
const PARTS = 3;
const FINALS = LAST - FIRST_FINAL + PARTS;

const WARGAMES = cardNumber('wargames');
/** What a side gives away by Wargames, and leads that are told apart. */
const GIVEN = 6;
const LEADS = [GIVEN - 2, GIVEN + 1, GIVEN + 4];
/** It may lie in the hand of who leads, in the rival's, in the pile, or not be in play yet. */
const PLACES = 4;

const NOW_AT = 0;
const DUE_AT = NOW_AT + TRACK;
const FINAL_AT = DUE_AT + TRACK;
const WARGAMES_AT = FINAL_AT + FINALS * TRACK;
/** How many features tell how near the end is. */
export const ENDING_FEATURES = WARGAMES_AT + 2 * PLACES * LEADS.length;

/** VP and what must be scored before the turn ends belong to the track, the rest to the ending. */
export const themeOfEnding = (feature: number): number =>
  themeIndex(feature < FINAL_AT ? 'vp' : 'ending');

const SCORINGS = [
  ...REGIONS.map((id) => cardNumber(`${id}-scoring`)),
  cardNumber('southeast-asia-scoring'),
];

function placeOfWargames(game: Table, leader: Side): number {
  if (isIn(game, handOf(leader), WARGAMES)) return 0;
  if (isIn(game, handOf(rivalOf(leader)), WARGAMES)) return 1;
  if (isIn(game, DRAW, WARGAMES)) return 2;
  return isIn(game, WAITING, WARGAMES) || isIn(game, WAITING + CARD_WORDS, WARGAMES) ? 3 : -1;
}

/** Tells how near a position is to each way in which a game may end. The board was read. */
export function markEndings(
  game: Table,
  { scoringNow }: TwilightBoard,
  has: (feature: number) => void,
): void {
  const { mem } = game;
  const vp = mem[VP];
  has(NOW_AT + stepOf(vp));
  // Scoring cards in a hand are played before the turn ends.
  let due = vp;
  for (const card of SCORINGS) {
    if (isIn(game, handOf(US), card) || isIn(game, handOf(USSR), card)) {
      due += scoringNow(game, card);
    }
  }
  has(DUE_AT + stepOf(due));
  const turn = mem[TURN];
  if (turn >= FIRST_FINAL) {
    const part = turn < LAST ? 0 : Math.min(PARTS - 1, Math.floor(mem[ROUND] / ROUNDS_A_PART));
    let final = due;
    for (let region = 0; region < REGIONS.length; region++) {
      final += scoringNow(game, SCORINGS[region]);
    }
    has(FINAL_AT + (turn - FIRST_FINAL + part) * TRACK + stepOf(final));
  }
  const leader: Side = vp > 0 ? US : USSR;
  const lead = Math.abs(vp);
  if (lead < LEADS[0]) return;
  const place = placeOfWargames(game, leader);
  if (place < 0) return;
  const step = lead >= LEADS[2] ? 2 : lead >= LEADS[1] ? 1 : 0;
  has(WARGAMES_AT + (leader * PLACES + place) * LEADS.length + step);
}
