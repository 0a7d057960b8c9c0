import type { Ai } from '@brink/kernel';
import { MAX_CARDS, TURN, US, USSR, VP, type Side, type Table, type World } from '@brink/struggle';
import { aiOf, type Mind } from '@brink/struggle/bot/ai';
import { bidFor } from '@brink/struggle/bot/bid';
import { WINNING, asSide } from '@brink/struggle/bot/board';
import { botOf, type Bot } from '@brink/struggle/bot/frame';
import { hintTable, type Hint } from '@brink/struggle/bot/hints';
import { reasonBy } from '@brink/struggle/bot/reason';
import { sharedRaters, suggestBy, type Raters } from '@brink/struggle/bot/suggest';
import { isTenseFor } from '@brink/struggle/bot/tense';
import { CARDS } from '../data/cards.ts';
import { CENTCOM } from '../state.ts';
import { redSeaBoard, type RedSeaBoard } from './board.ts';
import { HINTS, boxWorth } from './card-hints.ts';
import { evaluateOn } from './evaluate.ts';
import { redSeaRaters } from './raters.ts';
import { GRANTED, coupsOn } from './striking.ts';

/**
 * Extra influence for the US that makes the sides about as good to the heuristic bot: 51 % for the
 * US in 400 games, 48.5 % without it.
 */
const FAIR_BONUS = 1;

/** The Horn of Africa, or the last points to 10. */
const WINS = 12;

/** What scoring a region now would pay a side; what ends the game is worth more than anything. */
const scoringOn =
  ({ scoringNow }: RedSeaBoard) =>
  (game: Table, side: Side, card: number): number => {
    const gain = scoringNow(game, card);
    const after = game.mem[VP] + gain;
    if (Math.abs(gain) >= WINS || Math.abs(after) >= game.rules.vpToWin) {
      return gain > 0 === (side === US) ? WINNING : -WINNING;
    }
    return asSide(side, gain);
  };

/** What is known of cards from another game, by their numbers as visiting cards. */
export interface VisitingKnowledge {
  readonly hints: ReadonlyMap<number, Hint>;
  readonly raters: (bot: Bot) => Raters;
}

const nobody: VisitingKnowledge = { hints: new Map(), raters: () => ({}) };

function mindWith(visitors: VisitingKnowledge): Mind {
  const board = redSeaBoard();
  const own = CARDS.map(({ number, id }) => [number, HINTS[id]] as const);
  const bot = botOf({
    board,
    hints: hintTable(own, visitors.hints, MAX_CARDS),
    coups: coupsOn(board),
    grants: GRANTED,
    scoringWorth: scoringOn(board),
    boxWorth,
    passingCost: () => 1.6,
    watched: { cells: [CENTCOM + US, CENTCOM + USSR], words: [] },
  });
  const raters = {
    ...visitors.raters(bot),
    ...sharedRaters(bot),
    ...redSeaRaters(bot),
    bid: bidFor(USSR, FAIR_BONUS),
  };
  const evaluate = evaluateOn(board);
  return {
    evaluate,
    evaluateByHand: evaluate,
    isTense: isTenseFor(bot),
    suggest: suggestBy(bot, raters),
    reason: reasonBy(bot),
  };
}

/** Only the bids come before the first turn. */
const isKnown = ({ mem }: Table): boolean => mem[TURN] === 0;

/** How Red Sea is played well, for the bots; with visiting cards of another game or without. */
export const aiWith = (visitors: VisitingKnowledge = nobody): Ai<World> =>
  aiOf(() => mindWith(visitors), { isKnown, horizon: 1 });

export const ai = aiWith();
