import type { Ai } from '@brink/kernel';
import { MAX_CARDS, TURN, US, USSR, VP, type Side, type Table, type World } from '@brink/struggle';
import { aiOf, type Mind } from '@brink/struggle/bot/ai';
import { bidFor } from '@brink/struggle/bot/bid';
import { WINNING, asSide } from '@brink/struggle/bot/board';
import { botOf, type Bot } from '@brink/struggle/bot/frame';
import { hintTable, type Hint } from '@brink/struggle/bot/hints';
import { reasonBy } from '@brink/struggle/bot/reason';
import { sharedRaters, suggestBy, type Raters } from '@brink/struggle/bot/suggest';
import { riskOfPlay, isTenseFor } from '@brink/struggle/bot/tense';
import { disgraceBy } from '@brink/struggle/bot/value/peril';
import { decodeLeads, withLeads } from '@brink/struggle/bot/value/leads';
import { decodeWeights } from '@brink/kernel/learned-value';
import type { Lessons } from '@brink/struggle/bot/value/training';
import { valueBy } from '@brink/struggle/bot/value/value';
import { CARDS } from '../data/cards.ts';
import { CENTCOM, LAST_TURN } from '../state.ts';
import { redSeaBoard, type RedSeaBoard } from './board.ts';
import { HINTS, boxWorth } from './card-hints.ts';
import { evaluateOn, oddsOfPoint } from './evaluate.ts';
import { redSeaRaters } from './raters.ts';
import { GRANTED, coupsOn } from './striking.ts';
import { redSeaFeatures } from './value/features.ts';
import { LEARNED_LEADS } from './leads/weights.ts';
import { LEARNED } from './value/weights.ts';

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

export const NO_VISITORS: VisitingKnowledge = { hints: new Map(), raters: () => ({}) };

/** The bot of Red Sea, with visiting cards of another game or without. */
export function botWith(visitors: VisitingKnowledge, board: RedSeaBoard): Bot {
  const own = CARDS.map(({ number, id }) => [number, HINTS[id]] as const);
  return botOf({
    board,
    hints: hintTable(own, visitors.hints, MAX_CARDS),
    coups: coupsOn(board),
    grants: GRANTED,
    scoringWorth: scoringOn(board),
    boxWorth,
    passingCost: () => 1.6,
    watched: { cells: [CENTCOM + US, CENTCOM + USSR], words: [] },
  });
}

/** How good choices look at once. */
export const suggestionsOf = (bot: Bot, visitors: VisitingKnowledge): Mind['suggest'] =>
  suggestBy(bot, {
    ...visitors.raters(bot),
    ...sharedRaters(bot),
    ...redSeaRaters(bot),
    bid: bidFor(USSR, FAIR_BONUS),
  });

/** Found by trial: docs/how-to/train-a-bot.md. */
const TRUST_IN_LEADS = 1.25;
/** A turn is judged as in its middle. */
const MIDDLE = 0.5;

export const LESSONS: Lessons = { value: LEARNED, leads: LEARNED_LEADS };

function mindWith(visitors: VisitingKnowledge, { value, leads }: Lessons): Mind {
  // Nothing was learned of the cards of another game.
  const isLearnedFor = (): boolean => visitors === NO_VISITORS;
  const byHand = redSeaBoard();
  const botByHand = botWith(visitors, byHand);
  const board = withLeads(byHand, {
    weights: leads ? decodeLeads(leads) : decodeWeights(value, redSeaFeatures(botByHand, byHand)),
    isLearnedFor,
    lastTurn: ({ mem }) => mem[LAST_TURN],
    oddsOfPoint: (game) => oddsOfPoint(game, MIDDLE),
    trust: TRUST_IN_LEADS,
  });
  const bot = botWith(visitors, board);
  const evaluateByHand = evaluateOn(board);
  const evaluate = valueBy({
    features: redSeaFeatures(bot, board),
    learned: value,
    isLearnedFor,
    evaluateByHand,
  });
  return {
    evaluate,
    evaluateByHand,
    isLearnedFor,
    suggestByHand: suggestionsOf(botByHand, visitors),
    prior: () => false,
    isTense: isTenseFor(bot),
    risk: riskOfPlay(bot),
    disgrace: disgraceBy(),
    suggest: suggestionsOf(bot, visitors),
    reason: reasonBy(bot),
  };
}

/** Only the bids come before the first turn. */
const isKnown = ({ mem }: Table): boolean => mem[TURN] === 0;

/** Found by trial: docs/how-to/train-a-bot.md. */
const HORIZON = 0.3;

/** How Red Sea is played well, for the bots; with visiting cards of another game or without. */
export const aiWith = (visitors = NO_VISITORS, lessons = LESSONS): Ai<World> =>
  aiOf(() => mindWith(visitors, lessons), { isKnown, horizon: HORIZON });

export const ai = aiWith();
