import {
  CARD_WORDS,
  DEFCON,
  DISCARD,
  DRAW,
  HANDS,
  RESOLVING,
  ROUND,
  ROUND_OF,
  SPACE_ATTEMPTS,
  US,
  USSR,
  canHappen,
  canSpace,
  cardCount,
  cardSet,
  countFrom,
  eventPlayer,
  factsOf,
  handOf,
  influenceOf,
  isEmptyZone,
  isIn,
  isRaised,
  knownTo,
  rivalOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { CARDS, cardNumber, type CardId } from '../data/cards.ts';
import { CubanMissileCrisis, Flag } from '../flags.ts';
import { roundsOf } from '../flow/rounds.ts';
import * as map from '../map.ts';
import { CHINA_FACE_UP, CHINA_HOLDER } from '../state.ts';
import { alarm } from './alarm.ts';
import { HINTS, type Danger } from './card-hints.ts';
import { canCoupBattleground } from './striking.ts';

const dangers: (Danger | undefined)[] = [];
for (const { id, number } of CARDS) dangers[number] = HINTS[id]?.danger;
export const dangerOf = (card: number): Danger | undefined => dangers[card];

const RISKY = cardSet(CARDS.filter(({ id }) => HINTS[id]?.danger).map(({ number }) => number));

const set = (...ids: readonly CardId[]) => cardSet(ids.map(cardNumber));
/** What Missile Envy may force on the player: his own and neutral events that drop DEFCON. */
const FORCED = [
  set('duck-and-cover', 'soviets-shoot-down-kal-007', 'olympic-games'),
  set('we-will-bury-you', 'olympic-games'),
];
/** What the US would take from the discards with Star Wars to beat a phasing USSR. */
const SPOILING = set(
  'duck-and-cover',
  'soviets-shoot-down-kal-007',
  'we-will-bury-you',
  'un-intervention',
  'junta',
  'cia-created',
  'grain-sales-to-soviets',
  'tear-down-this-wall',
);

/** The rival may overlook it: better than what is certain. */
const LIKELY_TAKEN = 0.85;

const EUROPEAN_KEYS = [map.EastGermany, map.Poland, map.WestGermany, map.France, map.Italy];

/** Chance that the rival finds such a card among those the player cannot see. */
function isUnseen(game: Table, viewer: Side, cards: Int32Array): boolean {
  const { sets } = game;
  const rival = HANDS + rivalOf(viewer) * CARD_WORDS;
  for (let i = 0; i < CARD_WORDS; i++) {
    const unseen = sets[DRAW + i] | sets[rival + i];
    if ((unseen & cards[i]) !== 0) return true;
  }
  return false;
}

/** A known card of the rival's hand, or the mere possibility of one. */
function riskFromRival(game: Table, player: Side): number {
  const forced = FORCED[player];
  for (let i = 0; i < CARD_WORDS; i++) {
    const shown = game.sets[handOf(rivalOf(player)) + i] & game.sets[knownTo(player) + i];
    if ((shown & forced[i]) !== 0) return 0.5;
  }
  return isUnseen(game, player, forced) ? 0.12 : 0;
}

/**
 * How likely it is that this event, in a round of `player`, begins the nuclear war he answers
 * for, if DEFCON is 2 when it takes place.
 */
function riskAtTwo(game: Table, player: Side, card: number): number {
  const danger = dangers[card];
  if (danger === undefined || !canHappen(game, card, player)) return 0;
  const isRivals = eventPlayer(game, card, player) !== player;
  const rival = rivalOf(player);
  switch (danger) {
    case 'drops':
      return 1;
    case 'rivalMayDrop':
      return card === OLYMPIC_GAMES ? 1 : 0.4;
    case 'rivalOps':
      return isRivals && canRivalCoup(game, rival) ? 1 : 0;
    case 'coupInEurope':
      return isRivals && EUROPEAN_KEYS.some((c) => influenceOf(game, player, c) > 0) ? 1 : 0;
    case 'coupNearNicaragua':
      return isRivals && influenceOf(game, player, map.Cuba) > 0 ? 1 : 0;
    case 'ownCard':
      return isRivals ? shareOfOwn(game, player, card) : 0;
    case 'rivalCard':
      return riskFromRival(game, player);
    case 'discardedCard':
      return isRivals && countFrom(game, DISCARD, SPOILING) > 0 ? LIKELY_TAKEN : 0;
  }
}

const OLYMPIC_GAMES = cardNumber('olympic-games');

function canRivalCoup(game: Table, rival: Side): boolean {
  if (isRaised(game, CubanMissileCrisis + rival)) return false;
  if (rival === US && isRaised(game, Flag.NuclearSubs)) return false;
  return canCoupBattleground(game, rival);
}

/** Five Year Plan takes one of the other cards of the USSR at random. */
function shareOfOwn(game: Table, player: Side, card: number): number {
  const hand = handOf(player);
  const others = cardCount(game, hand) - (isIn(game, hand, card) ? 1 : 0);
  if (others <= 0) return 0;
  let bad = 0;
  for (let i = 0; i < CARD_WORDS; i++) {
    for (let word = game.sets[hand + i] & RISKY[i]; word !== 0; word &= word - 1) {
      const other = (i << 5) + 31 - Math.clz32(word & -word);
      const isDrawn = other !== card && factsOf(game, other).side === rivalOf(player);
      if (isDrawn) bad += riskAtTwo(game, player, other);
    }
  }
  return bad / others;
}

/** How often the rival's headline comes first and lowers DEFCON: the higher card is first. */
const MOSTLY_FIRST = 0.12;
const MOSTLY_SECOND = 0.25;

/** How likely the event of a card is to lose the game at once for the one who plays it. */
export function riskOf(game: Table, player: Side, card: number): number {
  if (dangers[card] === undefined) return 0;
  const level = game.mem[DEFCON];
  if (level <= 2) return riskAtTwo(game, player, card);
  // A headline of the rival may come first and leave DEFCON at 2.
  if (level === 3 && game.mem[ROUND] === 0) {
    const first = factsOf(game, card).ops <= 2 ? MOSTLY_SECOND : MOSTLY_FIRST;
    return first * riskAtTwo(game, player, card);
  }
  return 0;
}

const OPPORTUNITIES: ReadonlySet<Danger> = new Set(['rivalOps', 'discardedCard']);
const POSSIBLE = 0.4;

/** How likely it would be if DEFCON were 2: what a player had better get rid of before. */
export function riskLater(game: Table, player: Side, card: number): number {
  if (dangers[card] === undefined) return 0;
  const { mem } = game;
  const level = mem[DEFCON];
  mem[DEFCON] = 2;
  const risk = riskAtTwo(game, player, card);
  mem[DEFCON] = level;
  // Where there is nothing to strike at today there may be before the turn ends.
  const mayArise = OPPORTUNITIES.has(dangers[card]!) && factsOf(game, card).side !== player;
  return mayArise ? Math.max(risk, POSSIBLE) : risk;
}

const LIKELY = 0.12;

/** A card that had better not be played at DEFCON 2: the event is the rival's and will happen. */
const isRisky = (game: Table, side: Side, card: number): boolean =>
  dangers[card] !== undefined &&
  factsOf(game, card).side === rivalOf(side) &&
  riskLater(game, side, card) > LIKELY;

/** The same, and there is no attempt at the space race for it either. */
export const isTrouble = (game: Table, side: Side, card: number): boolean =>
  isRisky(game, side, card) &&
  (alarm.spaceable > alarm.attempts || !canSpace(game, side, factsOf(game, card).ops));

export const isSpaceableTrouble = (game: Table, side: Side, card: number): boolean =>
  isRisky(game, side, card) && canSpace(game, side, factsOf(game, card).ops);

/** Whether the card of the present round has left a side's hand. */
function hasPlayed(game: Table, side: Side): boolean {
  const { mem, rules } = game;
  if (mem[ROUND] === 0) return false;
  if (mem[ROUND_OF] === side + 1) return !isEmptyZone(game, RESOLVING);
  // Turn Zero may let the US go first.
  return side === (rules.rule.goesFirst?.(game) ?? USSR);
}

/** Sounds the alarm if a side holds more troublesome cards than it can keep to the turn's end. */
export function lookForTrouble(game: Table, side: Side): void {
  const { mem, sets, rules } = game;
  const hand = handOf(side);
  let troubles = 0;
  let spaceable = 0;
  let worst = 0;
  for (let i = 0; i < CARD_WORDS; i++) {
    for (let word = sets[hand + i] & RISKY[i]; word !== 0; word &= word - 1) {
      const card = (i << 5) + 31 - Math.clz32(word & -word);
      if (!isRisky(game, side, card)) continue;
      if (canSpace(game, side, factsOf(game, card).ops)) {
        spaceable++;
        worst = Math.max(worst, riskLater(game, side, card));
      } else {
        troubles++;
      }
    }
  }
  alarm.excess = -1;
  alarm.spaceable = spaceable;
  alarm.worst = worst;
  alarm.troubles = 0;
  if (troubles + spaceable === 0) return;
  const attempts = rules.rule.spaceAttemptsAllowed(game, side) - mem[SPACE_ATTEMPTS + side];
  alarm.attempts = attempts;
  troubles += Math.max(0, spaceable - attempts);
  alarm.troubles = troubles;
  if (troubles === 0) return;
  const plays = roundsOf(game, side) - mem[ROUND] + (hasPlayed(game, side) ? 0 : 1);
  const hasChina = mem[CHINA_HOLDER] === side && mem[CHINA_FACE_UP] === 1;
  const room = cardCount(game, hand) - plays + (hasChina && mem[ROUND] > 0 ? 1 : 0);
  alarm.excess = troubles - room;
}
