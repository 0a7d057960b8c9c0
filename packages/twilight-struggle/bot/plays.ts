import {
  CARD_WORDS,
  DEFCON,
  NEUTRAL,
  ROUND,
  SPACE,
  TURN,
  USSR,
  canHappen,
  canSpace,
  countFrom,
  eventPlayer,
  handOf,
  isAllowed,
  isIn,
  isRaised,
  optionId,
  rawOps,
  rivalOf,
  type Side,
  type Table,
} from '@brink/struggle';
import { DECISIVE, asSide } from '@brink/struggle/bot/board';
import { priceOf } from '@brink/struggle/bot/trouble';
import { CHINA_CARD, MISSILE_ENVY, UN_INTERVENTION, eventsOf, scoringCards } from '../card-sets.ts';
import { CARDS, cardNumber, type CardData } from '../data/cards.ts';
import { SPACE_TRACK } from '../data/space.ts';
import { MissileEnvyDue } from '../flags.ts';
import { isScoringDue, roundsOf } from '../flow/rounds.ts';
import { alarm } from './alarm.ts';
import { SCORING_CARDS, scoringNow, seaNow } from './board.ts';
import { HINTS, boxValue, type Hint } from './card-hints.ts';
import { dangerOf, isSpaceableTrouble, isTrouble, riskLater, riskOf } from './danger.ts';
import { operationsValue } from './operations.ts';

const SIDES = { us: 0, ussr: 1, neutral: 2 } as const;
/** Events that nobody has judged yet. */
const UNKNOWN_EVENT: Hint = { worth: 1 };
const hints: Hint[] = Array.from({ length: 128 }, () => UNKNOWN_EVENT);
const sideOfCard = new Int8Array(128).fill(NEUTRAL);
const opsOfCard = new Int8Array(128);
const isStarred = new Uint8Array(128);
for (const { id, number, side, ops, marks } of CARDS as readonly (CardData & {
  id: keyof typeof HINTS;
})[]) {
  hints[number] = HINTS[id] ?? UNKNOWN_EVENT;
  sideOfCard[number] = SIDES[side];
  opsOfCard[number] = ops;
  isStarred[number] = marks.includes('starred') ? 1 : 0;
}
const regionScored = new Int8Array(128).fill(-1);
for (const [r, card] of SCORING_CARDS.entries()) regionScored[card] = r;
regionScored[cardNumber('europe-scoring-allied-berlin')] = 0;
const SEA_SCORING = cardNumber('southeast-asia-scoring');

const EVENT = optionId('event');
const OPERATIONS = optionId('operations');
const EVENT_FIRST = optionId('eventFirst');
const OPERATIONS_FIRST = optionId('operationsFirst');
const SPACE_USE = optionId('space');

export const isScoringCard = (card: number): boolean =>
  (scoringCards[card >> 5] & (1 << (card & 31))) !== 0;
export const isRivals = (side: Side, card: number): boolean => sideOfCard[card] === rivalOf(side);

export const pointsOfCard = (game: Table, side: Side, card: number): number =>
  operationsValue(game, side, card, rawOps(game, side, opsOfCard[card]));

/** What scoring it now would pay a side. */
export function scoringWorth(game: Table, side: Side, card: number): number {
  if (card === SEA_SCORING) return asSide(side, seaNow(game));
  const region = regionScored[card];
  return region < 0 ? 0 : asSide(side, scoringNow(region));
}

/** What an event is worth to the side it happens for if `player` plays it; 0 if it cannot happen. */
export function eventWorth(game: Table, player: Side, card: number, isHeadline = false): number {
  if (card === UN_INTERVENTION) return interventionWorth(game, player);
  if (!canHappen(game, card, player)) return 0;
  const { worth, headline } = hints[card];
  if (isHeadline && headline !== undefined) return headline;
  return typeof worth === 'number' ? worth : worth(game, eventPlayer(game, card, player));
}

/** A rival's card for UN Intervention: two cards go, so what is trouble had better be one. */
export function partnerWorth(game: Table, side: Side, card: number, part: number): number {
  const value = pointsOfCard(game, side, card) + part * eventWorth(game, side, card);
  if (alarm.excess < 0) return value;
  return isTrouble(game, side, card) ? value + PRESSING : value - ADVISABLE;
}

/** The rival's card whose operations UN Intervention sets free. */
function interventionWorth(game: Table, side: Side): number {
  if (game.mem[ROUND] === 0) return 0;
  const rivals = eventsOf[rivalOf(side)];
  let best = 0;
  for (let i = 0; i < CARD_WORDS; i++) {
    for (let word = game.sets[handOf(side) + i] & rivals[i]; word !== 0; word &= word - 1) {
      const card = (i << 5) + 31 - Math.clz32(word & -word);
      const value = partnerWorth(game, side, card, 0.3);
      if (value > best) best = value;
    }
  }
  return best;
}

/** What an attempt at the next box is worth; a card that is suicide otherwise goes first. */
export function spaceWorth(game: Table, side: Side, card: number): number {
  const next = game.mem[SPACE + side] + 1;
  const value = (SPACE_TRACK[next].die / 6) * boxValue(game, side, 1);
  if (alarm.spaceable === 0 || game.mem[DEFCON] > 3) return value;
  // The moment in which the others can still be played is theirs.
  if (alarm.excess > 0 && game.mem[DEFCON] === 3) return value - PRESSING / 2;
  const isWorst =
    isSpaceableTrouble(game, side, card) && riskLater(game, side, card) >= alarm.worst;
  return isWorst ? value + 0.5 : value - ADVISABLE;
}

/** A rival's event that is gone for good will not come back. */
const GONE = 0.25;
const WRONG_ORDER = 0.35;

/** What an event does to a side that needs DEFCON above 2. */
function calmValue(game: Table, card: number): number {
  const { calms, lowers, danger } = hints[card];
  if (calms === true) return game.mem[DEFCON] === 2 ? SAVING : ADVISABLE;
  return game.mem[DEFCON] === 3 && (lowers === true || danger === 'drops') ? -PRESSING : 0;
}

/** A card lost from the hand would mean that a troublesome one has to be played. */
function needsEveryCard(game: Table, side: Side, card: number): boolean {
  const isOne = isTrouble(game, side, card);
  const others = alarm.troubles - (isOne && isIn(game, handOf(side), card) ? 1 : 0);
  if (alarm.excess < 0 || others === 0) return false;
  return alarm.excess > 0 || !isOne;
}

/** What a use of a card is worth to the one who plays it in his round. */
export function useWorth(game: Table, side: Side, card: number, use: number): number {
  if (use === SPACE_USE) return spaceWorth(game, side, card);
  if (use === OPERATIONS) return pointsOfCard(game, side, card);
  if (use === EVENT) {
    if (isScoringCard(card)) return scoringWorth(game, side, card);
    const value = eventWorth(game, side, card) - priceOf(riskOf(game, side, card));
    return alarm.excess > 0 ? value + calmValue(game, card) : value;
  }
  const rivalGains = eventWorth(game, side, card);
  let value = pointsOfCard(game, side, card) - rivalGains + (isStarred[card] ? GONE : 0);
  value -= priceOf(riskOf(game, side, card));
  if (hints[card].costsCard === true && needsEveryCard(game, side, card)) value -= PRESSING;
  const isEventFirst = use === EVENT_FIRST;
  if (hints[card].isAnswerable === true ? !isEventFirst : isEventFirst) value -= WRONG_ORDER;
  // Operations may bring DEFCON to 2, or open a target, before the event does its harm.
  const mayBackfire = game.mem[DEFCON] <= 3 && dangerOf(card) !== undefined;
  return !isEventFirst && mayBackfire ? value - 4 : value;
}

/** The best use of a card in a round, among those the rules would offer. */
export function bestUse(game: Table, side: Side, card: number): number {
  if (isScoringCard(card)) return useWorth(game, side, card, EVENT);
  let best: number;
  if (isRivals(side, card)) {
    best = isAllowed(game, card)
      ? Math.max(
          useWorth(game, side, card, EVENT_FIRST),
          useWorth(game, side, card, OPERATIONS_FIRST),
        )
      : useWorth(game, side, card, OPERATIONS);
  } else {
    best = useWorth(game, side, card, OPERATIONS);
    const isDue = card === MISSILE_ENVY && isRaised(game, MissileEnvyDue + side);
    if (!isDue && canHappen(game, card, side)) {
      best = Math.max(best, useWorth(game, side, card, EVENT));
    }
  }
  if (canSpace(game, side, opsOfCard[card])) best = Math.max(best, spaceWorth(game, side, card));
  return best;
}

/** What the China Card does in the other's hands, by turn. */
const chinaCost = ({ mem }: Table): number => (mem[TURN] >= 10 ? 2 : mem[TURN] >= 8 ? 2.4 : 2.8);

/** The only way out, if there is one. */
const SAVING = 15;
const PRESSING = 15;
const ADVISABLE = 4;

/** What it is worth to be rid of a card that may be suicide later. */
function reliefOf(game: Table, side: Side, card: number): number {
  if (alarm.excess < 0) return 0;
  const relief = alarm.excess > 0 ? PRESSING : ADVISABLE;
  // While it is safe; once DEFCON is 2 the risk speaks for itself.
  if (isTrouble(game, side, card)) return riskOf(game, side, card) < 0.3 ? relief : 0;
  if (alarm.excess === 0 || game.mem[DEFCON] > 2) return 0;
  return card === CHINA_CARD || hints[card].calms === true ? ADVISABLE : 0;
}

/** What playing this card in the present round is worth, set against keeping it. */
export function playWorth(game: Table, side: Side, card: number): number {
  if (isScoringCard(card)) {
    if (isScoringDue(game, side)) return DECISIVE;
    const left = roundsOf(game, side) - game.mem[ROUND] + 1;
    const slack = left - countFrom(game, handOf(side), scoringCards);
    return scoringWorth(game, side, card) + (slack <= 1 ? 1.5 : 0);
  }
  const value = bestUse(game, side, card) + reliefOf(game, side, card);
  return card === CHINA_CARD ? value - chinaCost(game) : value;
}

/** Operations that a card could have given in a round, and does not as a headline. */
const FORGONE = 0.6;

/** What a card is worth as a headline. */
export function headlineWorth(game: Table, side: Side, card: number): number {
  if (isScoringCard(card)) return scoringWorth(game, side, card);
  const risk = priceOf(riskOf(game, side, card));
  const forgone = FORGONE * pointsOfCard(game, side, card);
  const worth = eventWorth(game, side, card, true);
  // Before the first round nobody has brought DEFCON to 2 yet; but a rival's headline may, and
  // who acts first and has one such card had better wait for it.
  const canWait = side === USSR && game.mem[DEFCON] <= 3 && alarm.excess === 0;
  const haste = canWait ? 0 : alarm.excess > 0 ? 2 : 1;
  const relief = haste * reliefOf(game, side, card);
  return (isRivals(side, card) ? -worth : worth) + relief - forgone - risk;
}

/** What a card is worth to a side that holds it, events and operations together. */
export function keepWorth(game: Table, side: Side, card: number): number {
  if (isScoringCard(card)) return scoringWorth(game, side, card);
  let points = pointsOfCard(game, side, card);
  if (alarm.excess >= 0 && isTrouble(game, side, card)) points -= ADVISABLE;
  const worth = eventWorth(game, side, card);
  return isRivals(side, card) ? points - worth : Math.max(points, worth);
}
