import { cardCount, handOf, type CardSet } from '../deck.ts';
import { canHappen, eventPlayer, factsOf } from '../flow/play.ts';
import { canSpace } from '../operations/space.ts';
import { rivalOf, type Side } from '../sides.ts';
import {
  CARD_WORDS,
  DEFCON,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  ROUND,
  SPACE_ATTEMPTS,
} from '../state.ts';
import type { Table } from '../world.ts';
import { alarm } from './alarm.ts';
import { DECISIVE } from './board.ts';
import type { Danger } from './hints.ts';

/** What a game knows of cards that may begin a nuclear war at DEFCON 2. */
export interface Dangers {
  readonly dangerOf: (card: number) => Danger | undefined;
  /** How likely a side could lower DEFCON by a coup with operations now. */
  readonly dropChance: (game: Table, side: Side) => number;
}

export interface Trouble {
  /** How likely the event of a card is to lose the game at once for the one who plays it. */
  readonly riskOf: (game: Table, player: Side, card: number) => number;
  /** A card that had better not be played at DEFCON 2 and cannot go into space. */
  readonly isTrouble: (game: Table, side: Side, card: number) => boolean;
  readonly isSpaceableTrouble: (game: Table, side: Side, card: number) => boolean;
  /** Sounds the alarm if a side holds more such cards than it can keep to the turn's end. */
  readonly lookForTrouble: (game: Table, side: Side) => void;
}

/** How often the rival's headline comes first and lowers DEFCON: the higher card is first. */
const MOSTLY_FIRST = 0.12;
const MOSTLY_SECOND = 0.25;
const POSSIBLE = 0.4;
const EVEN = 0.4;
const LIKELY = 0.12;

/** Odds that good are taken for a loss; others are weighed against it. */
const CERTAIN = 0.9;
const GAME = 30;

/** What the chance of losing at once takes from the worth of a play. */
export const priceOf = (risk: number): number => (risk >= CERTAIN ? DECISIVE : GAME * risk);

export function troubleOf({ dangerOf, dropChance }: Dangers): Trouble {
  /** The chance that the event begins the war its player answers for, if DEFCON is 2 then. */
  function riskAtTwo(game: Table, player: Side, card: number): number {
    const danger = dangerOf(card);
    if (danger === undefined || !canHappen(game, card, player)) return 0;
    if (danger === 'drops') return 1;
    if (danger === 'eitherMayDrop') return EVEN;
    const owner = eventPlayer(game, card, player);
    if (owner === player) return 0;
    return danger === 'ownerMayDrop' ? 1 : dropChance(game, owner);
  }

  const riskOf: Trouble['riskOf'] = (game, player, card) => {
    if (dangerOf(card) === undefined) return 0;
    const level = game.mem[DEFCON];
    if (level <= 2) return riskAtTwo(game, player, card);
    // A headline of the rival may come first and leave DEFCON at 2.
    if (level === 3 && game.mem[ROUND] === 0) {
      const first = factsOf(game, card).ops <= 2 ? MOSTLY_SECOND : MOSTLY_FIRST;
      return first * riskAtTwo(game, player, card);
    }
    return 0;
  };

  /** How likely it would be if DEFCON were 2: what a player had better get rid of before. */
  function riskLater(game: Table, player: Side, card: number): number {
    const { mem } = game;
    const level = mem[DEFCON];
    mem[DEFCON] = 2;
    const risk = riskAtTwo(game, player, card);
    mem[DEFCON] = level;
    // Where there is nothing to strike at today there may be before the turn ends.
    return dangerOf(card) === 'rivalOps' ? Math.max(risk, POSSIBLE) : risk;
  }

  const isRisky = (game: Table, side: Side, card: number): boolean =>
    dangerOf(card) !== undefined &&
    factsOf(game, card).side === rivalOf(side) &&
    riskLater(game, side, card) > LIKELY;

  const lookForTrouble: Trouble['lookForTrouble'] = (game, side) => {
    const { mem, sets, rules } = game;
    const hand = handOf(side);
    const rivals: CardSet = rules.cardSets.eventsOf[rivalOf(side)];
    let troubles = 0;
    let spaceable = 0;
    for (let i = 0; i < CARD_WORDS; i++) {
      for (let word = sets[hand + i] & rivals[i]; word !== 0; word &= word - 1) {
        const card = (i << 5) + 31 - Math.clz32(word & -word);
        if (!isRisky(game, side, card)) continue;
        if (canSpace(game, side, factsOf(game, card).ops)) spaceable++;
        else troubles++;
      }
    }
    alarm.excess = -1;
    alarm.spaceable = spaceable;
    if (troubles + spaceable === 0) return;
    alarm.attempts = rules.rule.spaceAttemptsAllowed(game, side) - mem[SPACE_ATTEMPTS + side];
    troubles += Math.max(0, spaceable - alarm.attempts);
    if (troubles === 0) return;
    const plays = rules.rule.roundsOf(game, side) - mem[ROUND] + 1;
    const hasPassing = mem[PASSING_HOLDER] === side && mem[PASSING_FACE_UP] === 1;
    const room = cardCount(game, hand) - plays + (hasPassing && mem[ROUND] > 0 ? 1 : 0);
    alarm.excess = troubles - room;
  };

  return {
    riskOf,
    isTrouble: (game, side, card) =>
      isRisky(game, side, card) &&
      (alarm.spaceable > alarm.attempts || !canSpace(game, side, factsOf(game, card).ops)),
    isSpaceableTrouble: (game, side, card) =>
      isRisky(game, side, card) && canSpace(game, side, factsOf(game, card).ops),
    lookForTrouble,
  };
}
