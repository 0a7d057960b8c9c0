import { handOf, isIn } from '../../deck.ts';
import { factsOf } from '../../flow/play.ts';
import { US, USSR, rivalOf, type Side } from '../../sides.ts';
import { isOver, mannerOf, type Manner } from '../../result.ts';
import { CARD_WORDS, DEFCON, DRAW, MAX_CARDS, RESULT, TURN, WAITING } from '../../state.ts';
import type { Table } from '../../world.ts';
import type { Bot } from '../frame.ts';
import { roundsLeft } from '../alarm.ts';
import { shareHeldBy } from '../danger.ts';

/**
 * How many of a hundred positions end in a nuclear war that the side begins before the turn is over,
 * because nothing else is left in its hand: by DEFCON 2, 3 and above, by how many cards that are
 * suicide at DEFCON 2 it has beyond those that it can keep, and by the rounds that are left: at most
 * one, two, up to four, more. Counted in 4,524 games of a search that plays what looks best at once
 * (docs/how-to/train-a-bot.md). Rollouts seldom show it: their suggestions see such cards early.
 * Where none is too many the count was 2 at most. It is taken for more here: whoever takes a card
 * from such a hand wins the game by it, and better opponents find that more often.
 */
const PERIL: readonly (readonly (readonly number[])[])[] = [
  [
    [2, 4, 6, 7],
    [64, 56, 57, 38],
    [99, 97, 95, 69],
  ],
  [
    [3, 5, 6, 6],
    [45, 45, 38, 25],
    [60, 50, 40, 28],
  ],
  [
    [0, 1, 2, 2],
    [5, 12, 14, 5],
    [30, 30, 30, 27],
  ],
];

/** How often a rival who has a card that takes one from the hand still lets it, by the rounds left. */
const TAKES = [0.3, 0.5, 0.7, 0.85];

/** How much of that is left at DEFCON 2, 3 and above: while it is higher the card may still be played. */
const WITHOUT_A_CHANCE = [1, 0.7, 0.25];

/**
 * What each such card in hand costs in later turns, by the turn: most before the Late War, whose cards
 * take others; the last turn has none after it.
 */
const LATER = [0.02, 0.02, 0.02, 0.04, 0.06, 0.08, 0.11, 0.15, 0.12, 0.07, 0];
/** That much of it stays when all that could take a card is gone. */
const UNTAKEN = 0.3;
/** More such cards than these cost no more: one side has only one game to lose. */
const MOST = 2;
const SUREST = 0.9;

const leftOf = (rounds: number): number =>
  rounds <= 1 ? 0 : rounds <= 2 ? 1 : rounds <= 4 ? 2 : 3;

/** How likely a side will have to begin a nuclear war. */
export type Peril = (game: Table, side: Side) => number;

export function perilOf({ trouble, alarm, hintOf }: Bot): Peril {
  /** Cards whose events take one from a hand. */
  const takers: number[] = [];
  for (let card = 0; card < MAX_CARDS; card++) {
    if (hintOf(card).costsCard === true) takers.push(card);
  }

  /** How many of them may yet be played against a side, this turn or when they come into play. */
  function takersIn(game: Table, side: Side, isNow: boolean): number {
    const rival = handOf(rivalOf(side));
    let count = 0;
    for (const card of takers) {
      if (factsOf(game, card).side === side) continue;
      const isThere = isNow
        ? isIn(game, DRAW, card) || isIn(game, rival, card)
        : isIn(game, WAITING, card) || isIn(game, WAITING + CARD_WORDS, card);
      if (isThere) count++;
    }
    return count;
  }

  /** The same for a side that has so many such cards beyond those it can keep. */
  function perilWith(game: Table, side: Side, excess: number): number {
    if (excess < 0) return 0;
    const { mem } = game;
    const left = leftOf(roundsLeft(game));
    const level = Math.max(0, Math.min(PERIL.length - 1, mem[DEFCON] - 2));
    const byExcess = PERIL[level];
    const counted = byExcess[Math.min(byExcess.length - 1, excess)][left] / 100;
    if (excess > 0) return counted;
    // Who can keep just the one that he has loses if a card is taken from him.
    const taking = takersIn(game, side, true) * shareHeldBy(game, rivalOf(side));
    return Math.max(counted, WITHOUT_A_CHANCE[level] * (1 - Math.exp(-taking * TAKES[left])));
  }

  /** What the cards that it may still have in later turns cost it. */
  function laterPeril(game: Table, side: Side): number {
    if (alarm.troubles === 0) return 0;
    const mayTake = takersIn(game, side, true) > 0 || takersIn(game, side, false) > 0;
    const cost = LATER[Math.min(LATER.length - 1, game.mem[TURN])] * (mayTake ? 1 : UNTAKEN);
    return Math.min(MOST, alarm.troubles) * cost;
  }

  return (game, side) => {
    trouble.lookForTrouble(game, side);
    const { troubles, shaky, excess, excessIfLost } = alarm;
    if (troubles === 0 && shaky === 0) return 0;
    const later = laterPeril(game, side);
    const now = perilWith(game, side, excess);
    const lost = shaky === 0 ? 0 : Math.max(0, perilWith(game, side, excessIfLost) - now);
    const soon = now + shaky * lost;
    // A hand that is beyond saving has no later turns.
    return excess > 0 ? Math.max(soon, later) : Math.min(SUREST, soon + later);
  };
}

/** A standing of the US, from -1 to 1, with what either side may lose by a nuclear war. */
export const withPeril = (peril: Peril, game: Table, standing: number): number => {
  const lost = peril(game, US) * (1 + standing);
  const won = peril(game, USSR) * (1 - standing);
  return standing - lost + won;
};

/** Losses that nobody but their own player brings about. */
const OWN_HAND: ReadonlySet<Manner> = new Set<Manner>(['defcon', 'heldScoringCard']);

/** How surely a side has lost by its own hand, or will have to begin a war where that was counted. */
export const disgraceBy =
  (peril?: Peril) =>
  (game: Table, seat: number): number => {
    if (!isOver(game)) return peril?.(game, seat as Side) ?? 0;
    const hasLost = game.mem[RESULT] === rivalOf(seat as Side) + 1;
    return hasLost && OWN_HAND.has(mannerOf(game)) ? 1 : 0;
  };
