import { Track } from '../deck/item.ts';
import { boxTrackOf, positionOn } from '../board/tracks.ts';
import { countIn } from '../cards.ts';
import { emit } from '../emit.ts';
import { endGame, isForFour, type Manner } from '../result.ts';
import { EAST, USA, WEST, allyOf, powerOf, rivalOf, sideOf } from '../sides.ts';
import { CARD_WORDS, DECADE, LAST_ACTOR, MANNER, PEACEMAKERS, RESULT, TREASURY } from '../state.ts';
import { MANNERS } from '../result.ts';
import type { Table } from '../volk.ts';

/** Dollars of debt that cost a superpower a victory point. */
const DEBT_PER_POINT = 2;

/** 2+2 §12.4: points of the boxes on a superpower's side of the tracks, less its debts. */
export function victoryPoints(game: Table, side: number): number {
  let points = 0;
  for (const track of [Track.arms, Track.space, Track.dominance]) {
    const position = positionOn(game, track);
    const { min, boxes } = boxTrackOf(game, track)!;
    if (side === WEST ? position < 0 : position > 0) points += boxes[position - min].vp;
  }
  const treasury = game.mem[TREASURY + side];
  return treasury < 0 ? points - Math.floor(-treasury / DEBT_PER_POINT) : points;
}

/** A state has won by the rules of the base game; for four the bloc's winner is still to be found. */
export function endForSide(game: Table, side: number, manner: Manner): void {
  if (!isForFour(game)) return endGame(game, 1 << side, manner);
  const own = victoryPoints(game, side);
  const rival = victoryPoints(game, rivalOf(side));
  emit(game, 'victoryPoints', side === WEST ? own : rival, side === WEST ? rival : own);
  endGame(game, 1 << (own > rival ? powerOf(side) : side), manner);
}

export const eastLoses = (game: Table, manner: Manner): void => endForSide(game, WEST, manner);
export const westLoses = (game: Table, manner: Manner): void => endForSide(game, EAST, manner);

export const peacemakersOf = (game: Table, seat: number): number =>
  countIn(game, PEACEMAKERS + seat * CARD_WORDS);

/** 2+2 §11: whoever acted last has pushed the button; of the others the peacemaker wins. */
export function nuclearWar(game: Table): void {
  const pusher = game.mem[LAST_ACTOR];
  emit(game, 'nuclearWar', pusher);
  let most = -1;
  let winners = 0;
  for (let seat = 0; seat < 4; seat++) {
    if (seat === pusher) continue;
    const cards = peacemakersOf(game, seat);
    if (cards > most) [most, winners] = [cards, 1 << seat];
    else if (cards === most) winners |= 1 << seat;
  }
  const ally = 1 << allyOf(pusher);
  if (winners !== ally) winners &= ~ally;
  endGame(game, winners, 'nuclearWar');
}

/** 2+2 §13, by seat; undefined while the game goes on and in games for two. */
export function tournamentPoints(game: Table): number[] | undefined {
  const { mem } = game;
  if (mem[RESULT] === 0 || !isForFour(game)) return undefined;
  const isWinner = (seat: number): boolean => (mem[RESULT] & (1 << seat)) !== 0;
  const isNuclear = MANNERS[mem[MANNER]] === 'nuclearWar';
  return [0, 1, 2, 3].map((seat) => {
    if (isWinner(seat)) return 4;
    if (isNuclear) return seat === mem[LAST_ACTOR] ? -2 : 1;
    return mem[DECADE] === 4 && isWinner(allyOf(seat)) ? 2 : 0;
  });
}

/** The superpower of a side wins at once (arms and space race). */
export const powerWins = (game: Table, side: number, manner: Manner): void =>
  endGame(game, 1 << (sideOf(side) + USA), manner);
