import { handOf, isIn } from '../deck.ts';
import { seesHeadline } from '../flow/headline.ts';
import { factsOf } from '../flow/play.ts';
import { US, rivalOf, type Side } from '../sides.ts';
import { COMMITTED, DEFCON, DRAW } from '../state.ts';
import type { Table } from '../world.ts';
import { goesFirst, shareHeldBy } from './danger.ts';

/** A card that as a headline may bring DEFCON to 2, mostly from 3, before the other headline happens. */
export interface HeadlineDrop {
  readonly card: number;
  /** How often a side that has it headlines it then, and DEFCON drops: the US, the USSR. */
  readonly often: readonly [us: number, ussr: number];
  /** It brings DEFCON to 2 from wherever it stands. */
  readonly fromAnywhere?: boolean;
}

interface FirstDropParts {
  /** Where that was counted. */
  readonly headlineDrops: readonly HeadlineDrop[] | undefined;
  /** Cards beside which one of the rival is played without its event. */
  readonly defusing: readonly number[];
  /** How likely the rival's own event lowers DEFCON, by what the map allows. */
  readonly chanceOfDrop: (game: Table, player: Side, card: number) => number;
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

/** How likely a headline of the rival comes before this card of a player, and leaves DEFCON at 2. */
export type FirstDrop = (game: Table, player: Side, card: number) => number;

export function firstDropBy({ headlineDrops, defusing, chanceOfDrop }: FirstDropParts): FirstDrop {
  /** Whether a player has no better way to be rid of a card than to headline it. */
  const isNeeded = (game: Table, player: Side, card: number): boolean =>
    factsOf(game, card).side === rivalOf(player) &&
    !goesFirst(game, player) &&
    !defusing.some((other) => isIn(game, handOf(player), other));

  return (game, player, card) => {
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
      if (drop === shown) return ANSWERED * chanceOfDrop(game, player, drop);
      if (!isIn(game, DRAW, drop) && !isIn(game, hand, drop)) continue;
      const able = share * chanceOfDrop(game, player, drop);
      chance += able * often[rival];
      spared *= 1 - able * ANSWERED;
    }
    if (shown >= 0) return 0;
    if (seesHeadline(game, rival)) return 1 - spared;
    return Math.min(1, (isNeeded(game, player, card) ? WARY : WARIER) * chance);
  };
}
