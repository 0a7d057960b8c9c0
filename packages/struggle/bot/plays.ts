import { countFrom, handOf, isIn } from '../deck.ts';
import { canHappen, eventPlayer, factsOf, isAllowed, printedOps } from '../flow/play.ts';
import { dueCard, isScoringDue } from '../flow/rounds.ts';
import { canSpace, spaceTrack } from '../operations/space.ts';
import { optionId } from '../options.ts';
import { rawOps } from '../ops-value.ts';
import { USSR, rivalOf, type Side } from '../sides.ts';
import { DEFCON, ROUND, SPACE } from '../state.ts';
import type { Table } from '../world.ts';
import { DECISIVE } from './board.ts';
import type { Bot, Knowledge } from './frame.ts';
import { priceOf } from './trouble.ts';

type OfCard = (game: Table, side: Side, card: number) => number;

/** What cards are worth to those who hold them. */
export interface Plays {
  /** The operations of a card. */
  readonly pointsOfCard: OfCard;
  readonly scoringWorth: OfCard;
  /** An event to the side it happens for, if `player` plays it; 0 if it cannot happen. */
  readonly eventWorth: (game: Table, player: Side, card: number, isHeadline?: boolean) => number;
  readonly useWorth: (game: Table, side: Side, card: number, use: number) => number;
  /** The best use of a card in a round, among those the rules would offer. */
  readonly bestUse: OfCard;
  /** Playing the card in the present round, set against keeping it. */
  readonly playWorth: OfCard;
  readonly headlineWorth: OfCard;
  /** A card to a side that holds it, events and operations together. */
  readonly keepWorth: OfCard;
  /** What it is worth to a side to take a card that it sees from the rival's hand. */
  readonly takenWorth: OfCard;
  /**
   * A rival's card whose operations another card sets free, while this part of its event counts:
   * two cards go, so what is trouble had better be one.
   */
  readonly partnerWorth: (game: Table, side: Side, card: number, part: number) => number;
}

export const isScoringCard = (game: Table, card: number): boolean => factsOf(game, card).isScoring;
export const isRivals = (game: Table, side: Side, card: number): boolean =>
  factsOf(game, card).side === rivalOf(side);

const EVENT = optionId('event');
const OPERATIONS = optionId('operations');
const EVENT_FIRST = optionId('eventFirst');
const OPERATIONS_FIRST = optionId('operationsFirst');
const SPACE_USE = optionId('space');

/** A rival's event that is gone for good will not come back. */
const GONE = 0.25;
const WRONG_ORDER = 0.35;
/** The only way out, if there is one. */
const SAVING = 15;
const PRESSING = 15;
const ADVISABLE = 4;
/** Operations may bring DEFCON to 2, or open a target, before the event does its harm. */
const BACKFIRES = 4;
/** Operations that a card could have given in a round, and does not as a headline. */
const FORGONE = 0.6;

export function playsOf(parts: Omit<Bot, 'plays'>, knowledge: Knowledge<string>): Plays {
  const { hintOf, alarm, operations, trouble } = parts;
  const { scoringWorth, boxWorth, passingCost, experience } = knowledge;
  const { riskOf, riskLater, isTrouble, isSpaceableTrouble } = trouble;

  const pointsOfCard: OfCard = (game, side, card) =>
    operations.operationsWorth(game, side, card, rawOps(game, side, printedOps(game, side, card)));

  const eventWorth: Plays['eventWorth'] = (game, player, card, isHeadline = false) => {
    const { worth, headline } = hintOf(card);
    if (isHeadline && headline !== undefined) return headline;
    if (!canHappen(game, card, player)) return 0;
    return typeof worth === 'number' ? worth : worth(game, eventPlayer(game, card, player), bot);
  };

  const partnerWorth: Plays['partnerWorth'] = (game, side, card, part) => {
    const value = pointsOfCard(game, side, card) + part * eventWorth(game, side, card);
    if (alarm.excess < 0) return value;
    return isTrouble(game, side, card) ? value + PRESSING : value - ADVISABLE;
  };

  /** An attempt at the next box; a card that is suicide otherwise goes first. */
  function spaceWorth(game: Table, side: Side, card: number): number {
    const { die } = spaceTrack(game)[game.mem[SPACE + side] + 1];
    const value = (die / 6) * boxWorth(game, side);
    if (alarm.spaceable === 0 || game.mem[DEFCON] > 3) return value;
    // The moment in which the others can still be played is theirs.
    if (alarm.excess > 0 && game.mem[DEFCON] === 3) return value - PRESSING / 2;
    const isWorst =
      isSpaceableTrouble(game, side, card) && riskLater(game, side, card) >= alarm.worst;
    return isWorst ? value + 0.5 : value - ADVISABLE;
  }

  /** What an event does to a side that needs DEFCON above 2. */
  function calmWorth(game: Table, card: number): number {
    const { calms, lowers, danger } = hintOf(card);
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

  /** How a use looks to somebody who knows the card and has never tried it. */
  function useByHint(game: Table, side: Side, card: number, use: number): number {
    if (use === SPACE_USE) return spaceWorth(game, side, card);
    if (use === OPERATIONS) return pointsOfCard(game, side, card);
    if (use === EVENT) {
      if (isScoringCard(game, card)) return scoringWorth(game, side, card);
      const value = eventWorth(game, side, card) - priceOf(riskOf(game, side, card));
      return alarm.excess > 0 ? value + calmWorth(game, card) : value;
    }
    const { costsCard, isAnswerable, danger } = hintOf(card);
    let value = pointsOfCard(game, side, card) - eventWorth(game, side, card);
    if (factsOf(game, card).isStarred) value += GONE;
    value -= priceOf(riskOf(game, side, card));
    if (costsCard === true && needsEveryCard(game, side, card)) value -= PRESSING;
    const isEventFirst = use === EVENT_FIRST;
    if (isAnswerable === true ? !isEventFirst : isEventFirst) value -= WRONG_ORDER;
    const mayBackfire = game.mem[DEFCON] <= 3 && danger !== undefined;
    return !isEventFirst && mayBackfire ? value - BACKFIRES : value;
  }

  const useWorth: Plays['useWorth'] = (game, side, card, use) => {
    const value = useByHint(game, side, card, use);
    return experience ? value + experience.ofUse(game, side, card, use) : value;
  };

  const bestUse: OfCard = (game, side, card) => {
    if (isScoringCard(game, card)) return useWorth(game, side, card, EVENT);
    let best: number;
    if (!isRivals(game, side, card)) {
      best = useWorth(game, side, card, OPERATIONS);
      if (dueCard(game, side) !== card && canHappen(game, card, side)) {
        best = Math.max(best, useWorth(game, side, card, EVENT));
      }
    } else if (isAllowed(game, card)) {
      best = Math.max(
        useWorth(game, side, card, EVENT_FIRST),
        useWorth(game, side, card, OPERATIONS_FIRST),
      );
    } else {
      best = useWorth(game, side, card, OPERATIONS);
    }
    return canSpace(game, side, printedOps(game, side, card))
      ? Math.max(best, spaceWorth(game, side, card))
      : best;
  };

  /** What it is worth to be rid of a card that may be suicide later. */
  function reliefOf(game: Table, side: Side, card: number): number {
    if (alarm.excess < 0) return 0;
    const relief = alarm.excess > 0 ? PRESSING : ADVISABLE;
    // While it is safe; once DEFCON is 2 the risk speaks for itself.
    if (isTrouble(game, side, card)) return riskOf(game, side, card) < 0.3 ? relief : 0;
    if (alarm.excess === 0 || game.mem[DEFCON] > 2) return 0;
    return card === game.rules.passingCard || hintOf(card).calms === true ? ADVISABLE : 0;
  }

  /** Whether a hand needs the card so as not to begin a war; the alarm is the rival's again after it. */
  function isIndispensable(game: Table, side: Side, card: number): boolean {
    trouble.lookForTrouble(game, side);
    const excess = alarm.excess + (isTrouble(game, side, card) ? 0 : 1);
    trouble.lookForTrouble(game, rivalOf(side));
    return excess > 0;
  }

  const plays: Plays = {
    pointsOfCard,
    scoringWorth,
    eventWorth,
    useWorth,
    bestUse,
    partnerWorth,
    playWorth: (game, side, card) => {
      const { rule, cardSets, passingCard } = game.rules;
      if (isScoringCard(game, card)) {
        if (isScoringDue(game, side)) return DECISIVE;
        const left = rule.roundsOf(game, side) - game.mem[ROUND] + 1;
        const slack = left - countFrom(game, handOf(side), cardSets.scoring);
        return useWorth(game, side, card, EVENT) + (slack <= 1 ? 1.5 : 0);
      }
      const value = bestUse(game, side, card) + reliefOf(game, side, card);
      return card === passingCard ? value - passingCost(game) : value;
    },
    headlineWorth: (game, side, card) => {
      const learned = experience ? experience.ofHeadline(game, side, card) : 0;
      if (isScoringCard(game, card)) return scoringWorth(game, side, card) + learned;
      const risk = priceOf(riskOf(game, side, card));
      const forgone = FORGONE * pointsOfCard(game, side, card);
      const isTheirs = isRivals(game, side, card);
      const isVain = isTheirs && hintOf(card).onlyOwnHeadline === true;
      const worth = isVain ? 0 : eventWorth(game, side, card, true);
      // Before the first round nobody has brought DEFCON to 2 yet; but a rival's headline may, and
      // who acts first and has one such card had better wait for it.
      const canWait = side === USSR && game.mem[DEFCON] <= 3 && alarm.excess === 0;
      const haste = canWait ? 0 : alarm.excess > 0 ? 2 : 1;
      const relief = haste * reliefOf(game, side, card);
      return (isTheirs ? -worth : worth) + learned + relief - forgone - risk;
    },
    keepWorth: (game, side, card) => {
      if (isScoringCard(game, card)) return scoringWorth(game, side, card);
      let points = pointsOfCard(game, side, card);
      if (alarm.excess >= 0 && isTrouble(game, side, card)) points -= ADVISABLE;
      const worth = eventWorth(game, side, card);
      return isRivals(game, side, card) ? points - worth : Math.max(points, worth);
    },
    takenWorth: (game, side, card) => {
      const rival = rivalOf(side);
      const needed = isIndispensable(game, rival, card) ? PRESSING : 0;
      return plays.keepWorth(game, rival, card) + needed;
    },
  };
  const bot: Bot = { ...parts, plays };
  return plays;
}
