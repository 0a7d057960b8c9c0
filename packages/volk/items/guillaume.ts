import {
  CHANCE,
  DONE,
  add,
  call,
  l,
  offerNext,
  program,
  putOnTop,
  step,
  when,
  type Program,
  type Steps,
} from '@brink/kernel';
import {
  cardsIn,
  countIn,
  deckCount,
  handOf,
  knownTo,
  offerZone,
  putIn,
  takeDrawn,
  takeFrom,
} from '../cards.ts';
import { emit, emitTo } from '../emit.ts';
import { EAST, WEST } from '../sides.ts';
import { ASIDE, CARD_WORDS, DECK, EXAMINED } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { answer, ask, branch, frameAt, optionId, setFrame } from '../vocabulary.ts';

/** So many cards of the deck East may look at. */
const LOOKED_AT = 2;

function lookAtHand(game: Table): void {
  for (let i = 0; i < CARD_WORDS; i++) {
    game.sets[knownTo(EAST) + i] |= game.sets[handOf(WEST) + i];
  }
  game.reveals++;
}

/**
 * The card East has decided on lies alone among the examined ones. A frame must not name it:
 * whoever cannot see the card may have it dealt anew.
 */
const chosen = (game: Table): number => cardsIn(game, EXAMINED)[0];

/** East and West change one card of their hands: both know what the other has got. */
const swapWithWest: Steps<Volk> = [
  step(lookAtHand),
  ask({
    prompt: 'guillaumeSwap',
    domain: 'card',
    actor: () => EAST,
    legal: (game, legal) => {
      if (countIn(game, handOf(EAST)) > 0) offerZone(game, handOf(WEST), legal);
      add(legal, DONE);
    },
    take: (game, card) => {
      if (card === DONE) return;
      takeFrom(game, handOf(WEST), card);
      putIn(game, EXAMINED, card);
      putIn(game, knownTo(WEST), card);
    },
  }),
  when(
    (game) => countIn(game, EXAMINED) > 0,
    [
      ask({
        prompt: 'guillaumeGive',
        domain: 'card',
        actor: () => EAST,
        legal: (game, legal) => offerZone(game, handOf(EAST), legal),
        take: (game, given) => {
          const taken = chosen(game);
          takeFrom(game, handOf(EAST), given);
          takeFrom(game, EXAMINED, taken);
          putIn(game, handOf(WEST), given);
          putIn(game, handOf(EAST), taken);
          putIn(game, knownTo(EAST), given);
          takeFrom(game, knownTo(EAST), taken);
          putIn(game, knownTo(WEST), taken);
          takeFrom(game, knownTo(WEST), given);
          game.reveals++;
          for (const seat of [WEST, EAST]) {
            emitTo(game, seat, 'swap', EAST, taken);
            emitTo(game, seat, 'swap', WEST, given);
          }
          emit(game, 'swapHidden');
        },
      }),
    ],
  ),
];

const examineTop = ask({
  prompt: 'examine',
  domain: 'card',
  actor: () => CHANCE,
  auto: true,
  legal: (game, legal) => {
    if (deckCount(game) > 0 && countIn(game, EXAMINED) < LOOKED_AT) offerNext(game, DECK, legal);
  },
  take: (game, card) => {
    takeDrawn(game, card);
    putIn(game, EXAMINED, card);
    putIn(game, knownTo(EAST), card);
    game.reveals++;
    emitTo(game, EAST, 'lookAt', card);
  },
});

/** What East knows alone must not be told by what others knew of its hand. */
function exchangeWithDeck(game: Table, taken: number, given: number): void {
  for (let i = 0; i < CARD_WORDS; i++) {
    game.sets[knownTo(WEST) + i] &= ~game.sets[handOf(EAST) + i];
  }
  takeFrom(game, EXAMINED, taken);
  takeFrom(game, handOf(EAST), given);
  putIn(game, handOf(EAST), taken);
  putIn(game, EXAMINED, given);
  takeFrom(game, knownTo(EAST), taken);
  putIn(game, knownTo(EAST), given);
  emit(game, 'exchangeHidden');
}

/** What East has looked at goes back on top, all but one card. */
function putBack(game: Table, except: number): void {
  for (const card of cardsIn(game, EXAMINED)) {
    if (card === except) continue;
    takeFrom(game, EXAMINED, card);
    putOnTop(game, DECK, card);
  }
}

/** East looks at the next two cards and may change one for a hand card or take one out. */
const lookAtDeck: Steps<Volk> = [
  examineTop,
  examineTop,
  ask({
    prompt: 'guillaumeTop',
    domain: 'card',
    actor: () => EAST,
    legal: (game, legal) => {
      offerZone(game, EXAMINED, legal);
      add(legal, DONE);
    },
    take: (game, card) => {
      setFrame(game, l.value, card === DONE ? 0 : 1);
      if (card !== DONE) putBack(game, card);
    },
  }),
  when(
    (game) => frameAt(game, l.value) !== 0,
    [
      ask({
        prompt: 'guillaumeFate',
        domain: 'option',
        actor: () => EAST,
        auto: true,
        args: (game) => [chosen(game)],
        legal: (game, legal) => {
          if (countIn(game, handOf(EAST)) > 0) add(legal, optionId('takeCard'));
          add(legal, optionId('removeCard'));
        },
        take: (game, choice) => setFrame(game, l.extra, choice),
      }),
      when(
        (game) => frameAt(game, l.extra) === optionId('takeCard'),
        [
          ask({
            prompt: 'guillaumeGive',
            domain: 'card',
            actor: () => EAST,
            legal: (game, legal) => offerZone(game, handOf(EAST), legal),
            take: (game, given) => exchangeWithDeck(game, chosen(game), given),
          }),
        ],
        [
          step((game) => {
            const card = chosen(game);
            takeFrom(game, EXAMINED, card);
            putIn(game, ASIDE, card);
            emit(game, 'removeHidden');
          }),
        ],
      ),
    ],
  ),
  step((game) => {
    putBack(game, DONE);
    game.reveals++;
  }),
];

/** East spies on West's hand or on the deck, even when another player has played the card. */
const spy: Program<Volk> = program('guillaume', [
  ask({
    prompt: 'guillaume',
    domain: 'option',
    actor: () => EAST,
    legal: (game, legal) => {
      if (countIn(game, handOf(WEST)) > 0) add(legal, optionId('westHand'));
      if (deckCount(game) > 0) add(legal, optionId('topOfDeck'));
      add(legal, optionId('nothing'));
    },
    take: (game, choice) => {
      setFrame(game, l.answer, choice);
      emit(game, 'guillaume', choice - optionId('westHand'));
    },
  }),
  branch(answer, [
    [optionId('westHand'), swapWithWest],
    [optionId('topOfDeck'), lookAtDeck],
  ]),
]);

export const guillaume: Steps<Volk> = [call(spy)];
