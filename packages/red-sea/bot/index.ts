import type { Ai } from '@brink/kernel';
import {
  MAX_CARDS,
  ROUND,
  TURN,
  US,
  USSR,
  VP,
  type CoupOptions,
  type RealignOptions,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { WINNING, asSide } from '@brink/struggle/bot/board';
import { bidFor } from '@brink/struggle/bot/bid';
import { hintTable, type Hint } from '@brink/struggle/bot/hints';
import { playsOf } from '@brink/struggle/bot/plays';
import { reasonBy, reasonParts } from '@brink/struggle/bot/reason';
import {
  opensPlay,
  sharedRaters,
  suggestBy,
  type BotParts,
  type Raters,
} from '@brink/struggle/bot/suggest';
import { troubleOf } from '@brink/struggle/bot/trouble';
import { CARDS } from '../data/cards.ts';
import { SCORING_CARDS, board, scoringNow } from './board.ts';
import { HINTS, boxWorth } from './card-hints.ts';
import { evaluate } from './evaluate.ts';
import { redSeaRaters } from './raters.ts';
import { GRANTED, striking } from './striking.ts';

/**
 * Extra influence for the US that makes the sides about as good to the heuristic bot: 51 % for the
 * US in 400 games, 48.5 % without it.
 */
const FAIR_BONUS = 1;

/** The Horn of Africa, or the last points to 10. */
const WINS = 12;

/** What scoring a region now would pay a side; what ends the game is worth more than anything. */
function scoringWorth(game: Table, side: Side, card: number): number {
  const region = SCORING_CARDS.indexOf(card);
  const gain = scoringNow(game, region);
  const after = game.mem[VP] + gain;
  if (Math.abs(gain) >= WINS || Math.abs(after) >= game.rules.vpToWin) {
    return gain > 0 === (side === US) ? WINNING : -WINNING;
  }
  return asSide(side, gain);
}

/** What is known of cards from another game, by their numbers as visiting cards. */
export interface VisitingKnowledge {
  readonly hints: ReadonlyMap<number, Hint>;
  readonly grants: ReadonlyMap<number, CoupOptions & RealignOptions>;
  readonly raters: (parts: BotParts) => Raters;
}

const nobody: VisitingKnowledge = { hints: new Map(), grants: new Map(), raters: () => ({}) };

/** How Red Sea is played well, for the bots; with visiting cards of another game or without. */
export function aiWith({ hints: visitors, grants, raters }: VisitingKnowledge = nobody): Ai<World> {
  const own = CARDS.map(({ number, id }): [number, Hint] => [number, HINTS[id]]);
  const hints = hintTable(own, visitors, MAX_CARDS);
  const hintOf = (card: number): Hint => hints[card];
  const trouble = troubleOf({
    dangerOf: (card) => hints[card].danger,
    dropChance: striking.bestDropChance,
  });
  const plays = playsOf({
    board,
    striking,
    trouble,
    hintOf,
    scoringWorth,
    boxWorth,
    passingCost: () => 1.6,
  });
  const parts: BotParts = {
    board,
    striking,
    trouble,
    plays,
    grantedBy: (card) => GRANTED.get(card) ?? grants.get(card),
  };
  const all = {
    ...raters(parts),
    ...sharedRaters(parts),
    ...redSeaRaters(parts),
    bid: bidFor(USSR, FAIR_BONUS),
  };
  return {
    evaluate,
    suggest: suggestBy(parts, all),
    progress: ({ mem }) => mem[TURN] + mem[ROUND] / 10,
    opensPlay,
    isOpen: opensPlay,
    // Only the bids come before the first turn.
    isKnown: ({ mem }) => mem[TURN] === 0,
    reason: reasonBy(reasonParts(parts)),
  };
}

export const ai = aiWith();
