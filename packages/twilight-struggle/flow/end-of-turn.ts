import { DONE, add, isEmpty, program, step, when } from '@brink/kernel';
import {
  TURN,
  US,
  USSR,
  checkHeldCards,
  checkMilitaryOps,
  cleanUpTurn,
  discard,
  finishGame,
  gainMilitaryOps,
  handOf,
  isOver,
  offerZone,
  question,
  revealHand,
  type Side,
  type Table,
  type World,
} from '@brink/struggle';
import { DISCARDS_HELD, MORE_MILITARY } from '../data/space.ts';
import { isRuled } from '../rulings.ts';
import { hasAbility, hasAlternativeAbility, refreshAll } from '../space-abilities.ts';
import { isPlayedWith } from '../variants.ts';
import { scoreFinally } from './scoring.ts';

export { penaltyFor } from '@brink/struggle';

function cleanUp(game: Table): void {
  cleanUpTurn(game);
  refreshAll(game);
}

/** Alternative space race, box 2: two military operations more before they are counted. */
function addMilitaryOps(game: Table): void {
  for (const side of [US, USSR] as const) {
    if (hasAlternativeAbility(game, side, MORE_MILITARY)) gainMilitaryOps(game, side, 2);
  }
}

/** §11.1: both show what they keep; that no scoring card is among it has been checked. */
function showHeldCards(game: Table): void {
  if (isOver(game) || !isPlayedWith(game, 'heldCardsShown')) return;
  for (const side of [USSR, US] as const) revealHand(game, side);
}

/** §6.4.4, box 6: the first on the Moon may throw one held card away. */
const discardHeld = (side: Side) =>
  when<World>(
    (game) => hasAbility(game, side, DISCARDS_HELD),
    [
      question({
        prompt: 'discardHeld',
        domain: 'card',
        actor: () => side,
        legal: (game, legal) => {
          offerZone(game, handOf(side), legal);
          if (!isEmpty(legal)) add(legal, DONE);
        },
        take: (game, card) => {
          if (card !== DONE) discard(game, side, card);
        },
      }),
    ],
  );

/** §4.5 E comes before the end of the round; by ruling the card is thrown away first. */
const isDiscardFirst = (game: Table): boolean => isRuled(game, 'moonDiscardBeforeCheck');
const discards = [discardHeld(USSR), discardHeld(US)];

export const endOfTurn = program<World>('endOfTurn', [
  step((game) => {
    addMilitaryOps(game);
    checkMilitaryOps(game);
  }),
  when(isDiscardFirst, discards),
  step((game) => {
    checkHeldCards(game);
    showHeldCards(game);
  }),
  when((game) => !isDiscardFirst(game), discards),
  step(cleanUp),
]);

function finish(game: Table): void {
  scoreFinally(game);
  if (!isOver(game)) finishGame(game);
}

export const finalScoring = program<World>('finalScoring', [step(finish)]);
export const LAST_TURN = 10;
export const isPlayed = ({ mem }: Table): boolean => mem[TURN] >= LAST_TURN;
