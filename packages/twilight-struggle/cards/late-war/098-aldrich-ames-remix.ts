import { l, setLocal, step, when, type Mask } from '@brink/kernel';
import {
  NAMED,
  US,
  USSR,
  cardIn,
  discard,
  handOf,
  has,
  isRaised,
  isScoringDue,
  offerFrom,
  offerHand,
  offerZone,
  pickCard,
  question,
  raise,
  reveal,
  revealHand,
  roundActor,
  showAbsent,
  sideOf,
  throughout,
  whileRaised,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const taken = cardIn(l.target);

/** §10.1.5: not even an event may leave the US with a scoring card. */
function offerOrders(game: Table, legal: Mask): void {
  const { scoring } = game.rules.cardSets;
  if (isScoringDue(game, US)) offerFrom(game, handOf(US), scoring, legal);
  else offerHand(game, US, legal);
}

/**
 * The US hand is open until the end of the turn, with what it draws, and the USSR discards one
 * card of it.
 *
 * Older editions (ruling `aldrichAmesOrdersHand`) have an order of play instead of the discard:
 * in each US action round of the turn the USSR names the hand card to be played. The US still
 * chooses its use, may play the China Card instead, and keeps its trap discards to itself. A
 * scoring card that is due has to be named (§10.1.5); until then holding it is the US's risk.
 */
export default card(98, ({ Flag, isRuled }) => ({
  event: [
    step((game) => revealHand(game, sideOf(game, US))),
    raise(Flag.AldrichAmes),
    when(
      (game) => !isRuled(game, 'aldrichAmesOrdersHand'),
      [
        pickCard(l.target, {
          by: USSR,
          prompt: 'aldrichAmes',
          from: (game, legal) => offerZone(game, handOf(sideOf(game, US)), legal),
        }),
        when(has(l.target), [step((game) => discard(game, sideOf(game, US), taken(game)))]),
      ],
    ),
  ],
  lasting: [
    whileRaised(Flag.AldrichAmes, US, {
      onDraw: (game, _side, drawn) => {
        reveal(game, US, drawn);
        showAbsent(game, US, game.rules.cardSets.every);
      },
    }),
    throughout({
      beforeRound: [
        when(
          (game) =>
            roundActor(game) === US &&
            isRaised(game, Flag.AldrichAmes) &&
            isRuled(game, 'aldrichAmesOrdersHand'),
          [
            question({
              prompt: 'orderCard',
              domain: 'card',
              actor: () => USSR,
              legal: offerOrders,
              take: (game, named) => setLocal(game, NAMED, named),
            }),
          ],
        ),
      ],
    }),
  ],
}));
