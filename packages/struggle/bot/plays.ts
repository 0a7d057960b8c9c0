import { countFrom, handOf } from '../deck.ts';
import { canHappen, eventPlayer, factsOf, isAllowed, printedOps } from '../flow/play.ts';
import { dueCard, isScoringDue } from '../flow/rounds.ts';
import { canSpace } from '../operations/space.ts';
import { optionId } from '../options.ts';
import { rawOps } from '../ops-value.ts';
import { rivalOf, type Side } from '../sides.ts';
import { DEFCON, ROUND, SPACE } from '../state.ts';
import type { Table } from '../world.ts';
import { alarm } from './alarm.ts';
import { DECISIVE, type Board } from './board.ts';
import type { Hint, Worth } from './hints.ts';
import { placingValue } from './placing.ts';
import { rollsValue, type Striking } from './striking.ts';
import { priceOf, type Trouble } from './trouble.ts';

/** What the bot of a game weighs cards by. */
export interface PlayParts {
  readonly board: Board;
  readonly striking: Striking;
  readonly trouble: Trouble;
  readonly hintOf: (card: number) => Hint;
  /** What scoring a card now would pay a side. */
  readonly scoringWorth: (game: Table, side: Side, card: number) => number;
  /** What the next box of the space race is worth to a side. */
  readonly boxWorth: Worth;
  /** What it costs a side to hand over the card that passes from side to side. */
  readonly passingCost: (game: Table) => number;
}

type OfCard = (game: Table, side: Side, card: number) => number;

/** What cards are worth to those who hold them. */
export interface Plays {
  /** Has to be called before each decision: what operations are worth is kept until then. */
  readonly forgetOperations: () => void;
  readonly operationsWorth: (game: Table, side: Side, card: number, raw: number) => number;
  readonly pointsOfCard: OfCard;
  readonly scoringWorth: OfCard;
  /** An event to the side it happens for, if `player` plays it; 0 if it cannot happen. */
  readonly eventWorth: (game: Table, player: Side, card: number, isHeadline?: boolean) => number;
  readonly useWorth: (game: Table, side: Side, card: number, use: number) => number;
  /** Playing the card in the present round, set against keeping it. */
  readonly playWorth: OfCard;
  readonly headlineWorth: OfCard;
  /** A card to a side that holds it, events and operations together. */
  readonly keepWorth: OfCard;
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
const PRESSING = 8;
const ADVISABLE = 4;
/** Operations may bring DEFCON to 2, or open a target, before the event does its harm. */
const BACKFIRES = 4;
/** Operations that a card could have given in a round, and does not as a headline. */
const FORGONE = 0.6;

const UNKNOWN = -2 * DECISIVE;

export function playsOf(parts: PlayParts): Plays {
  const { board, striking, trouble, hintOf, scoringWorth, boxWorth, passingCost } = parts;
  const { riskOf, isTrouble, isSpaceableTrouble } = trouble;

  /** Operations are weighed once for each number of points and side until the board changes. */
  const known = new Float64Array(2 * 8);
  const rolls = new Float64Array(2);

  const operationsWorth: Plays['operationsWorth'] = (game, side, card, raw) => {
    const points = Math.max(1, raw);
    const at = side * 8 + points;
    if (known[at] === UNKNOWN) {
      if (rolls[side] === UNKNOWN) rolls[side] = striking.bestRoll(game, side);
      known[at] = Math.max(
        placingValue(board, game, side, points),
        striking.bestCoup(game, side, card, raw),
        rollsValue(rolls[side], points),
      );
    }
    return known[at];
  };

  const pointsOfCard: OfCard = (game, side, card) =>
    operationsWorth(game, side, card, rawOps(game, side, printedOps(game, side, card)));

  const eventWorth: Plays['eventWorth'] = (game, player, card, isHeadline = false) => {
    const { worth, headline } = hintOf(card);
    if (isHeadline && headline !== undefined) return headline;
    if (!canHappen(game, card, player)) return 0;
    return typeof worth === 'number' ? worth : worth(game, eventPlayer(game, card, player));
  };

  /** An attempt at the next box; a card that is suicide otherwise goes first. */
  function spaceWorth(game: Table, side: Side, card: number): number {
    const { rule, space } = game.rules;
    const track = rule.spaceTrack?.(game) ?? space;
    const value = (track[game.mem[SPACE + side] + 1].die / 6) * boxWorth(game, side);
    if (alarm.spaceable === 0 || game.mem[DEFCON] > 3) return value;
    return isSpaceableTrouble(game, side, card) ? value + 0.5 : value - ADVISABLE;
  }

  /** What an event does to a side that needs DEFCON above 2. */
  function calmWorth(game: Table, card: number): number {
    const { calms, danger } = hintOf(card);
    if (calms === true) return ADVISABLE;
    return game.mem[DEFCON] === 3 && danger === 'drops' ? -PRESSING : 0;
  }

  /** A card lost from the hand would mean that a troublesome one has to be played. */
  const needsEveryCard = (game: Table, side: Side, card: number): boolean =>
    alarm.excess >= 0 && (alarm.excess > 0 || !isTrouble(game, side, card));

  const useWorth: Plays['useWorth'] = (game, side, card, use) => {
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
  };

  /** The best use of a card in a round, among those the rules would offer. */
  function bestUse(game: Table, side: Side, card: number): number {
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
  }

  /** What it is worth to be rid of a card that may be suicide later. */
  function reliefOf(game: Table, side: Side, card: number): number {
    if (alarm.excess < 0) return 0;
    const relief = alarm.excess > 0 ? PRESSING : ADVISABLE;
    // While it is safe; once DEFCON is 2 the risk speaks for itself.
    if (isTrouble(game, side, card)) return riskOf(game, side, card) < 0.3 ? relief : 0;
    if (alarm.excess === 0 || game.mem[DEFCON] > 2) return 0;
    return card === game.rules.passingCard || hintOf(card).calms === true ? ADVISABLE : 0;
  }

  return {
    forgetOperations: () => {
      known.fill(UNKNOWN);
      rolls.fill(UNKNOWN);
    },
    operationsWorth,
    pointsOfCard,
    scoringWorth,
    eventWorth,
    useWorth,
    playWorth: (game, side, card) => {
      const { rule, cardSets, passingCard } = game.rules;
      if (isScoringCard(game, card)) {
        if (isScoringDue(game, side)) return DECISIVE;
        const left = rule.roundsOf(game, side) - game.mem[ROUND] + 1;
        const slack = left - countFrom(game, handOf(side), cardSets.scoring);
        return scoringWorth(game, side, card) + (slack <= 1 ? 1.5 : 0);
      }
      const value = bestUse(game, side, card) + reliefOf(game, side, card);
      return card === passingCard ? value - passingCost(game) : value;
    },
    headlineWorth: (game, side, card) => {
      if (isScoringCard(game, card)) return scoringWorth(game, side, card);
      const risk = priceOf(riskOf(game, side, card));
      const forgone = FORGONE * pointsOfCard(game, side, card);
      const isTheirs = isRivals(game, side, card);
      const isVain = isTheirs && hintOf(card).onlyOwnHeadline === true;
      const worth = isVain ? 0 : eventWorth(game, side, card, true);
      // Before the first round nobody has brought DEFCON to 2 yet.
      const relief = 2 * reliefOf(game, side, card);
      return (isTheirs ? -worth : worth) + relief - forgone - risk;
    },
    keepWorth: (game, side, card) => {
      if (isScoringCard(game, card)) return scoringWorth(game, side, card);
      let points = pointsOfCard(game, side, card);
      if (alarm.excess >= 0 && isTrouble(game, side, card)) points -= ADVISABLE;
      const worth = eventWorth(game, side, card);
      return isRivals(game, side, card) ? points - worth : Math.max(points, worth);
    },
  };
}
