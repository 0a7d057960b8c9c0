import {
  ACTOR,
  CARD,
  CHANCE,
  DONE,
  add,
  again,
  call,
  l,
  program,
  shuffle,
  step,
  when,
  whilst,
  type Program,
  type Steps,
} from '@brink/kernel';
import { FIRST_NEW, FIRST_SPECIAL, LAST_CARD } from '../deck/deck.ts';
import { Track } from '../deck/item.ts';
import { positionOn, prestigeHolder } from '../board/tracks.ts';
import {
  canDraw,
  cardOf,
  cardsIn,
  countIn,
  discard,
  drawCard,
  handOf,
  isIn,
  layOut,
  moveCard,
  normalCount,
  pour,
  putIn,
  showInDisplay,
  takeFrom,
} from '../cards.ts';
import { emit } from '../emit.ts';
import { isForFour } from '../result.ts';
import { EAST, USA, USSR, WEST, isSuperpower, sideOf } from '../sides.ts';
import {
  ASIDE,
  DECADE,
  DECK,
  DISPLAY,
  EXHAUSTED,
  GONE,
  LAST_ACTOR,
  NEW_DECK,
  PLAYED,
  RESOLVING,
  SPACE_CARD,
  STAGE,
  TURN,
  TURN_ORDER,
  WAITING,
} from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, frameAt, setActor, setFrame } from '../vocabulary.ts';
import { automaticEvent } from './event.ts';
import { turn, dispose } from './turn.ts';
import { placeSocialists } from './socialists.ts';

const HAND_SIZE = 2;
const DISPLAY_SIZE = 7;
/** Base cards of each stage of 2+2, and new ones. */
const BASE_CARDS = [3, 3, 4] as const;
const NEW_CARDS = 3;
const ORDER_AT_START = [USA, USSR, WEST, EAST] as const;

const playerCount = (game: Table): number => game.rules.players;
const nextSeat = ({ mem }: Table): number => mem[TURN_ORDER + mem[TURN]];

/** 2+2 §5: how a seat stands on its track. */
const standing = (game: Table, seat: number): number => {
  const position = positionOn(game, isSuperpower(seat) ? Track.dominance : Track.prestige);
  return sideOf(seat) === WEST ? -position : position;
};

/** Between the superpowers space decides a tie, then arms, then the USA. */
function isUsaAhead(game: Table): boolean {
  for (const track of [Track.space, Track.arms]) {
    const position = positionOn(game, track);
    if (position !== 0) return position < 0;
  }
  return true;
}

/** Who goes before whom when both stand alike. */
function tieOrder(game: Table, seat: number): number {
  if (!isSuperpower(seat)) return seat === WEST ? 2 : 3;
  return (seat === USA) === isUsaAhead(game) ? 0 : 1;
}

export function turnOrder(game: Table): number[] {
  return [WEST, EAST, USA, USSR].sort(
    (a, b) => standing(game, b) - standing(game, a) || tieOrder(game, a) - tieOrder(game, b),
  );
}

function setTurnOrder(game: Table): void {
  const { mem } = game;
  const holder = prestigeHolder(game);
  let order: readonly number[] = [holder, 1 - holder];
  if (isForFour(game)) {
    order = mem[DECADE] === 1 ? ORDER_AT_START : turnOrder(game);
    emit(game, 'turnOrder', order[0], order[1], order[2], order[3]);
  }
  order.forEach((seat, place) => (mem[TURN_ORDER + place] = seat));
  mem[TURN] = 0;
}

/** What the last decade has left goes; the cards of the new one are shuffled. */
function openDecade(game: Table): void {
  const { mem } = game;
  mem[DECADE]++;
  mem[STAGE] = 0;
  mem[EXHAUSTED] = 0;
  emit(game, 'decade', mem[DECADE]);
  pour(game, PLAYED, GONE);
  pour(game, DISPLAY, GONE);
  shuffle(game, DECK);
  pour(game, DECK.middle, ASIDE);
  for (let card = FIRST_NEW; card <= LAST_CARD; card++) {
    if (isIn(game, NEW_DECK, card) && cardOf(game, card).decade < mem[DECADE]) {
      moveCard(game, card, GONE);
    }
  }
  for (let card = (mem[DECADE] - 1) * 20 + 1; card <= mem[DECADE] * 20; card++) {
    if (!isIn(game, WAITING, card)) continue;
    takeFrom(game, WAITING, card);
    putIn(game, DECK.middle, card);
  }
  const special = FIRST_SPECIAL + mem[DECADE] - 1;
  takeFrom(game, WAITING, special);
  showInDisplay(game, special);
  setTurnOrder(game);
}

const hasSpaceCard = (game: Table, seat: number): boolean =>
  isSuperpower(seat) && game.mem[SPACE_CARD + sideOf(seat)] === 1;

/** Cards a hand is filled up to: one more for a superpower with a card from space. */
const fillTo = (game: Table, seat: number): number =>
  HAND_SIZE + (hasSpaceCard(game, seat) ? 1 : 0);

/** Old cards may be thrown away; more than the hand may hold must be. */
const throwAway: Steps<Volk> = [
  ask({
    prompt: 'throwAway',
    domain: 'card',
    actor: actorOf,
    args: (game) => [fillTo(game, actorOf(game))],
    legal: (game, legal) => {
      const seat = actorOf(game);
      for (const card of cardsIn(game, handOf(seat))) {
        if (cardOf(game, card).decade < game.mem[DECADE] || card >= FIRST_NEW) add(legal, card);
      }
      const count = countIn(game, handOf(seat));
      if (count > 0 && count <= fillTo(game, seat)) add(legal, DONE);
    },
    take: (game, card) => {
      if (card === DONE) return;
      discard(game, actorOf(game), card);
      again(game);
    },
  }),
];

const fillHand: Steps<Volk> = [
  whilst(
    (game) => {
      const seat = actorOf(game);
      return countIn(game, handOf(seat)) < fillTo(game, seat) && canDraw(game);
    },
    [drawCard(actorOf)],
  ),
  when(
    (game) => hasSpaceCard(game, actorOf(game)),
    [
      ask({
        prompt: 'discardDown',
        domain: 'card',
        actor: actorOf,
        legal: (game, legal) => {
          const seat = actorOf(game);
          if (countIn(game, handOf(seat)) <= HAND_SIZE) return;
          for (const card of cardsIn(game, handOf(seat))) add(legal, card);
        },
        take: (game, card) => discard(game, actorOf(game), card),
      }),
      step((game) => {
        game.mem[SPACE_CARD + sideOf(actorOf(game))] = 0;
      }),
    ],
  ),
];

const forEverySeat = (steps: Steps<Volk>): Steps<Volk> => [
  step((game) => setFrame(game, l.count, 0)),
  whilst(
    (game) => frameAt(game, l.count) < playerCount(game),
    [
      step((game) => setActor(game, game.mem[TURN_ORDER + frameAt(game, l.count)])),
      steps,
      step((game) => setFrame(game, l.count, frameAt(game, l.count) + 1)),
    ],
  ),
];

/** The decade opens: old cards may go, and every hand is filled. */
export const startDecade: Program<Volk> = program('startDecade', [
  step(openDecade),
  forEverySeat(throwAway),
  forEverySeat(fillHand),
]);

const layOutNew = ask({
  prompt: 'layOutNew',
  domain: 'card',
  actor: () => CHANCE,
  legal: (game, legal) => {
    for (let card = FIRST_NEW; card <= LAST_CARD; card++) {
      if (isIn(game, NEW_DECK, card) && cardOf(game, card).decade === game.mem[DECADE]) {
        add(legal, card);
      }
    }
  },
  take: (game, card) => {
    takeFrom(game, NEW_DECK, card);
    showInDisplay(game, card);
  },
});

const repeat = (times: (game: Table) => number, steps: Steps<Volk>): Steps<Volk> => [
  step((game) => setFrame(game, l.count, times(game))),
  whilst(
    (game) => frameAt(game, l.count) > 0,
    [steps, step((game) => setFrame(game, l.count, frameAt(game, l.count) - 1))],
  ),
];

function openStage(game: Table): void {
  const { mem } = game;
  mem[STAGE]++;
  emit(game, 'stage', mem[STAGE], isForFour(game) ? 1 : 0);
}

const playTurns = (until: number): Steps<Volk> => [
  whilst(
    (game) => normalCount(game) > until,
    [
      call(turn, (game, _, callee) => {
        game.mem[callee + ACTOR] = nextSeat(game);
      }),
      step((game) => {
        game.mem[TURN] = (game.mem[TURN] + 1) % playerCount(game);
      }),
    ],
  ),
];

/** Half of a decade of the base game: seven cards until the last is taken. */
export const playHalf: Program<Volk> = program('playHalf', [
  step(openStage),
  repeat(() => DISPLAY_SIZE, [layOut]),
  playTurns(0),
]);

/** What is left of such a half: a position is played on. */
export const restOfHalf: Program<Volk> = program('restOfHalf', [playTurns(0)]);

function lastCard(game: Table): number {
  return cardsIn(game, DISPLAY).find((card) => card < FIRST_SPECIAL || card >= FIRST_NEW)!;
}

/** The event of the card that is left takes place by itself. */
export const lastEvent: Program<Volk> = program('lastEvent', [
  step((game) => {
    const card = lastCard(game);
    setFrame(game, CARD, card);
    moveCard(game, card, RESOLVING);
  }),
  call(automaticEvent),
  step((game) => dispose(game, frameAt(game, CARD), game.mem[LAST_ACTOR])),
  call(placeSocialists),
]);

/** A stage of 2+2: base and new cards until one is left, whose event takes place. */
export const playStage: Program<Volk> = program('playStage', [
  step(openStage),
  repeat(({ mem }) => BASE_CARDS[mem[STAGE] - 1], [layOut]),
  repeat(() => NEW_CARDS, [layOutNew]),
  playTurns(1),
  call(lastEvent),
]);

/** What is left of such a stage: a position is played on. */
export const restOfStage: Program<Volk> = program('restOfStage', [playTurns(1), call(lastEvent)]);
