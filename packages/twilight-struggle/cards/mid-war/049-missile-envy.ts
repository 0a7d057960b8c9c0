import { isEmpty, l, setLocal, step, when, type Mask } from '@brink/kernel';
import {
  RESOLVING,
  RIVAL,
  SELF,
  always,
  ask,
  branch,
  canSpace,
  cardIn,
  emit,
  factsOf,
  giveOpenly,
  handOf,
  has,
  isIn,
  moveCard,
  offerFrom,
  offerZone,
  opsOf,
  optionId,
  pickCard,
  playItIntoSpace,
  playItsEvent,
  playItsOperations,
  raiseFlag,
  showAbsent,
  sideOf,
  worthNow,
  type CardSet,
  type Side,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';

const given = cardIn(l.target);

/** Swap this card for the rival's best: its event happens unless it is his, else its operations. */
export default card(49, ({ Flag, missileEnvy, isRuled }) => {
  const isByModified = (game: Table): boolean => isRuled(game, 'missileEnvyByModifiedOps');

  /** Cards of so many operations or more: printed ones, or by ruling what they count now. */
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
    raiseFlag(game, Flag.MissileEnvyDueFromUs + rival);
  };

  const mayGoIntoSpace = (game: Table): boolean =>
    isRuled(game, 'missileEnvyCardIntoSpace') &&
    canSpace(game, sideOf(game, SELF), factsOf(game, given(game)).ops);

  return {
    event: [
      pickCard(l.target, { by: RIVAL, prompt: 'missileEnvy', from: offerHighest }),
      when(has(l.target), [
        step(exchange),
        when(
          (game) => factsOf(game, given(game)).side === sideOf(game, RIVAL),
          [
            step((game) => setLocal(game, l.answer, optionId('operations'))),
            when(mayGoIntoSpace, [
              {
                ...ask(SELF, l.answer, { operations: always, space: always }, 'useOfCard'),
                args: (game) => [given(game)],
              },
            ]),
            branch(l.answer, {
              operations: [playItsOperations(SELF, l.target)],
              space: [playItIntoSpace(SELF, l.target)],
            }),
          ],
          [playItsEvent(SELF, l.target)],
        ),
      ]),
    ],
  };
});
