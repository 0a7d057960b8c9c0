import { CARD, FP, PC, type Ai } from '@brink/kernel';
import {
  COUNTRY_WORDS,
  COUP_FREE,
  MAX_CARDS,
  RESULT,
  ROUND,
  TURN,
  US,
  battlegrounds,
  costsDefcon,
  isRaised,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { aiOf, type Mind } from '@brink/struggle/bot/ai';
import { asSide } from '@brink/struggle/bot/board';
import { experienceBy } from '@brink/struggle/bot/experience';
import { botOf, type Bot, type Grant, type Knowledge } from '@brink/struggle/bot/frame';
import { hintTable, type Hint } from '@brink/struggle/bot/hints';
import { CardFeatures } from '@brink/struggle/bot/policy/card-features';
import { priorBy } from '@brink/struggle/bot/policy/policy';
import { reasonBy } from '@brink/struggle/bot/reason';
import { sharedRaters, suggestBy, type Raters } from '@brink/struggle/bot/suggest';
import { riskOfPlay, isTenseFor } from '@brink/struggle/bot/tense';
import type { Features } from '@brink/struggle/bot/value/features';
import { decodeLeads, withLeads } from '@brink/struggle/bot/value/leads';
import { decodeWeights, type Learned } from '@brink/kernel/learned-value';
import { disgraceBy, perilOf } from '@brink/struggle/bot/value/peril';
import { regionTheme, themeIndex, themesBy } from '@brink/struggle/bot/value/themes';
import type { Lessons } from '@brink/struggle/bot/value/training';
import { valueBy } from '@brink/struggle/bot/value/value';
import { CARDS, cardNumber } from '../data/cards.ts';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { REGIONS } from '../data/regions.ts';
import { mayWithdraw } from '../cards/mid-war/040-cuban-missile-crisis.ts';
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
import { regionOfCountry, twilightBoard, type TwilightBoard } from './board.ts';
import { HINTS, boxWorth } from './card-hints.ts';
import { HEADLINE_DROPS, ownDangers, type Danger } from './dangers.ts';
import { evaluateOn, oddsOfPoint, splitOdds } from './evaluate.ts';
import { LEARNED_PLAYS } from './experience/weights.ts';
import { LEARNED_LEADS } from './leads/weights.ts';
import { LEARNED_POLICY } from './policy/weights.ts';
import { twilightRaters } from './raters.ts';
import { themeOfEnding } from './value/endings.ts';
import { LAST_TURN, themeOfNumber, twilightFeatures } from './value/features.ts';
import { isLearnedFor } from './value/learned-for.ts';
import { LEARNED } from './value/weights.ts';
import { ownReason, reasonOfTheme } from './reason.ts';
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
export function botWith(
  visitors: VisitingKnowledge,
  board: TwilightBoard,
  learned: Pick<Knowledge, 'headlineDrops' | 'experience'> = {},
): Bot {
  const own = CARDS.map(({ number, id }) => [number, HINTS[id]] as const);
  return botOf<Danger>({
    board,
    hints: hintTable<Danger>(own, visitors.hints, MAX_CARDS),
    coups: {
      dropChance: (game, side, country, kind) => (costsDefcon(game, side, country, kind) ? 1 : 0),
      isSuicide: (game, side) => isRaised(game, CubanMissileCrisis + side),
      mayEndSuicide: mayWithdraw,
    },
    grants: GRANTED,
    dangers: ownDangers,
    ...learned,
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

/** How good choices look at once. */
function suggestionsOf(
  bot: Bot,
  board: TwilightBoard,
  visitors: VisitingKnowledge,
): Mind['suggest'] {
  const shared = sharedRaters(bot);
  return suggestBy(bot, {
    ...shared,
    ...visitors.raters(bot),
    ...twilightRaters(bot, board, shared),
    ...variantRaters(bot),
  });
}

/** Found by trial: docs/how-to/train-a-bot.md. */
const TRUST_IN_LEADS = 0.8;

export const LESSONS: Lessons = {
  value: LEARNED,
  leads: LEARNED_LEADS,
  plays: LEARNED_PLAYS,
  policy: LEARNED_POLICY,
};

/** Early, Mid and Late War. */
export const stageOf = ({ mem }: Table): number => (mem[TURN] <= 3 ? 0 : mem[TURN] <= 7 ? 1 : 2);

/** What a mind is made of, and those who train it look at. */
export function partsOf(visitors: VisitingKnowledge, { value, leads, plays }: Lessons) {
  // Nothing was learned of the cards of another game.
  const isLearned = visitors === NO_VISITORS ? isLearnedFor : () => false;
  const byHand = twilightBoard();
  const botByHand = botWith(visitors, byHand);
  const board = withLeads(byHand, {
    weights: leads ? decodeLeads(leads) : decodeWeights(value, twilightFeatures(botByHand, byHand)),
    isLearnedFor: isLearned,
    lastTurn: () => LAST_TURN,
    oddsOfPoint,
    trust: TRUST_IN_LEADS,
  });
  const bot = botWith(visitors, board, {
    headlineDrops: HEADLINE_DROPS,
    experience: plays && experienceBy(plays, isLearned, stageOf),
  });
  return {
    isLearned,
    board,
    bot,
    features: twilightFeatures(bot, board),
    cards: new CardFeatures(bot),
    suggest: suggestionsOf(bot, board, visitors),
    suggestByHand: suggestionsOf(botByHand, byHand, visitors),
  };
}

function mindWith(visitors: VisitingKnowledge, lessons: Lessons): Mind {
  const { value, policy } = lessons;
  const parts = partsOf(visitors, lessons);
  const { isLearned, board, bot, features, cards, suggest, suggestByHand } = parts;
  const evaluateByHand = evaluateOn(board);
  const peril = perilOf(bot);
  const disgrace = disgraceBy(peril);
  return {
    evaluate: valueBy({
      features,
      learned: value,
      isLearnedFor: isLearned,
      evaluateByHand,
      peril,
    }),
    evaluateByHand,
    isLearnedFor: isLearned,
    isTense: isTenseFor(bot),
    risk: riskOfPlay(bot),
    disgrace: (game, seat) => (isLearned(game) ? disgrace(game, seat) : 0),
    suggest,
    suggestByHand,
    prior: policy
      ? priorBy({ features: cards, learned: policy, isLearnedFor: isLearned, suggest })
      : () => false,
    weighThemes: weighThemesBy(features, value, board),
    reason: reasonBy(bot, ownReason),
  };
}

/** A game that is over speaks for one side about so much. */
const ENDING = 4;

/** What speaks for a side, by what was learned; in games unlike those, by hand. */
function weighThemesBy(
  features: Features,
  learned: Learned,
  board: TwilightBoard,
): NonNullable<Mind['weighThemes']> {
  const themes = new Float64Array(THEME_COUNT);
  const weigh = themesBy({
    features,
    weights: decodeWeights(learned, features),
    regionOf: (country) => (country < COUNTRY_COUNT ? regionOfCountry[country] : -1),
    themeOfNumber,
    themeOfFeature: themeOfEnding,
    splitByHand: (game, times, into) => splitOdds(board, game, times, into),
  });
  return (game, seat, into) => {
    themes.fill(0);
    const result = game.mem[RESULT];
    if (result !== 0) {
      themes[themeIndex('ending')] = result > 2 ? 0 : result - 1 === US ? ENDING : -ENDING;
    } else if (isLearnedFor(game)) {
      weigh(game, themes);
    } else {
      board.read(game, US);
      splitOdds(board, game, 1, themes);
    }
    for (let i = 0; i < THEME_COUNT; i++) into[i] += asSide(seat as Side, themes[i]);
  };
}

const THEME_COUNT = regionTheme(REGIONS.length);

/** Found by trial: docs/how-to/write-a-bot.md. */
const HORIZON = 0.3;

/** How Twilight Struggle is played well, for the bots. */
export const aiWith = (visitors = NO_VISITORS, lessons = LESSONS): Ai<World> =>
  aiOf(() => mindWith(visitors, lessons), {
    isKnown,
    horizon: HORIZON,
    themes: { count: THEME_COUNT, reason: reasonOfTheme },
  });

export const ai = aiWith();
