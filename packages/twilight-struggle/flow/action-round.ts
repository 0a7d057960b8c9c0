import { call, setLocal, step, when, type Mask } from '@brink/kernel';
import {
  NAMED,
  REACHED_TWO,
  US,
  USSR,
  actionRoundOf,
  controls,
  handOf,
  influencedBy,
  isRaised,
  isScoringDue,
  offerFrom,
  offerHand,
  place,
  question,
  roundActor,
  type Table,
  type World,
} from '@brink/struggle';
import { scoringCards } from '../card-sets.ts';
import { Flag, Trapped } from '../flags.ts';
import { Canada } from '../map.ts';
import { isRuled } from '../rulings.ts';
import { payDeferredBurial } from './burial.ts';
import { isFluDue, kremlinFlu } from './kremlin-flu.ts';

/** Aldrich Ames of the older editions: the USSR orders the cards that the US plays. */
const isOrdered = (game: Table): boolean =>
  roundActor(game) === US &&
  isRaised(game, Flag.AldrichAmes) &&
  isRuled(game, 'aldrichAmesOrdersHand');

/** §10.1.5: not even an event may leave the US with a scoring card. */
function offerOrders(game: Table, legal: Mask): void {
  if (isScoringDue(game, US)) offerFrom(game, handOf(US), scoringCards, legal);
  else offerHand(game, US, legal);
}

const orderCard = when<World>(isOrdered, [
  question({
    prompt: 'orderCard',
    domain: 'card',
    actor: () => USSR,
    legal: offerOrders,
    take: (game, card) => setLocal(game, NAMED, card),
  }),
]);

/** NORAD: DEFCON has come to 2 in this round and the US controls Canada. */
const norad = when<World>(
  (game) => game.mem[REACHED_TWO] === 1 && isRaised(game, Flag.Norad) && controls(game, US, Canada),
  place(US, { points: 1, where: influencedBy(US), upTo: true }),
);

export const actionRound = actionRoundOf({
  trapped: Trapped,
  instead: [isFluDue, [call(kremlinFlu)]],
  before: [orderCard],
  after: [step(payDeferredBurial), norad],
});
