import { cardSet } from '../deck.ts';
import { canHappen, eventPlayer, factsOf } from '../flow/play.ts';
import { canSpace } from '../operations/space.ts';
import { rivalOf, type Side } from '../sides.ts';
import { DEFCON, ROUND } from '../state.ts';
import type { Table } from '../world.ts';
import { alarmBy, type Alarm } from './alarm.ts';
import { DECISIVE } from './board.ts';
import type { DangerFacts } from './danger.ts';
import { firstDropBy, type HeadlineDrop } from './headline-drop.ts';

/** What a bot knows of cards that may begin a nuclear war at DEFCON 2. */
interface TroubleParts {
  readonly alarm: Alarm;
  /** The danger of each card, by number. */
  readonly dangers: readonly (DangerFacts | undefined)[];
  /** Cards beside which one of the rival is played without its event. */
  readonly defusing: readonly number[];
  /** Cards that take an operation from each card of the rival, and those that take the passing card. */
  readonly cutting: readonly number[];
  readonly passing: readonly number[];
  /** Where that was counted. */
  readonly headlineDrops?: readonly HeadlineDrop[];
}

export interface Trouble {
  /** How likely the event of a card is to lose the game at once for the one who plays it. */
  readonly riskOf: (game: Table, player: Side, card: number) => number;
  /** How likely it would be if DEFCON were 2: what a player had better get rid of before. */
  readonly riskLater: (game: Table, player: Side, card: number) => number;
  /** A card that had better not be played at DEFCON 2 and cannot go into space. */
  readonly isTrouble: (game: Table, side: Side, card: number) => boolean;
  readonly isSpaceableTrouble: (game: Table, side: Side, card: number) => boolean;
  /** Sounds the alarm if a side holds more such cards than it can keep to the turn's end. */
  readonly lookForTrouble: (game: Table, side: Side) => void;
}

/** In a round the same holds of an event that is not the rival's: its operations are there as well. */
const AVOIDABLE = 3;
const POSSIBLE = 0.4;
const LIKELY = 0.12;

/** Odds that good are taken for a loss; others are weighed against it. */
const CERTAIN = 0.9;
const GAME = 30;

/** What the chance of losing at once takes from the worth of a play. */
export const priceOf = (risk: number): number => (risk >= CERTAIN ? DECISIVE : GAME * risk);

export function troubleOf(parts: TroubleParts): Trouble {
  const { alarm, dangers, headlineDrops } = parts;
  const dangerous = cardSet(dangers.flatMap((danger, card) => (danger ? [card] : [])));

  function riskAtTwo(game: Table, player: Side, card: number): number {
    const danger = dangers[card];
    if (danger === undefined || !canHappen(game, card, player)) return 0;
    const isRivals = eventPlayer(game, card, player) !== player;
    return danger.risk(game, player, card, isRivals, riskAtTwo);
  }

  /** The same whatever DEFCON is now. */
  function riskWereTwo(game: Table, player: Side, card: number): number {
    const { mem } = game;
    const level = mem[DEFCON];
    mem[DEFCON] = 2;
    const risk = riskAtTwo(game, player, card);
    mem[DEFCON] = level;
    return risk;
  }

  /** A coup that the rival's own event grants needs somewhere to be. */
  function chanceOfDrop(game: Table, player: Side, card: number): number {
    const isCoup = dangers[card] !== undefined && factsOf(game, card).side === rivalOf(player);
    return isCoup ? riskWereTwo(game, player, card) : 1;
  }

  const firstDrop = firstDropBy({ ...parts, headlineDrops, chanceOfDrop });

  /** How likely its event begins a war from wherever DEFCON is. */
  function riskAbove(game: Table, player: Side, card: number): number {
    const above = dangers[card]?.riskAbove;
    if (above === undefined || !canHappen(game, card, player)) return 0;
    return above(game, player, card, eventPlayer(game, card, player) !== player, riskAbove);
  }

  const riskOf: Trouble['riskOf'] = (game, player, card) => {
    if (dangers[card] === undefined) return 0;
    const level = game.mem[DEFCON];
    if (level <= 2) {
      const risk = riskAtTwo(game, player, card);
      const isAvoidable =
        headlineDrops !== undefined && factsOf(game, card).side !== rivalOf(player);
      return isAvoidable ? Math.min(1, AVOIDABLE * risk) : risk;
    }
    const above = riskAbove(game, player, card);
    // A headline of the rival may come first and leave DEFCON at 2.
    if (game.mem[ROUND] !== 0) return above;
    const first = firstDrop(game, player, card);
    return first === 0 ? above : Math.max(above, first * riskWereTwo(game, player, card));
  };

  const riskLater: Trouble['riskLater'] = (game, player, card) => {
    const danger = dangers[card];
    if (danger === undefined) return 0;
    const risk = riskWereTwo(game, player, card);
    const mayArise = danger.mayArise === true && factsOf(game, card).side !== player;
    return mayArise ? Math.max(risk, POSSIBLE) : risk;
  };

  /** A card that had better not be played at DEFCON 2: the event is the rival's and will happen. */
  const isRisky = (game: Table, side: Side, card: number): boolean =>
    dangers[card] !== undefined &&
    factsOf(game, card).side === rivalOf(side) &&
    riskLater(game, side, card) > LIKELY;

  return {
    riskOf,
    riskLater,
    isTrouble: (game, side, card) =>
      isRisky(game, side, card) &&
      (alarm.spaceable > alarm.attempts || !canSpace(game, side, factsOf(game, card).ops)),
    isSpaceableTrouble: (game, side, card) =>
      isRisky(game, side, card) && canSpace(game, side, factsOf(game, card).ops),
    lookForTrouble: alarmBy({ ...parts, dangerous, isRisky, riskLater }),
  };
}
