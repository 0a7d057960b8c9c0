import { DONE, FP, FREE, MASK_WORDS, PC, has, l, legal as legalFor } from '@brink/kernel';
import {
  COUP_FREE,
  COUP_WITH_OPS,
  DEFCON,
  ROUND,
  TURN,
  US,
  USSR,
  VP,
  influenceOf,
  opsIn,
  optionId,
  rivalOf,
  type CoupOptions,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { DECISIVE, NOBODY, asSide } from '@brink/struggle/bot/board';
import { rollsValue, warFor } from '@brink/struggle/bot/striking';
import {
  cardToUse,
  frameCard,
  frameLocal,
  orNothing,
  type Rater,
} from '@brink/struggle/bot/suggest';
import { cardNumber } from '../data/cards.ts';
import * as map from '../map.ts';
import type { PlayerPrompt } from '../prompts.ts';
import { alarm } from './alarm.ts';
import { gainIf, readBoard, shift, shiftTo, weightOf } from './board.ts';
import { warWorth } from './card-hints.ts';
import { dangerOf, lookForTrouble } from './danger.ts';
import { openingWorth } from './openings.ts';
import {
  coupWorth,
  influenceWorth,
  operationsValue,
  realignWorth,
  weighOperations,
} from './operations.ts';
import { bestRate } from './placing.ts';
import {
  bestUse,
  eventWorth,
  headlineWorth,
  isRivals,
  isScoringCard,
  keepWorth,
  partnerWorth,
  playWorth,
  pointsOfCard,
  scoringWorth,
  useWorth,
} from './plays.ts';
import { VARIANT_RATERS } from './variants.ts';
import { bestCoup, bestRoll, coupValue, realignValue } from './striking.ts';

const INFLUENCE = optionId('influence');
const COUP = optionId('coup');

/** Where the events that grant coups and realignments allow them. */
const GRANTED = new Map<number, CoupOptions>([
  [cardNumber('junta'), { kind: COUP_FREE, where: map.CentralAmerica.or(map.SouthAmerica) }],
  [cardNumber('tear-down-this-wall'), { kind: COUP_FREE, where: map.Europe }],
]);

const operations: Rater = (game, side, choice) => {
  if (choice === DONE) return 0;
  const raw = frameLocal(game, l.value);
  if (choice === INFLUENCE) return influenceWorth(game, side, raw);
  const card = frameCard(game);
  // Operations of the card itself offer influence as well.
  const options = has(game.legal, INFLUENCE) ? undefined : GRANTED.get(card);
  if (!options) {
    return choice === COUP ? coupWorth(game, side, card, raw) : realignWorth(game, side, raw);
  }
  if (choice === COUP) return bestCoup(game, side, card, raw, options);
  return rollsValue(bestRoll(game, side, options), Math.max(1, raw));
};

const placeInfluence: Rater = (game, side, country) => {
  if (country === DONE) return 0;
  const left = Math.max(1, frameLocal(game, l.value)) - frameLocal(game, l.count);
  return bestRate(game, side, country, Math.max(1, left));
};

const FREE_COUPS: ReadonlySet<number> = new Set([
  cardNumber('junta'),
  cardNumber('ortega-elected-in-nicaragua'),
  cardNumber('tear-down-this-wall'),
  cardNumber('che'),
]);

const coupTarget: Rater = (game, side, country) => {
  if (country === DONE) return 0;
  const card = frameCard(game);
  const kind = FREE_COUPS.has(card) ? COUP_FREE : COUP_WITH_OPS;
  const ops = opsIn(game, side, card, frameLocal(game, l.value), country);
  return coupValue(game, side, country, ops, kind);
};

const realignTarget: Rater = (game, side, country) =>
  country === DONE ? 0 : realignValue(game, side, country);

const isSetUp = (game: Table): boolean =>
  game.mem[TURN] === 1 && game.mem[ROUND] === 0 && frameCard(game) === 0;

const add = (game: Table, side: Side, country: number, points: number): number =>
  side === US ? shift(game, country, points, 0) : -shift(game, country, 0, points);

const take = (game: Table, side: Side, country: number, points: number): number =>
  side === US ? shift(game, country, 0, -points) : -shift(game, country, -points, 0);

const place: Rater = (game, side, country) => {
  if (country === DONE) return 0;
  if (isSetUp(game)) {
    const wanted = openingWorth(game, side, country);
    if (wanted > 0) return wanted;
  }
  const rate = bestRate(game, side, country, Math.max(1, frameLocal(game, l.count)));
  return add(game, side, country, 1) + 0.4 * Math.max(0, rate);
};

const remove: Rater = (game, side, country) =>
  country === DONE ? 0 : take(game, side, country, 1) + 0.4 * take(game, side, country, 2);

const removeAll: Rater = (game, side, country) =>
  country === DONE ? 0 : take(game, side, country, 999);

/** A point moved elsewhere gains about so much there. */
const MOVED = 0.7;
const deStalinization: Rater = (game, side, country) =>
  country === DONE ? 0 : MOVED + add(game, side, country, -1);

const independentReds: Rater = (game, _side, country) =>
  shift(
    game,
    country,
    Math.max(0, influenceOf(game, USSR, country) - influenceOf(game, US, country)),
    0,
  );

const doubleInfluence: Rater = (game, _side, country) =>
  -shift(game, country, 0, influenceOf(game, USSR, country));

const YES = optionId('yes');
const DISCARD_CARD = optionId('discard');
const REMOVE = optionId('remove');
const ADD = optionId('add');
const LOWER = optionId('lower');
const RAISE = optionId('raise');
const BOYCOTT = optionId('boycott');
const PLAY = optionId('play');
const EUROPE_OPTION = optionId('europe');

const summit: Rater = (game, side, choice) => {
  if (choice === LOWER) return game.mem[DEFCON] === 2 ? warFor(game, side) : 0.2;
  return choice === RAISE ? (game.mem[DEFCON] === 2 ? 0.4 : 0) : 0.1;
};

const defconLevel: Rater = (game, side, level) => {
  if (level === 1) return warFor(game, side);
  if (alarm.excess >= 0) return level;
  return level === 2 ? 0.3 : level === 3 ? 0.4 : level === 4 ? 0.2 : 0.1;
};

const olympicGames: Rater = (game, side, choice) => {
  if (choice !== BOYCOTT) return 0;
  return game.mem[DEFCON] === 2 ? warFor(game, side) : -1.5;
};

const wargames: Rater = (game, side, choice) => {
  if (choice !== YES) return 0;
  const left = asSide(side, game.mem[VP]) - 6;
  return left > 0 ? DECISIVE : left === 0 ? -5 : -DECISIVE;
};

const EASTERN = [
  map.EastGermany,
  map.Poland,
  map.Czechoslovakia,
  map.Hungary,
  map.Yugoslavia,
  map.Romania,
  map.Bulgaria,
  map.Austria,
  map.Finland,
];

const warsawPact: Rater = (game, side, choice) => {
  if (choice !== REMOVE) return 1.6;
  let sum = 0;
  for (const country of EASTERN) sum += take(game, side, country, 999);
  return sum;
};

const southAfricanUnrest: Rater = (game, side, choice) =>
  choice === ADD
    ? add(game, side, map.SouthAfrica, 2)
    : add(game, side, map.SouthAfrica, 1) + add(game, side, map.Angola, 2);

const LOST_CARD = -1.3;
/** When each card is needed to keep a troublesome one back. */
const NEEDED_CARD = -6;
const lostCard = (): number => (alarm.excess >= 0 ? NEEDED_CARD : LOST_CARD);
const blockade: Rater = (game, _side, choice) =>
  choice === DISCARD_CARD
    ? lostCard()
    : shiftTo(game, map.WestGermany, 0, influenceOf(game, USSR, map.WestGermany));

const discard: Rater = (game, side, card) => (card === DONE ? 0 : -keepWorth(game, side, card));

const trapDiscard: Rater = (game, side, card) => {
  if (card === DONE) return -0.5;
  if (isScoringCard(card)) return playWorth(game, side, card);
  return 2 - keepWorth(game, side, card);
};

const debtCrisis: Rater = (game, side, card) =>
  card === DONE ? -1.6 : -keepWorth(game, side, card) + lostCard() - LOST_CARD;

/** A new card is worth about so much. */
const NEW_CARD = 1.4;
const exchange: Rater = (game, side, card) =>
  card === DONE ? 0 : NEW_CARD - keepWorth(game, side, card);

const discardHeld: Rater = (game, side, card) =>
  card === DONE ? 0 : 0.9 - keepWorth(game, side, card);

const ourManInTehran: Rater = (game, side, card) => {
  if (card === DONE) return 0;
  if (isScoringCard(card)) return -scoringWorth(game, side, card) - 0.5;
  return isRivals(side, card) ? eventWorth(game, rivalOf(side), card) - 0.9 : -1;
};

const rivalDiscards: Rater = (game, side, card) => keepWorth(game, rivalOf(side), card);

const missileEnvy: Rater = (game, side, card) => {
  const rival = rivalOf(side);
  if (isRivals(rival, card)) return -pointsOfCard(game, rival, card);
  const isWar = dangerOf(card) === 'drops' && game.mem[DEFCON] === 2;
  if (isWar) return warFor(game, side);
  return isScoringCard(card)
    ? -scoringWorth(game, rival, card)
    : -eventWorth(game, rival, card) - 0.3;
};

const takeDiscard: Rater = (game, side, card) =>
  card === DONE ? 0 : keepWorth(game, side, card) - 0.8;

const starWars: Rater = (game, side, card) => {
  if (dangerOf(card) === 'drops' && game.mem[DEFCON] === 2) return warFor(game, side);
  const worth = eventWorth(game, side, card);
  return isRivals(side, card) ? -worth : worth;
};

const unIntervention: Rater = (game, side, card) => partnerWorth(game, side, card, 0.7);

const grainSales: Rater = (game, side, choice) => {
  const card = frameLocal(game, l.target);
  if (choice === PLAY) return bestUse(game, side, card);
  const isIntervening = choice === optionId('unIntervention');
  return isIntervening ? pointsOfCard(game, side, card) : operationsValue(game, side, 0, 2) + 0.2;
};

const REGION_SIZE = [1.4, 1, 1.2, 0.9, 0.6, 0.9];
const chernobyl: Rater = (_game, _side, choice) =>
  weightOf(choice - EUROPE_OPTION) * REGION_SIZE[choice - EUROPE_OPTION];

const RATERS: Readonly<Partial<Record<PlayerPrompt, Rater>>> = {
  headline: headlineWorth,
  actionRound: orNothing(playWorth),
  useOfCard: (game, side, use) => useWorth(game, side, cardToUse(game, side), use),
  operations,
  placeInfluence,
  coupTarget,
  realignTarget,
  place,
  remove,
  removeAll,
  warTarget: (game, side, country) => warWorth(game, side, country, frameCard(game)),
  trapDiscard,
  discardHeld,
  orderCard: (game, side, card) => -keepWorth(game, rivalOf(side), card),
  aldrichAmes: rivalDiscards,
  askNot: exchange,
  blockade,
  blockadeDiscard: discard,
  chernobyl,
  deStalinization,
  debtCrisis,
  defconLevel,
  doubleInfluence,
  grainSales,
  independentReds,
  missileEnvy,
  olympicGames,
  ourManInTehran,
  saltNegotiations: takeDiscard,
  shuttleDiplomacy: (game, _side, country) => gainIf(game, country, NOBODY),
  southAfricanUnrest,
  starWars,
  summit,
  unIntervention,
  wargames,
  warsawPact,
  ...VARIANT_RATERS,
};

const indifferent: Rater = () => 0;

/** The rater of each instruction that asks a player something, of the rules last seen. */
let rules: World | undefined;
let raters: readonly Rater[] = [];

function raterOf(game: Table): Rater {
  if (game.rules !== rules) {
    rules = game.rules;
    raters = rules.code.map(
      ({ ask, askAll }) => RATERS[(ask ?? askAll)?.prompt as PlayerPrompt] ?? indifferent,
    );
  }
  return raters[game.mem[game.mem[FP] + PC]];
}

/** A box beside the map, such as that of the Chinese Civil War, is not weighed as a country. */
const OFF_MAP = 1;

/** Giving up influence to be free of the Cuban Missile Crisis: only for those who need a coup. */
const WITHDRAWAL = -1.5;

/** Rates every legal choice of the actor, by what he may know. */
export function suggest(game: Table, actor: number, scores: Float64Array): void {
  const rate = raterOf(game);
  const side = actor as Side;
  readBoard(game, side);
  lookForTrouble(game, side);
  weighOperations(game);
  const mask = legalFor(game, actor);
  for (let i = 0; i < MASK_WORDS; i++) {
    for (let word = mask[i]; word !== 0; word &= word - 1) {
      const choice = (i << 5) + 31 - Math.clz32(word & -word);
      const isFree = choice >= FREE && choice !== DONE;
      const score = isFree ? WITHDRAWAL : rate(game, side, choice);
      scores[choice] = Number.isNaN(score) ? OFF_MAP : score;
    }
  }
}
