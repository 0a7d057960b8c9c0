import { cardCount, cardSet, handOf, isEmptyZone, isIn } from '../deck.ts';
import { seesHeadline } from '../flow/headline.ts';
import { canHappen, eventPlayer, factsOf } from '../flow/play.ts';
import type { CoupOptions } from '../operations/coup.ts';
import { canSpace } from '../operations/space.ts';
import { US, USSR, rivalOf, type Side } from '../sides.ts';
import {
  CARD_WORDS,
  COMMITTED,
  DEFCON,
  DRAW,
  PASSING_FACE_UP,
  PASSING_HOLDER,
  RESOLVING,
  ROUND,
  ROUND_OF,
  SPACE_ATTEMPTS,
} from '../state.ts';
import type { Table } from '../world.ts';
import type { Alarm } from './alarm.ts';
import { DECISIVE } from './board.ts';
import type { Striking } from './striking.ts';

/** How an event can turn a phasing player at DEFCON 2 into the one who began a nuclear war. */
export type SharedDanger =
  /** It lowers DEFCON, whoever's event it is. */
  | 'drops'
  /** The rival may lower DEFCON in answer. */
  | 'rivalMayDrop'
  /** Its owner may lower DEFCON by it. */
  | 'ownerMayDrop'
  /** Either side may lower DEFCON by it, as the dice will have it. */
  | 'eitherMayDrop'
  /** The rival's event gives him operations, and so a coup. */
  | 'rivalOps';

/** The chance that an event begins the war its player answers for, if DEFCON is 2 then. */
export type Risk = (
  game: Table,
  player: Side,
  card: number,
  /** The event is the rival's. */
  isRivals: boolean,
  /** The same chance for another card, which this one may bring into play. */
  riskOfOther: (game: Table, player: Side, card: number) => number,
) => number;

export interface DangerFacts {
  readonly risk: Risk;
  /** Where there is no opportunity today there may be one before the turn ends. */
  readonly mayArise?: boolean;
}

/** A card that as a headline may bring DEFCON to 2, mostly from 3, before the other headline happens. */
export interface HeadlineDrop {
  readonly card: number;
  /** How often a side that has it headlines it then, and DEFCON drops: the US, the USSR. */
  readonly often: readonly [us: number, ussr: number];
  /** It brings DEFCON to 2 from wherever it stands. */
  readonly fromAnywhere?: boolean;
}

/** What a bot knows of cards that may begin a nuclear war at DEFCON 2. */
interface TroubleParts {
  readonly alarm: Alarm;
  /** The danger of each card, by number. */
  readonly dangers: readonly (DangerFacts | undefined)[];
  /** Cards beside which one of the rival is played without its event. */
  readonly defusing: readonly number[];
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

/** How often the rival's headline comes first and lowers DEFCON: the higher card is first. */
const MOSTLY_FIRST = 0.12;
const MOSTLY_SECOND = 0.25;
/** How often it does by a card that nobody has counted. */
const UNCOUNTED = 0.01;
/**
 * What was counted is feared twice as much: a risk that few simulations meet looks small. Who need
 * not headline a card fears it more: an own event can wait, who goes first in a turn is rid of a
 * rival's in the first round, before DEFCON falls, and some hold a card that takes its sting.
 */
const WARY = 2;
const WARIER = 6;
/** How often a rival who is shown a headline answers with such a card, and one that is shown drops DEFCON. */
const ANSWERED = 0.9;
/** In a round the same holds of an event that is not the rival's: its operations are there as well. */
const AVOIDABLE = 3;
const POSSIBLE = 0.4;
const EVEN = 0.4;
const LIKELY = 0.12;

/** Odds that good are taken for a loss; others are weighed against it. */
const CERTAIN = 0.9;
const GAME = 30;

/** What the chance of losing at once takes from the worth of a play. */
export const priceOf = (risk: number): number => (risk >= CERTAIN ? DECISIVE : GAME * risk);

/** The rival's event lets him attempt a coup: with operations, or where the event grants it. */
export const rivalCoup = (
  { bestDropChance }: Striking,
  grantedBy: (card: number) => CoupOptions | undefined,
): DangerFacts => ({
  risk: (game, player, card, isRivals) =>
    isRivals ? bestDropChance(game, rivalOf(player), grantedBy(card)) : 0,
});

/** The dangers that every game of the family may have. */
export const sharedDangers = (striking: Striking): Readonly<Record<SharedDanger, DangerFacts>> => ({
  drops: { risk: () => 1 },
  rivalMayDrop: { risk: () => 1 },
  ownerMayDrop: { risk: (_game, _player, _card, isRivals) => (isRivals ? 1 : 0) },
  eitherMayDrop: { risk: () => EVEN },
  rivalOps: { ...rivalCoup(striking, () => undefined), mayArise: true },
});

const goesFirst = (game: Table, side: Side): boolean =>
  side === (game.rules.rule.goesFirst?.(game) ?? USSR);

/** Whether the card of the present round has left a side's hand. */
function hasPlayed(game: Table, side: Side): boolean {
  const { mem } = game;
  if (mem[ROUND] === 0) return false;
  if (mem[ROUND_OF] === side + 1) return !isEmptyZone(game, RESOLVING);
  return goesFirst(game, side);
}

/** How likely a side holds a card that is not seen: as likely as the pile does, card for card. */
export function shareHeldBy(game: Table, side: Side): number {
  const held = cardCount(game, handOf(side));
  return held / Math.max(1, held + cardCount(game, DRAW));
}

export function troubleOf({ alarm, dangers, defusing, headlineDrops }: TroubleParts): Trouble {
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

  /** Whether a player has no better way to be rid of a card than to headline it. */
  const isNeeded = (game: Table, player: Side, card: number): boolean =>
    factsOf(game, card).side === rivalOf(player) &&
    !goesFirst(game, player) &&
    !defusing.some((other) => isIn(game, handOf(player), other));

  /** How likely a headline of the rival comes before this card of a player, and leaves DEFCON at 2. */
  function firstDrop(game: Table, player: Side, card: number): number {
    const { ops } = factsOf(game, card);
    const isNear = game.mem[DEFCON] === 3;
    if (!headlineDrops) return !isNear ? 0 : ops <= 2 ? MOSTLY_SECOND : MOSTLY_FIRST;
    const rival = rivalOf(player);
    const shown = seesHeadline(game, player) ? game.mem[COMMITTED + rival] - 1 : -1;
    const hand = handOf(rival);
    const share = shareHeldBy(game, rival);
    let chance = isNear ? UNCOUNTED : 0;
    let spared = 1;
    for (const { card: drop, often, fromAnywhere = false } of headlineDrops) {
      if (!isNear && !fromAnywhere) continue;
      const theirs = factsOf(game, drop).ops;
      const isFirst = theirs > ops || (theirs === ops && rival === US);
      if (!isFirst) continue;
      if (drop === shown) return ANSWERED;
      if (!isIn(game, DRAW, drop) && !isIn(game, hand, drop)) continue;
      chance += share * often[rival];
      spared *= 1 - share * ANSWERED;
    }
    if (shown >= 0) return 0;
    if (seesHeadline(game, rival)) return 1 - spared;
    return Math.min(1, (isNeeded(game, player, card) ? WARY : WARIER) * chance);
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
    // A headline of the rival may come first and leave DEFCON at 2.
    if (game.mem[ROUND] !== 0) return 0;
    const first = firstDrop(game, player, card);
    return first === 0 ? 0 : first * riskWereTwo(game, player, card);
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

  const lookForTrouble: Trouble['lookForTrouble'] = (game, side) => {
    const { mem, sets, rules } = game;
    const hand = handOf(side);
    let troubles = 0;
    let spaceable = 0;
    let worst = 0;
    for (let i = 0; i < CARD_WORDS; i++) {
      for (let word = sets[hand + i] & dangerous[i]; word !== 0; word &= word - 1) {
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
    alarm.attempts = rules.rule.spaceAttemptsAllowed(game, side) - mem[SPACE_ATTEMPTS + side];
    alarm.troubles = troubles + Math.max(0, spaceable - alarm.attempts);
    if (alarm.troubles === 0) return;
    const plays = rules.rule.roundsOf(game, side) - mem[ROUND] + (hasPlayed(game, side) ? 0 : 1);
    const hasPassing = mem[PASSING_HOLDER] === side && mem[PASSING_FACE_UP] === 1;
    const room = cardCount(game, hand) - plays + (hasPassing && mem[ROUND] > 0 ? 1 : 0);
    alarm.excess = alarm.troubles - room;
  };

  return {
    riskOf,
    riskLater,
    isTrouble: (game, side, card) =>
      isRisky(game, side, card) &&
      (alarm.spaceable > alarm.attempts || !canSpace(game, side, factsOf(game, card).ops)),
    isSpaceableTrouble: (game, side, card) =>
      isRisky(game, side, card) && canSpace(game, side, factsOf(game, card).ops),
    lookForTrouble,
  };
}
