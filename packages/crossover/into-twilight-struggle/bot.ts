import { promptCode, type Ai } from '@brink/kernel';
import {
  MAX_CARDS,
  TURN,
  US,
  controls,
  isBattleground,
  rivalOf,
  type Table,
  type World,
} from '@brink/struggle';
import { asSide, shift, taking, type Board } from '@brink/struggle/bot/board';
import { hintTable, thisTurn, warOn, type Danger, type Hint } from '@brink/struggle/bot/hints';
import { isRivals, playsOf } from '@brink/struggle/bot/plays';
import { reasonBy, reasonParts } from '@brink/struggle/bot/reason';
import { strikingOn } from '@brink/struggle/bot/striking';
import {
  orNothing,
  sharedRaters,
  suggestBy,
  type BotParts,
  type Raters,
} from '@brink/struggle/bot/suggest';
import { troubleOf } from '@brink/struggle/bot/trouble';
import { redSeaRaters } from '@brink/red-sea/bot/raters';
import { ai as plainAi } from '@brink/twilight-struggle/bot/index';
import {
  SCORING_CARDS,
  readBoard,
  scoringNow,
  seaNow,
  shiftTo,
  stakeIn,
} from '@brink/twilight-struggle/bot/board';
import { HINTS as OWN_HINTS, boxValue } from '@brink/twilight-struggle/bot/card-hints';
import { opensTo } from '@brink/twilight-struggle/bot/placing';
import { CARDS, cardNumber } from '@brink/twilight-struggle/data/cards';
import { COUNTRY_COUNT } from '@brink/twilight-struggle/data/countries';
import { Africa, Ethiopia, Kenya, MiddleEast } from '@brink/twilight-struggle/map';
import { rateDraft } from '../draft-rater.ts';
import { VISITORS, type VisitingId } from './visitors.ts';

/** A way to battlegrounds that a side cannot reach yet, a battleground. */
const ACCESS = 0.55;

/** The map of Twilight Struggle, as its own bot weighs it. */
const board: Board = {
  read: readBoard,
  shiftTo,
  stakeIn,
  accessTo: (game, side, country) => ACCESS * opensTo(game, side, country),
};

const striking = strikingOn(board, {
  dropChance: (game, side, country, kind) =>
    isBattleground(game, country) && !game.rules.rule.coupSparesDefcon(game, side, kind) ? 1 : 0,
});

const bestIn = (region: typeof Africa, worth: (country: number) => number): number => {
  let best = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (region.has(country)) best = Math.max(best, worth(country));
  }
  return best;
};

/** What a player of Twilight Struggle knows of the cards of Red Sea. */
const VISITING_HINTS: Readonly<Record<VisitingId, Hint>> = {
  separatists: { worth: 1.2 },
  'apollo-soyuz-test-project': { worth: (game, side) => boxValue(game, side, 1) },
  'water-wars': { worth: 1.5 },
  'peace-corps': { worth: 0.8, isAnswerable: true },
  'ogaden-war': { worth: warOn(board, Ethiopia, 5, 2, 2) },
  usaid: { worth: 0.8, danger: 'rivalOps' },
  'the-victorious-leader': { worth: 2.2, isAnswerable: true },
  eplf: { worth: 1.4, isAnswerable: true },
  'hero-of-the-crossing': { worth: 1.3 },
  'israeli-periphery-doctrine': { worth: 0.8, isAnswerable: true },
  'the-strong-man-of-sudan': { worth: 0.5, isAnswerable: true },
  'soviets-airlift-cubans': {
    worth: (game, side) => bestIn(Africa, (country) => taking(board, game, side, country, 999)),
    isAnswerable: true,
  },
  'the-lion-falters': { worth: 0.8, isAnswerable: true },
  nasserism: { worth: thisTurn(1), headline: 1 },
  'us-presidential-elections': { worth: 0, headline: 1.3, onlyOwnHeadline: true },
  'cyrus-vance': { worth: 1.5, costsCard: true },
  zbig: { worth: 1.8, isAnswerable: true },
  'albano-stalinist-economics': { worth: thisTurn(0.7) },
  centcom: { worth: 0.6 },
  'carter-doctrine': { worth: thisTurn(1.2), headline: 1.2 },
  'kenya-joins-rdf': {
    worth: (game, side) => 0.3 + asSide(side, shift(board, game, Kenya, 1, 0)),
    isAnswerable: true,
  },
  'voice-of-america-in-amharic': { worth: 1, danger: 'rivalOps' },
  'afghanistan-invasion': { worth: thisTurn(2.8), headline: 3.2 },
  'daniel-arap-moi': {
    worth: (game, side) =>
      controls(game, US, Kenya) ? 1.2 : asSide(side, shift(board, game, Kenya, 2, 0)),
    danger: 'ownerMayDrop',
  },
  'we-are-the-world': { worth: 0 },
  't-62s-and-kalashnikovs': { worth: thisTurn(2.6), headline: 2.8 },
  'gosplan-advisers': { worth: 0.8 },
  'mengistu-haile-mariam': { worth: 0.6 },
  'marxist-leninist-vanguard-party': { worth: 1, isAnswerable: true },
  'presidential-directive-30': { worth: 1.8 },
  stagflation: { worth: 1.4, danger: 'rivalOps' },
  'cento-collapses': {
    worth: (game, side) => bestIn(MiddleEast, (country) => taking(board, game, side, country, 2)),
    isAnswerable: true,
  },
  'anti-zionist-committee': { worth: 0.8, isAnswerable: true },
  'mr-nyet': { worth: 2.5, danger: 'drops', isAnswerable: true },
};

/** Dangers of the home cards, as far as the shared ones tell them. */
const DANGERS: Readonly<Record<string, Danger | undefined>> = {
  drops: 'drops',
  rivalMayDrop: 'eitherMayDrop',
  rivalOps: 'rivalOps',
  coupInEurope: 'rivalOps',
  coupNearNicaragua: 'rivalOps',
  discardedCard: 'rivalOps',
};

function ownHint(id: (typeof CARDS)[number]['id']): Hint {
  const found = (OWN_HINTS as Readonly<Record<string, (typeof OWN_HINTS)['nato']>>)[id];
  if (!found) return { worth: 1 };
  const { danger, ...rest } = found;
  const known = danger && DANGERS[danger];
  return known ? { ...rest, danger: known } : rest;
}

const visitingHints = new Map(VISITORS.map(({ number, id }) => [number, VISITING_HINTS[id]]));
const hints = hintTable(
  CARDS.map(({ number, id }): [number, Hint] => [number, ownHint(id)]),
  visitingHints,
  MAX_CARDS,
);
const hintOf = (card: number): Hint => hints[card];

const SEA_SCORING = cardNumber('southeast-asia-scoring');

const trouble = troubleOf({
  dangerOf: (card) => hints[card].danger,
  dropChance: striking.bestDropChance,
});

const plays = playsOf({
  board,
  striking,
  trouble,
  hintOf,
  scoringWorth: (game, side, card) => {
    if (card === SEA_SCORING) return asSide(side, seaNow(game));
    const region = SCORING_CARDS.indexOf(card);
    return region < 0 ? 0 : asSide(side, scoringNow(region));
  },
  boxWorth: (game, side) => boxValue(game, side, 1),
  passingCost: ({ mem }) => (mem[TURN] >= 10 ? 2 : 2.6),
});

const parts: BotParts = { board, striking, trouble, plays, grantedBy: () => undefined };

const { keepWorth } = plays;
const throwAway = orNothing((game, side, card) => -keepWorth(game, side, card));
const takeUp = orNothing((game, side, card) => keepWorth(game, side, card) - 0.8);

/** Questions of the home cards that name cards, visiting cards among them. */
const cardRaters: Raters = {
  draftCards: rateDraft(hintOf),
  discardHeld: orNothing((game, side, card) => 0.9 - keepWorth(game, side, card)),
  orderCard: (game, side, card) => -keepWorth(game, rivalOf(side), card),
  aldrichAmes: (game, side, card) => keepWorth(game, rivalOf(side), card),
  askNot: orNothing((game, side, card) => 1.4 - keepWorth(game, side, card)),
  blockadeDiscard: throwAway,
  debtCrisis: throwAway,
  missileEnvy: throwAway,
  ourManInTehran: throwAway,
  saltNegotiations: takeUp,
  starWars: (game, side, card) => {
    const worth = plays.eventWorth(game, side, card);
    return isRivals(game, side, card) ? -worth : worth;
  },
  unIntervention: (game, side, card) => plays.pointsOfCard(game, side, card),
  grainSales: () => 0,
};

const { headline, actionRound, useOfCard, trapDiscard } = sharedRaters(parts);
const raters: Raters = {
  ...cardRaters,
  headline,
  actionRound,
  useOfCard,
  trapDiscard,
  ...redSeaRaters(parts),
};
const suggestWithVisitors = suggestBy(parts, raters);

/** Where no card is to be judged the bot of the game itself knows best. */
const isOfHome = (game: Table): boolean => {
  const prompt = promptCode(game);
  return prompt !== undefined && !(prompt in raters);
};

/** How Twilight Struggle is played well with cards of Red Sea in it. */
export const ai: Ai<World> = {
  ...plainAi,
  suggest: (game, actor, scores) =>
    isOfHome(game)
      ? plainAi.suggest(game, actor, scores)
      : suggestWithVisitors(game, actor, scores),
  reason: reasonBy(reasonParts(parts)),
};
