import {
  COUNTRY_WORDS,
  PASSING_HOLDER,
  SPACE,
  TURN,
  US,
  USSR,
  controls,
  countFrom,
  handOf,
  influenceOf,
  rivalOf,
  stabilityOf,
  type Region,
  type Side,
  type Table,
} from '@brink/struggle';
import { asSide, shift, taking, type Board } from '@brink/struggle/bot/board';
import { changes, plus, thisTurn, warOn, type Hint, type Worth } from '@brink/struggle/bot/hints';
import { militaryWorth, rollsValue } from '@brink/struggle/bot/striking';
import { cardNumber, type CardId } from '../data/cards.ts';
import { COUNTRY_COUNT } from '../data/countries.ts';
import { SPACE_TRACK } from '../data/space.ts';
import * as map from '../map.ts';
import { FAMINE, LAST_TURN } from '../state.ts';

/** The best of the countries of a region, by what it is worth to a side there; at least 0. */
function bestIn(region: Region, worth: (country: number) => number): number {
  let best = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (region.has(country)) best = Math.max(best, worth(country));
  }
  return best;
}

/** The rival loses all he has in one country. */
const emptiesIn =
  (region: Region): Worth =>
  (game, side, { board }) =>
    bestIn(region, (country) => taking(board, game, side, country, 999));

/** Operations that an event gives to its side. */
const points =
  (ops: number): Worth =>
  (game, side, { operations }) =>
    Math.max(operations.influenceWorth(game, side, ops), operations.coupWorth(game, side, 0, ops));

/** The USSR comes to control a country. */
const seizes =
  (country: number, usLoses = 0): Worth =>
  (game, side, { board }) => {
    const us = Math.max(0, influenceOf(game, US, country) - usLoses);
    const ussr = Math.max(us + stabilityOf(game, country), influenceOf(game, USSR, country));
    return asSide(side, board.shiftTo(game, country, us, ussr));
  };

const rolls =
  (id: CardId, count: number): Worth =>
  (game, side, { striking, grantedBy }) =>
    Math.max(0, rollsValue(striking.bestRoll(game, side, grantedBy(cardNumber(id))), count));

const zbig: Worth = (game, side, { striking, grantedBy }) =>
  Math.max(0, striking.bestCoup(game, side, 0, 3, grantedBy(cardNumber('zbig'))));

/** One roll in each country of Africa where it promises something. */
const f5es: Worth = (game, side, { striking }) => {
  let sum = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (!map.Africa.has(country) || influenceOf(game, rivalOf(side), country) === 0) continue;
    sum += Math.max(0, striking.realignValue(game, side, country));
  }
  return sum;
};

const FRENCH = [map.Djibouti, map.Madagascar];

const frenchConnections: Worth = (game, side, { board }) => {
  let best = 0;
  for (const country of FRENCH) {
    best = Math.max(best, shift(board, game, country, 2, -999));
  }
  return asSide(side, best);
};

/** Each country of the US in the Middle East costs the USSR a point there. */
const eventsOf86: Worth = (game, side, { board }) => {
  const vp = controls(game, USSR, map.SouthYemen) ? 1 : 0;
  return vp + 0.8 * bestIn(map.MiddleEast, (country) => taking(board, game, side, country, 2));
};

const lionFalters: Worth = (game, side, { board }) => {
  if (controls(game, USSR, map.Ethiopia)) return 2;
  const ussr = influenceOf(game, USSR, map.Ethiopia) + 1;
  return asSide(side, board.shiftTo(game, map.Ethiopia, 0, ussr));
};

const danielArapMoi: Worth = (game, side, { board }) => {
  return controls(game, US, map.Kenya) ? 1.2 : asSide(side, shift(board, game, map.Kenya, 2, 0));
};

/** One country of each region where both are. */
const mrNyet: Worth = (game, side, { board }) => {
  const worth = (country: number): number =>
    influenceOf(game, USSR, country) > 0 ? taking(board, game, side, country, 999) : 0;
  return bestIn(map.Africa, worth) + bestIn(map.MiddleEast, worth);
};

const ARABS = [map.Egypt, map.Sudan, map.SouthYemen, map.Yemen, map.Oman, map.SaudiArabia] as const;

function arabLeague(game: Table, side: Side): number {
  let held = 0;
  for (const country of ARABS) if (controls(game, side, country)) held++;
  return held >= 3 ? 3 : 0;
}

const separatists: Worth = (game, side, { board }) => {
  return bestIn(map.Countries, (country) => separatistsIn(board, game, side, country));
};

/** What drawing level in a country is worth. */
function separatistsIn(board: Board, game: Table, side: Side, country: number): number {
  const rival = influenceOf(game, rivalOf(side), country);
  if (influenceOf(game, side, country) >= rival) return 0;
  return asSide(side, board.shiftTo(game, country, rival, rival));
}

const waterWars: Worth = (game, side, { board }) => {
  const rival = rivalOf(side);
  const isEgypt = influenceOf(game, rival, map.Egypt) >= influenceOf(game, rival, map.Ethiopia);
  return taking(board, game, side, isEgypt ? map.Egypt : map.Ethiopia, 999);
};

const strongMan: Worth = (game, side, { board }) => {
  const gained = influenceOf(game, USSR, map.Ethiopia) + 1;
  return asSide(side, shift(board, game, map.Sudan, gained, 0));
};

const seychelles: Worth = (game, side, { board }) => {
  let empty = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (map.MiddleEast.has(country) && influenceOf(game, US, country) === 0) empty++;
  }
  return asSide(side, shift(board, game, map.SeaLanes, 0, empty));
};

const weAreTheWorld: Worth = (game, side, { board }) => {
  let best = 0;
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    for (let word = game.sets[FAMINE + i]; word !== 0; word &= word - 1) {
      const country = (i << 5) + 31 - Math.clz32(word & -word);
      best = Math.max(best, asSide(side, shift(board, game, country, 2, 0)));
    }
  }
  return 1 + best;
};

/** The USSR needs 4 with 1 for each country of the Middle East it controls. */
const assassinations: Worth = (game, side, bot) => {
  let held = 0;
  for (let country = 0; country < COUNTRY_COUNT; country++) {
    if (map.MiddleEast.has(country) && controls(game, USSR, country)) held++;
  }
  return (Math.min(6, 3 + held) / 6) * seizes(map.Yemen)(game, side, bot);
};

function detente(game: Table, side: Side): number {
  const isPassing = game.mem[PASSING_HOLDER] === US ? 1.4 : 0;
  return isPassing + militaryWorth(game, side, 2);
}

/** A card of the rival to throw away; nobody knows that of the other's hand. */
const holdsRivals = (board: Board, game: Table, side: Side): boolean =>
  board.viewer() !== side ||
  countFrom(game, handOf(side), game.rules.cardSets.eventsOf[rivalOf(side)]) > 0;

/** Boxes: the probe pays by removing influence in the turns to come, the others by VP. */
export function boxWorth(game: Table, side: Side): number {
  const { mem } = game;
  const to = mem[SPACE + side] + 1;
  if (to >= SPACE_TRACK.length) return 0;
  const left = Math.max(0, mem[LAST_TURN] - mem[TURN]);
  const isFirst = mem[SPACE + rivalOf(side)] < to;
  const { vpFirst, vpSecond } = SPACE_TRACK[to];
  const probe = to === 1 ? left * (isFirst ? 1.2 : 0.8) : 0;
  return (isFirst ? vpFirst : vpSecond) + probe;
}

export const HINTS: Readonly<Record<CardId, Hint>> = {
  'peace-corps': { worth: 0.8, isAnswerable: true },
  zbig: { worth: zbig, isAnswerable: true },
  'ogaden-war': { worth: warOn(map.Ethiopia, 5, 2, 2) },
  usaid: { worth: points(1), danger: 'rivalOps' },
  'albano-stalinist-economics': { worth: thisTurn(1.2), headline: 1.4 },
  'the-victorious-leader': { worth: 2.2, isAnswerable: true },
  eplf: { worth: plus(1.3, changes([map.Ethiopia, 1, 0])), isAnswerable: true },
  centcom: { worth: 0.5 },
  'carter-doctrine': { worth: thisTurn(1.2), headline: 1.4 },
  'kenya-joins-rdf': { worth: plus(0.3, changes([map.Kenya, 1, 0])), isAnswerable: true },
  'voice-of-america-in-amharic': { worth: plus(0.2, points(1)), danger: 'rivalOps' },
  'french-connections': { worth: frenchConnections, isAnswerable: true },
  'the-events-of-86': { worth: eventsOf86, isAnswerable: true },
  'hero-of-the-crossing': { worth: (g, s, { board }) => (holdsRivals(board, g, s) ? 1.2 : 0.9) },
  'israeli-periphery-doctrine': {
    worth: rolls('israeli-periphery-doctrine', 2),
    isAnswerable: true,
  },
  'the-strong-man-of-sudan': { worth: strongMan, isAnswerable: true },
  'afghanistan-invasion': { worth: thisTurn(3), headline: 3.2 },
  'daniel-arap-moi': { worth: danielArapMoi, danger: 'ownerMayDrop', isAnswerable: true },
  'soviets-airlift-cubans': { worth: emptiesIn(map.Africa), isAnswerable: true },
  'malagasy-constitutional-referendum': { worth: seizes(map.Madagascar, 1), isAnswerable: true },
  'the-lion-falters': { worth: lionFalters, isAnswerable: true },
  'dhofar-rebellion': { worth: plus(0.4, changes([map.Oman, 0, 1])), isAnswerable: true },
  nasserism: { worth: thisTurn(1), headline: 1.1 },
  't-62s-and-kalashnikovs': { worth: thisTurn(2.4), headline: 2.6 },
  'gosplan-advisers': { worth: 0.8 },
  'the-derg': { worth: plus(0.4, changes([map.Ethiopia, 0, 2])), isAnswerable: true },
  'mengistu-haile-mariam': { worth: 0.6 },
  'us-presidential-elections': { worth: 0, headline: 1.3, onlyOwnHeadline: true },
  'f-5es-delivered': { worth: f5es, isAnswerable: true },
  'marxist-leninist-vanguard-party': { worth: 0.8, isAnswerable: true },
  'presidential-directive-30': { worth: 1.8, headline: 1.9 },
  'cyrus-vance': { worth: 1.5, costsCard: true },
  stagflation: { worth: plus(0.2, points(2)), danger: 'rivalOps' },
  'cento-collapses': {
    worth: (g, s, { board }) =>
      bestIn(map.MiddleEast, (country) => taking(board, g, s, country, 2)),
    isAnswerable: true,
  },
  'anti-zionist-committee': { worth: rolls('anti-zionist-committee', 2), isAnswerable: true },
  'mr-nyet': { worth: mrNyet, danger: 'drops', isAnswerable: true },
  'middle-east-scoring': { worth: 0 },
  'africa-scoring': { worth: 0 },
  'romanian-autonomy': { worth: 0 },
  oau: { worth: (g, s, { board }) => (holdsRivals(board, g, s) ? 1.1 : 0) },
  'arab-league': { worth: arabLeague },
  separatists: { worth: separatists },
  'indian-ocean-zone-of-peace': { worth: 2 },
  'apollo-soyuz-test-project': { worth: boxWorth },
  famine: { worth: (g, s, bot) => 0.2 + Math.max(0, bot.operations.coupWorth(g, s, 0, 3)) },
  'we-are-the-world': { worth: weAreTheWorld, isAnswerable: true },
  'diego-garcia': { worth: changes([map.SeaLanes, 2, -1]), isAnswerable: true },
  detente: { worth: detente },
  'yemeni-presidential-assassinations': {
    worth: assassinations,
    danger: 'drops',
    isAnswerable: true,
  },
  seychelles: { worth: seychelles, isAnswerable: true },
  'water-wars': { worth: waterWars },
};
