import {
  CARD_WORDS,
  DEFCON,
  DISCARD,
  DRAW,
  ROUND,
  cardCount,
  cardSet,
  countFrom,
  factsOf,
  handOf,
  isIn,
  isKnownTo,
  rivalOf,
  type Side,
  type Table,
} from '@brink/struggle';
import type { Bot } from '@brink/struggle/bot/frame';
import type { Striking } from '@brink/struggle/bot/striking';
import {
  rivalCoup,
  shareHeldBy,
  type DangerFacts,
  type Risk,
  type SharedDanger,
} from '@brink/struggle/bot/danger';
import type { HeadlineDrop } from '@brink/struggle/bot/headline-drop';
import { cardNumber, type CardId } from '../data/cards.ts';

/** Dangers that only cards of Twilight Struggle bring. */
type OwnDanger =
  /** The rival's event gives him a coup in Europe, or next to Nicaragua. */
  | 'coupInEurope'
  | 'coupNearNicaragua'
  /** It brings another card into play: from the own hand, the rival's, or the discards. */
  | 'ownCard'
  | 'rivalCard'
  | 'discardedCard'
  /** The rival's event gives him a card of the own hand, or operations. */
  | 'rivalOpsOrCard';
export type Danger = SharedDanger | OwnDanger;

const set = (...ids: readonly CardId[]) => cardSet(ids.map(cardNumber));
/** What Missile Envy may force on the player: his own and neutral events that drop DEFCON. */
const FORCED = (
  [
    ['duck-and-cover', 'soviets-shoot-down-kal-007', 'olympic-games', 'summit'],
    ['we-will-bury-you', 'olympic-games', 'summit'],
  ] as const
).map((ids) => ids.map(cardNumber));
/** How often a card with so many operations is the highest of a hand, and so handed over. */
const HIGHEST = [0, 0.05, 0.15, 0.5, 0.95];
/** What the US would take from the discards with Star Wars to beat a phasing USSR. */
const SPOILING = set(
  'duck-and-cover',
  'soviets-shoot-down-kal-007',
  'we-will-bury-you',
  'un-intervention',
  'junta',
  'cia-created',
  'grain-sales-to-soviets',
  'tear-down-this-wall',
  'summit',
  'how-i-learned-to-stop-worrying',
);
/** Who plays its event sets DEFCON from wherever it is: to 1 if the other is the phasing player. */
const SETS_DEFCON = cardNumber('how-i-learned-to-stop-worrying');

/** The rival may overlook it: better than what is certain. */
const LIKELY_TAKEN = 0.85;

/** A known card of the rival's hand, or one that is as likely there as in the pile. */
function riskFromRival(game: Table, player: Side): number {
  const rival = handOf(rivalOf(player));
  const share = shareHeldBy(game, rivalOf(player));
  let spared = 1;
  for (const card of FORCED[player]) {
    const isThere = isIn(game, rival, card);
    if (!isThere && !isIn(game, DRAW, card)) continue;
    const chance = isThere && isKnownTo(game, player, card) ? 1 : share;
    spared *= 1 - chance * HIGHEST[factsOf(game, card).ops];
  }
  return 1 - spared;
}

/** What Five Year Plan may find in a hand that the US cannot see, and what they answer for then. */
const FOUND = set('duck-and-cover', 'soviets-shoot-down-kal-007');

/** How likely a card drawn from the rival's hand is one of those, by what a player knows. */
function shareOfRivals(game: Table, player: Side): number {
  const rival = handOf(rivalOf(player));
  const found = countFrom(game, DRAW, FOUND) + countFrom(game, rival, FOUND);
  return found / Math.max(1, cardCount(game, DRAW) + cardCount(game, rival));
}

/** Five Year Plan takes one of the other cards of the USSR at random. */
const shareOfOwn: Risk = (game, player, card, isRivals, riskOfOther) => {
  if (!isRivals) return shareOfRivals(game, player);
  const hand = handOf(player);
  const others = cardCount(game, hand) - (isIn(game, hand, card) ? 1 : 0);
  if (others <= 0) return 0;
  let bad = 0;
  for (let i = 0; i < CARD_WORDS; i++) {
    for (let word = game.sets[hand + i]; word !== 0; word &= word - 1) {
      const other = (i << 5) + 31 - Math.clz32(word & -word);
      const isDrawn = other !== card && factsOf(game, other).side === rivalOf(player);
      if (isDrawn) bad += riskOfOther(game, player, other);
    }
  }
  return bad / others;
};

/** Its event lowers DEFCON for the US that play it, and its operations do so again by a coup. */
const DROPS_TWICE = cardNumber('we-will-bury-you');

/** Grain Sales to Soviets draws one of the other cards of the USSR, which the US may play. */
const shareOfSetting: Risk = (game, player, card, isRivals) => {
  const hand = handOf(player);
  if (!isRivals) return 0;
  const isTwice = game.mem[DEFCON] === 3 && isIn(game, hand, DROPS_TWICE);
  const bad = (isTwice ? 1 : 0) + (isIn(game, hand, SETS_DEFCON) ? 1 : 0);
  const others = cardCount(game, hand) - (isIn(game, hand, card) ? 1 : 0);
  return bad === 0 ? 0 : (LIKELY_TAKEN * bad) / Math.max(1, others);
};

export const ownDangers = (
  striking: Striking,
  grantedBy: Bot['grantedBy'],
): Readonly<Record<OwnDanger, DangerFacts>> => ({
  coupInEurope: rivalCoup(striking, grantedBy),
  coupNearNicaragua: rivalCoup(striking, grantedBy),
  ownCard: { risk: shareOfOwn },
  rivalCard: { risk: riskFromRival },
  discardedCard: {
    // The headline that brings DEFCON to 2 first lies among the discards when this one happens.
    risk: (game, _player, _card, isRivals) => {
      const isHeadline = game.mem[ROUND] === 0;
      const isThere = isHeadline || countFrom(game, DISCARD, SPOILING) > 0;
      return isRivals && isThere ? LIKELY_TAKEN : 0;
    },
    riskAbove: (game, _player, _card, isRivals) =>
      isRivals && isIn(game, DISCARD, SETS_DEFCON) ? LIKELY_TAKEN : 0,
    mayArise: true,
  },
  rivalOpsOrCard: {
    ...rivalCoup(striking, () => undefined),
    riskAbove: shareOfSetting,
    mayArise: true,
  },
});

/**
 * How often US and USSR that have these cards at DEFCON 3 headline them, and DEFCON is 2 after it:
 * counted in turns 4 to 10 of 1,188 games of searches of 30 simulations; Ortega, where the coup that
 * its event grants has somewhere to be.
 */
export const HEADLINE_DROPS: readonly HeadlineDrop[] = (
  [
    ['junta', 0.25, 0.5],
    ['grain-sales-to-soviets', 0.25, 0.01],
    ['tear-down-this-wall', 0.2, 0.01],
    ['cuban-missile-crisis', 0.09, 0.07],
    ['soviets-shoot-down-kal-007', 0.05, 0.13],
    ['missile-envy', 0.04, 0.02],
    ['duck-and-cover', 0.03, 0.03],
    ['we-will-bury-you', 0, 0.05],
    ['ortega-elected-in-nicaragua', 0.05, 0.08],
    ['cia-created', 0.25, 0.04],
    ['lone-gunman', 0.2, 0.2],
    ['five-year-plan', 0, 0.02],
    // A promo card, too rare to be counted.
    ['first-lightning', 0.1, 0.1],
  ] as const
).map(([id, us, ussr]) => ({
  card: cardNumber(id),
  often: [us, ussr],
  fromAnywhere: id === 'cuban-missile-crisis',
}));
