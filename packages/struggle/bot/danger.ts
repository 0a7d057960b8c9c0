import { cardCount, handOf } from '../deck.ts';
import type { CoupOptions } from '../operations/coup.ts';
import { USSR, rivalOf, type Side } from '../sides.ts';
import { DRAW } from '../state.ts';
import type { Table } from '../world.ts';
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
  /** The same at DEFCON 3 and above, where that can happen. */
  readonly riskAbove?: Risk;
  /** Where there is no opportunity today there may be one before the turn ends. */
  readonly mayArise?: boolean;
}

const EVEN = 0.4;

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

/** How likely a side holds a card that is not seen: as likely as the pile does, card for card. */
export function shareHeldBy(game: Table, side: Side): number {
  const held = cardCount(game, handOf(side));
  return held / Math.max(1, held + cardCount(game, DRAW));
}

/** Whether a side has the first round of a turn. */
export const goesFirst = (game: Table, side: Side): boolean =>
  side === (game.rules.rule.goesFirst?.(game) ?? USSR);
