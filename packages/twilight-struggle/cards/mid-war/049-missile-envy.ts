import { drop, isEmpty, l, step, when, type Mask } from '@brink/kernel';
import {
  RESOLVING,
  RIVAL,
  SELF,
  US,
  USSR,
  cardIn,
  emit,
  factsOf,
  giveOpenly,
  handOf,
  has,
  isIn,
  lowerFlag,
  moveCard,
  offerFrom,
  offerZone,
  opsOf,
  optionId,
  pickCard,
  playItsEvent,
  raiseFlag,
  showAbsent,
  sideOf,
  useWithoutEvent,
  whileRaisedOn,
  worthNow,
  type CardSet,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const given = cardIn(l.target);

/**
 * Swap this card for the opponent's best: its event happens unless it is theirs, else its
 * operations. The opponent must play this card for operations in their next round.
 */
export default card(49, ({ Flag, missileEnvy, isRuled }) => {
  const Due = Flag.MissileEnvyDueFromUs;
  /** §7.4.2: modifiers hold for every requirement, so for "the highest" too; since revision 2. */
  const isByModified = (game: Table): boolean =>
    !isRuled(game, 'missileEnvyByPrintedOps') || isRuled(game, 'missileEnvyByModifiedOps');

  /** Cards of so many operations or more: what they count now, or by ruling printed ones. */
  const worth = (game: Table, side: Side, ops: number): CardSet =>
    isByModified(game) ? worthNow(game, side, ops) : game.rules.cardSets.worthAtLeast[ops];

  /** The rival's cards of the highest value; scoring cards if he has nothing else. */
  const offerHighest = (game: Table, legal: Mask): void => {
    const rival = sideOf(game, RIVAL);
    for (let ops = 4; ops > 0 && isEmpty(legal); ops--) {
      offerFrom(game, handOf(rival), worth(game, rival, ops), legal);
    }
    if (isEmpty(legal)) offerZone(game, handOf(rival), legal);
  };

  /** The two cards change hands; nothing better was in the rival's. */
  const exchange = (game: Table): void => {
    const rival = sideOf(game, RIVAL);
    const taken = given(game);
    const { ops, isScoring } = factsOf(game, taken);
    const value = isByModified(game) && !isScoring ? opsOf(game, rival, ops) : ops;
    showAbsent(game, rival, worth(game, rival, value + 1));
    moveCard(game, taken, RESOLVING);
    emit(game, 'handOver', rival, taken);
    if (!isIn(game, RESOLVING, missileEnvy)) return;
    giveOpenly(game, missileEnvy, rival);
    raiseFlag(game, Due + rival);
  };

  return {
    event: [
      pickCard(l.target, { by: RIVAL, prompt: 'missileEnvy', from: offerHighest }),
      when(has(l.target), [
        step(exchange),
        when(
          (game) => factsOf(game, given(game)).side === sideOf(game, RIVAL),
          useWithoutEvent(SELF, l.target, {
            maySpace: (game) => isRuled(game, 'missileEnvyCardIntoSpace'),
          }),
          [playItsEvent(SELF, l.target)],
        ),
      ]),
    ],
    lasting: [
      whileRaisedOn(Due, {
        dueCard: (game, side) => (isIn(game, handOf(side), missileEnvy) ? missileEnvy : 0),
        limitUses: (game, _side, played, uses) => {
          if (played !== missileEnvy) return;
          drop(uses, optionId('event'));
          if (isRuled(game, 'missileEnvyNotIntoSpace')) drop(uses, optionId('space'));
        },
        // Lost on the way, it is not owed any more.
        onDiscard: (game, side, lost) => {
          if (lost === missileEnvy) lowerFlag(game, Due + side);
        },
      }),
    ],
    whenPlayed: (game) => {
      lowerFlag(game, Due + US);
      lowerFlag(game, Due + USSR);
    },
  };
});
