import { CARD, FP, PC, type Ai } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_FREE,
  MAX_CARDS,
  ROUND,
  TURN,
  battlegrounds,
  costsDefcon,
  isRaised,
  type Table,
  type World,
} from '@brink/struggle';
import { aiOf, type Mind } from '@brink/struggle/bot/ai';
import { asSide } from '@brink/struggle/bot/board';
import { botOf, type Bot, type Grant } from '@brink/struggle/bot/frame';
import { hintTable, type Hint } from '@brink/struggle/bot/hints';
import { reasonBy } from '@brink/struggle/bot/reason';
import { sharedRaters, suggestBy, type Raters } from '@brink/struggle/bot/suggest';
import { isTenseFor } from '@brink/struggle/bot/tense';
import type { Learned } from '@brink/struggle/bot/value/linear';
import { valueBy } from '@brink/struggle/bot/value/value';
import { CARDS, cardNumber } from '../data/cards.ts';
import { CubanMissileCrisis } from '../flags.ts';
import {
  Africa,
  CentralAmerica,
  CostaRica,
  Cuba,
  Europe,
  Honduras,
  SouthAmerica,
  countries,
} from '../map.ts';
import { CHERNOBYL_REGION, PLACED, REALIGNED, SPACE_USED, VARIANTS } from '../state.ts';
import { twilightBoard, type TwilightBoard } from './board.ts';
import { HINTS, boxWorth } from './card-hints.ts';
import { ownDangers, type Danger } from './dangers.ts';
import { evaluateOn } from './evaluate.ts';
import { twilightRaters } from './raters.ts';
import { twilightFeatures } from './value/features.ts';
import { isLearnedFor } from './value/learned-for.ts';
import { LEARNED } from './value/weights.ts';
import { ownReason } from './reason.ts';
import { variantRaters } from './variants.ts';

/** What is known of cards from another game, by their numbers as visiting cards. */
export interface VisitingKnowledge {
  readonly hints: ReadonlyMap<number, Hint>;
  /** Cells of the memory of visiting cards that the worth of operations depends on. */
  readonly cells: readonly number[];
  readonly raters: (bot: Bot) => Raters;
}

export const NO_VISITORS: VisitingKnowledge = { hints: new Map(), cells: [], raters: () => ({}) };

const Americas = CentralAmerica.or(SouthAmerica);

/** Where the events that grant coups and realignments allow them. */
const GRANTED: ReadonlyMap<number, Grant> = new Map<number, Grant>([
  [cardNumber('junta'), { kind: COUP_FREE, where: Americas }],
  [
    cardNumber('ortega-elected-in-nicaragua'),
    { kind: COUP_FREE, where: countries(CostaRica, Cuba, Honduras) },
  ],
  [cardNumber('tear-down-this-wall'), { kind: COUP_FREE, where: Europe }],
  [
    cardNumber('che'),
    { kind: COUP_FREE, where: Africa.or(Americas).minus(battlegrounds), countsAsMilitary: true },
  ],
]);

/** The China Card gives a point more in Asia. */
const MORE_IN_ASIA = 0.5;
/** What the China Card does in the other's hands, by turn. */
const chinaCost = ({ mem }: Table): number => (mem[TURN] >= 10 ? 2 : mem[TURN] >= 8 ? 2.4 : 2.8);

const wordsAt = (set: number): number[] =>
  Array.from({ length: 2 * COUNTRY_WORDS }, (_, i) => set + i);

/** Before the first headline: the bids, and influence by the book. */
function isKnown({ mem, rules }: Table): boolean {
  if (mem[TURN] > 1 || mem[ROUND] > 0 || mem[mem[FP] + CARD] !== 0) return false;
  const { ask, askAll } = rules.code[mem[mem[FP] + PC]];
  const prompt = (ask ?? askAll)?.prompt;
  return prompt === 'bid' || prompt === 'place';
}

/** The bot of Twilight Struggle, with visiting cards of another game or without. */
export function botWith(visitors: VisitingKnowledge, board: TwilightBoard): Bot {
  const own = CARDS.map(({ number, id }) => [number, HINTS[id]] as const);
  return botOf<Danger>({
    board,
    hints: hintTable<Danger>(own, visitors.hints, MAX_CARDS),
    coups: {
      dropChance: (game, side, country, kind) => (costsDefcon(game, side, country, kind) ? 1 : 0),
      isSuicide: (game, side) => isRaised(game, CubanMissileCrisis + side),
    },
    grants: GRANTED,
    dangers: ownDangers,
    scoringWorth: (game, side, card) => asSide(side, board.scoringNow(game, card)),
    boxWorth,
    passingCost: chinaCost,
    passingBonus: MORE_IN_ASIA,
    watched: {
      cells: [CHERNOBYL_REGION, VARIANTS, SPACE_USED, ...visitors.cells],
      words: [...wordsAt(PLACED), ...wordsAt(REALIGNED)],
    },
  });
}

function mindWith(visitors: VisitingKnowledge, learned: Learned): Mind {
  const board = twilightBoard();
  const bot = botWith(visitors, board);
  const shared = sharedRaters(bot);
  const raters = {
    ...shared,
    ...visitors.raters(bot),
    ...twilightRaters(bot, board, shared),
    ...variantRaters(bot),
  };
  const evaluateByHand = evaluateOn(board);
  const evaluate = valueBy({
    features: twilightFeatures(bot, board),
    learned,
    isLearnedFor,
    evaluateByHand,
  });
  return {
    // Nothing was learned of the cards of another game.
    evaluate: visitors === NO_VISITORS ? evaluate : evaluateByHand,
    evaluateByHand,
    isTense: isTenseFor(bot),
    suggest: suggestBy(bot, raters),
    reason: reasonBy(bot, ownReason),
  };
}

/** Found by trial: docs/how-to/write-a-bot.md. */
const HORIZON = 0.3;

/** How Twilight Struggle is played well, for the bots. */
export const aiWith = (visitors = NO_VISITORS, learned = LEARNED): Ai<World> =>
  aiOf(() => mindWith(visitors, learned), { isKnown, horizon: HORIZON });

export const ai = aiWith();
