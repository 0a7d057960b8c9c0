import { cardCount, handOf, isEmptyZone, isIn } from '../deck.ts';
import { factsOf } from '../flow/play.ts';
import { isExtraRound } from '../flow/rounds.ts';
import { canSpace } from '../operations/space.ts';
import { US, USSR, rivalOf, type Side } from '../sides.ts';
import {
  CARD_WORDS,
  COMMITTED,
  DRAW,
  HEADLINES,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  RESOLVING,
  ROUND,
  ROUND_OF,
  SPACE,
  SPACE_ATTEMPTS,
} from '../state.ts';
import type { Table } from '../world.ts';
import { goesFirst, shareHeldBy } from './danger.ts';

/**
 * How pressed a side is by cards that are suicide at DEFCON 2; `lookForTrouble` sets it for the
 * decision at hand.
 */
export interface Alarm {
  /** Such cards that it must play this turn beyond those it can keep; below 0 there is room. */
  excess: number;
  /** Such cards for which there is no attempt at the space race. */
  troubles: number;
  /** Such cards that can go into space, and so need its attempts. */
  spaceable: number;
  /** The risk of the worst of them: the attempts are kept for it. */
  worst: number;
  /** Attempts it has left. */
  attempts: number;
  /** How likely it loses something that the count rests on, before it has made use of it. */
  shaky: number;
  /** The excess that it would have then. */
  excessIfLost: number;
}

export const newAlarm = (): Alarm => ({
  excess: -1,
  troubles: 0,
  spaceable: 0,
  worst: 0,
  attempts: 0,
  shaky: 0,
  excessIfLost: -1,
});

interface AlarmParts {
  readonly alarm: Alarm;
  /** All cards that are suicide at DEFCON 2 for somebody. */
  readonly dangerous: Int32Array;
  /** Which of them are for a side that has to play them, and how much each of them is feared. */
  readonly isRisky: (game: Table, side: Side, card: number) => boolean;
  readonly riskLater: (game: Table, side: Side, card: number) => number;
  /** Cards that take an operation from each card of the rival, and those that take the passing card. */
  readonly cutting: readonly number[];
  readonly passing: readonly number[];
}

/** How often in a turn a rival does what costs the other side a way out that was counted on. */
const CUTS = 0.5;
const TAKES_PASSING = 0.5;
/** The same for boxes of the space race that end an ability: one away, two away. */
const CATCHES_UP = [0.5, 0.1];

/** Whether headlines lie open: the one that waits, or the one whose event happens. */
const showsHeadlines = (game: Table): boolean =>
  game.mem[HEADLINES + US] !== 0 ||
  game.mem[HEADLINES + USSR] !== 0 ||
  !isEmptyZone(game, RESOLVING);

/** Whether the card of the present round, or the headline, has been played or is chosen. */
function hasPlayed(game: Table, side: Side): boolean {
  const { mem } = game;
  if (mem[ROUND] === 0) return mem[COMMITTED + side] !== 0 || showsHeadlines(game);
  if (mem[ROUND_OF] === side + 1) return !isEmptyZone(game, RESOLVING);
  return goesFirst(game, side);
}

/** Rounds after the present one in which a side has to play a card: nobody has to play in further ones. */
export const roundsLeft = (game: Table): number =>
  Math.max(0, game.rules.rule.regularRounds(game) - game.mem[ROUND]);

const holdsPassing = ({ mem }: Table, side: Side): boolean =>
  mem[PASSING_HOLDER] === side && mem[PASSING_FACE_UP] === 1;

/** Counts what the alarm tells, for a side. */
export function alarmBy(parts: AlarmParts): (game: Table, side: Side) => void {
  const { alarm, dangerous, isRisky, riskLater, cutting, passing } = parts;

  const isUnseen = (game: Table, side: Side, card: number): boolean =>
    isIn(game, DRAW, card) || isIn(game, handOf(rivalOf(side)), card);

  /** How likely the rival uses one of these cards against a side before the turn ends. */
  function chanceOf(game: Table, side: Side, cards: readonly number[], often: number): number {
    let count = 0;
    for (const card of cards) {
      if (factsOf(game, card).side !== side && isUnseen(game, side, card)) count++;
    }
    return count === 0 ? 0 : Math.min(1, count * often * shareHeldBy(game, rivalOf(side)));
  }

  /** How likely the rival comes to the box that gives a side its further attempt. */
  function chanceOfCatchingUp(game: Table, side: Side): number {
    const { mem, rules } = game;
    const allowed = rules.rule.spaceAttemptsAllowed(game, side);
    if (allowed < 2) return 0;
    const at = SPACE + rivalOf(side);
    const box = mem[at];
    let chance = 0;
    for (let ahead = CATCHES_UP.length; ahead > 0; ahead--) {
      mem[at] = box + ahead;
      if (rules.rule.spaceAttemptsAllowed(game, side) < allowed) chance = CATCHES_UP[ahead - 1];
    }
    mem[at] = box;
    return chance;
  }

  /** Counts in what may be lost on the way: a way out that is still there may be none by its turn. */
  function lookForLoss(game: Table, side: Side, cuttable: number, room: number): void {
    const { spaceable, attempts } = alarm;
    const left = roundsLeft(game) / game.rules.rule.regularRounds(game);
    let kept = 1;
    const lose = (excess: number, chance: number): void => {
      if (excess < 0 || excess <= alarm.excess || chance === 0) return;
      kept *= 1 - chance * left;
      alarm.excessIfLost = Math.max(alarm.excessIfLost, excess);
    };
    if (attempts > 0 && spaceable >= attempts) {
      lose(alarm.troubles + 1 - room, chanceOfCatchingUp(game, side));
    }
    if (cuttable > 0) {
      const spared = Math.min(spaceable - cuttable, attempts);
      const all = alarm.troubles + Math.min(spaceable, attempts) - spared;
      lose(all - room, chanceOf(game, side, cutting, CUTS));
    }
    if (alarm.troubles > 0 && holdsPassing(game, side)) {
      lose(alarm.excess + 1, chanceOf(game, side, passing, TAKES_PASSING));
    }
    alarm.shaky = 1 - kept;
  }

  return (game, side) => {
    const { mem, sets, rules } = game;
    const hand = handOf(side);
    const committed = mem[COMMITTED + side] - 1;
    let troubles = 0;
    let spaceable = 0;
    let cuttable = 0;
    let worst = 0;
    for (let i = 0; i < CARD_WORDS; i++) {
      for (let word = sets[hand + i] & dangerous[i]; word !== 0; word &= word - 1) {
        const card = (i << 5) + 31 - Math.clz32(word & -word);
        if (card === committed || !isRisky(game, side, card)) continue;
        const { ops } = factsOf(game, card);
        if (canSpace(game, side, ops)) {
          spaceable++;
          if (!canSpace(game, side, ops - 1)) cuttable++;
          worst = Math.max(worst, riskLater(game, side, card));
        } else {
          troubles++;
        }
      }
    }
    alarm.excess = -1;
    alarm.excessIfLost = -1;
    alarm.shaky = 0;
    alarm.spaceable = spaceable;
    alarm.worst = worst;
    alarm.troubles = 0;
    if (troubles + spaceable === 0) return;
    alarm.attempts = rules.rule.spaceAttemptsAllowed(game, side) - mem[SPACE_ATTEMPTS + side];
    alarm.troubles = troubles + Math.max(0, spaceable - alarm.attempts);
    const isDone = hasPlayed(game, side) || isExtraRound(game);
    const plays = roundsLeft(game) + (isDone ? 0 : 1);
    const cards = cardCount(game, hand) - (committed < 0 ? 0 : 1);
    const room = cards - plays + (holdsPassing(game, side) && mem[ROUND] > 0 ? 1 : 0);
    if (alarm.troubles > 0) alarm.excess = alarm.troubles - room;
    lookForLoss(game, side, cuttable, room);
  };
}
