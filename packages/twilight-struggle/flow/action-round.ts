import {
  ACTOR,
  CARD,
  DONE,
  FP,
  add,
  call,
  isEmpty,
  l,
  local,
  program,
  setLocal,
  step,
  when,
  type Mask,
} from '@brink/kernel';
import {
  COMMITTED,
  PHASING,
  REACHED_TWO,
  ROUND,
  UNSHOWN,
  US,
  USSR,
  controls,
  emit,
  fixReach,
  handOf,
  influencedBy,
  isEmptyZone,
  isIn,
  isRaised,
  offerFrom,
  offerZone,
  place,
  playCard,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { CHINA_CARD, MISSILE_ENVY, scoringCards } from '../card-sets.ts';
import { Flag, MissileEnvyDue, Trapped } from '../flags.ts';
import { Canada } from '../map.ts';
import { isRuled } from '../rulings.ts';
import { ROUND_OF } from '../state.ts';
import { payBurial, payDeferredBurial } from './burial.ts';
import { canPlayChinaCard } from './china-card.ts';
import { isScoringDue, regularRounds } from './rounds.ts';
import { trapRound } from './trap.ts';

const isEnvyDue = (game: Table, side: Side): boolean =>
  isRaised(game, MissileEnvyDue + side) && isIn(game, handOf(side), MISSILE_ENVY);

function offerHand(game: Table, side: Side, legal: Mask): void {
  if (!isEnvyDue(game, side)) return offerZone(game, handOf(side), legal);
  add(legal, MISSILE_ENVY);
  if (isScoringDue(game, side)) offerFrom(game, handOf(side), scoringCards, legal);
}

/** The card of his hand that the player has been told to play; 0 for any. */
const NAMED = l.target;

/** §5.1: whoever has a card must play one; the China Card and the eighth round are optional. */
function offerCards(game: Table, side: Side, legal: Mask): void {
  const named = local(game, NAMED);
  if (named === 0) offerHand(game, side, legal);
  else add(legal, named);
  // §9.5: not when that would leave a scoring card in hand.
  const mayPlayChina = canPlayChinaCard(game, side) && !isScoringDue(game, side);
  if (mayPlayChina && !isEnvyDue(game, side)) add(legal, CHINA_CARD);
  const isFree = isEmptyZone(game, handOf(side)) || game.mem[ROUND] > regularRounds(game);
  if (isFree && !isEmpty(legal)) add(legal, DONE);
}

const actor = ({ mem }: Table): Side => mem[mem[FP] + ACTOR] as Side;

/** Aldrich Ames of the older editions: the USSR orders the cards that the US plays. */
const isOrdered = (game: Table): boolean =>
  actor(game) === US && isRaised(game, Flag.AldrichAmes) && isRuled(game, 'aldrichAmesOrdersHand');

/** §10.1.5: not even an event may leave the US with a scoring card. */
function offerOrders(game: Table, legal: Mask): void {
  if (isScoringDue(game, US)) offerFrom(game, handOf(US), scoringCards, legal);
  else offerHand(game, US, legal);
}

const orderCard = when<World>(isOrdered, [
  {
    kind: 'ask',
    prompt: 'orderCard',
    domain: 'card',
    actor: () => USSR,
    legal: offerOrders,
    take: (game, card) => setLocal(game, NAMED, card),
  },
]);

const normalRound = program<World>('normalRound', [
  orderCard,
  {
    kind: 'ask',
    prompt: 'actionRound',
    domain: 'card',
    actor,
    legal: (game, legal) => offerCards(game, actor(game), legal),
    take: (game, card) => {
      if (card !== DONE) game.mem[COMMITTED + actor(game)] = card + 1;
    },
  },
  when(
    (game) => game.mem[COMMITTED + actor(game)] !== 0,
    [call(playCard, ({ mem }, _caller, callee) => void (mem[callee + CARD] = UNSHOWN))],
    [
      step((game) => {
        emit(game, 'pass', actor(game));
        payBurial(game);
      }),
    ],
  ),
]);

/** NORAD: DEFCON has come to 2 in this round and the US controls Canada. */
const norad = when<World>(
  (game) => game.mem[REACHED_TWO] === 1 && isRaised(game, Flag.Norad) && controls(game, US, Canada),
  place(US, { points: 1, where: influencedBy(US), upTo: true }),
);

export const actionRound = program<World>('actionRound', [
  step((game) => {
    const { mem } = game;
    const side = actor(game);
    mem[PHASING] = side;
    mem[ROUND_OF] = side + 1;
    mem[REACHED_TWO] = 0;
    fixReach(game);
    emit(game, 'round', side, mem[ROUND]);
  }),
  when((game) => isRaised(game, Trapped + actor(game)), [call(trapRound)], [call(normalRound)]),
  step(payDeferredBurial),
  norad,
]);
