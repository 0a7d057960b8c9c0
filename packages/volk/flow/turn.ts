import {
  ACTOR,
  CARD,
  DONE,
  add,
  call,
  drop,
  l,
  program,
  step,
  when,
  type Mask,
  type Program,
  type Steps,
} from '@brink/kernel';
import { Track } from '../deck/item.ts';
import { FIRST_SPECIAL, LAST_BASE } from '../deck/deck.ts';
import { cardOf, handOf, isIn, isSpecial, moveCard, offerZone } from '../cards.ts';
import { emit } from '../emit.ts';
import { changeTreasury, isInDebt } from '../items/money.ts';
import { KEEP_AS_PEACEMAKER, KEEP_AS_POLICE, canUsePolice } from '../items/police.ts';
import { moveTrack } from '../items/tracks.ts';
import { isRuled } from '../rulings.ts';
import { isSuperpower, sideOf } from '../sides.ts';
import {
  ACTIVE,
  ARMS_COST_UP,
  CARD_WORDS,
  DISPLAY,
  HOLDING_BOX,
  KEPT,
  LAST_ACTOR,
  PEACEMAKERS,
  PLAYED,
  POLICE,
  RESOLVING,
} from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, branch, frameAt, optionId, setFrame } from '../vocabulary.ts';
import { buildAction } from './build-action.ts';
import { event } from './event.ts';
import { isCalledFor, placeSocialists } from './socialists.ts';
import { payForSpecial } from './special-card.ts';
import { standardAction } from './standard-action.ts';
import { unrestAction } from './unrest-action.ts';
import { isOwnColor, offerUses, valueFor } from './uses.ts';
import { valueIcons } from './value-icons.ts';

const cardIn = (game: Table): number => frameAt(game, CARD);
const useIn = (game: Table): number => frameAt(game, l.answer);

/** Cards of the display and the own hand; the special one is for red players who can pay. */
function offerCards(game: Table, legal: Mask): void {
  const seat = actorOf(game);
  offerZone(game, DISPLAY, legal);
  offerZone(game, handOf(seat), legal);
  const mayTakeSpecial =
    sideOf(seat) === 1 && !(isSuperpower(seat) && isInDebt(game, sideOf(seat)));
  if (mayTakeSpecial) return;
  for (let card = FIRST_SPECIAL; card <= LAST_BASE; card++) drop(legal, card);
}

function takeCard(game: Table, card: number): void {
  const seat = actorOf(game);
  const isFromHand = isIn(game, handOf(seat), card);
  setFrame(game, CARD, card);
  emit(game, 'takeCard', seat, card, isFromHand ? 1 : 0);
  moveCard(game, card, RESOLVING);
  if (isFromHand) game.shows++;
}

/** Where the card goes when all is done: below the board, or to whoever keeps it. */
export function dispose(game: Table, card: number, seat: number): void {
  const { mem } = game;
  if (mem[KEPT] === KEEP_AS_POLICE) {
    moveCard(game, card, POLICE);
    emit(game, 'police', card);
  } else if (mem[KEPT] === KEEP_AS_PEACEMAKER) {
    moveCard(game, card, PEACEMAKERS + seat * CARD_WORDS);
    emit(game, 'peacemaker', seat, card);
  } else moveCard(game, card, PLAYED);
  mem[KEPT] = 0;
}

const withValue = (program: Program<Volk>): Steps<Volk> => [
  call(program, (game, caller, callee) => {
    const { mem } = game;
    mem[callee + l.value] = valueFor(game, mem[caller + ACTOR], mem[caller + CARD]);
  }),
];

/** 2+2 §6.5: the marker goes one box the superpower's way, and it draws a card. */
const armsRace: Steps<Volk> = [
  step((game) => {
    const isDearer = game.mem[ARMS_COST_UP] !== 0 && !isRuled(game, 'armsCostPerCard');
    if (isDearer) changeTreasury(game, sideOf(actorOf(game)), -1);
  }),
  call(moveTrack, ({ mem }, caller, callee) => {
    mem[callee + l.value] = Track.arms;
    mem[callee + l.extra] = sideOf(mem[caller + ACTOR]) === 0 ? -1 : 1;
  }),
];

/** The value of the card in dollars. */
const credit: Steps<Volk> = [
  step((game) => {
    const side = sideOf(actorOf(game));
    changeTreasury(game, side, cardOf(game, cardIn(game)).value[side]);
  }),
];

const carryOutUse = branch(useIn, [
  [optionId('event'), [call(event)]],
  [optionId('build'), withValue(buildAction)],
  [optionId('livingStandard'), withValue(standardAction)],
  [
    optionId('removeUnrest'),
    [
      call(unrestAction, (game, caller, callee) => {
        const { mem } = game;
        mem[callee + l.value] = isOwnColor(game, mem[caller + ACTOR], mem[caller + CARD]) ? 0 : 1;
      }),
    ],
  ],
  [optionId('armsRace'), armsRace],
  [optionId('credit'), credit],
]);

/**
 * The police may act at any moment of the turn: also when the action is done, before socialists
 * would have to leave the box. There is nothing to decide but that.
 */
const policeLast = ask({
  prompt: 'endTurn',
  domain: 'option',
  actor: actorOf,
  args: (game) => [isCalledFor(game) ? game.mem[HOLDING_BOX] : 0],
  legal: (game, legal) => {
    if (canUsePolice(game, actorOf(game))) add(legal, DONE);
  },
  take: () => undefined,
});

/** One card, one action. */
export const turn: Program<Volk> = program('turn', [
  step((game) => {
    const { mem } = game;
    mem[ACTIVE] = actorOf(game) + 1;
    mem[LAST_ACTOR] = actorOf(game);
  }),
  ask({
    prompt: 'takeCard',
    domain: 'card',
    actor: actorOf,
    legal: offerCards,
    take: takeCard,
  }),
  when(
    (game) => isSpecial(cardIn(game)),
    [...payForSpecial, step((game) => setFrame(game, l.answer, optionId('event'))), call(event)],
    [
      ask({
        prompt: 'useOfCard',
        domain: 'option',
        actor: actorOf,
        args: (game) => [cardIn(game)],
        legal: (game, legal) => offerUses(game, actorOf(game), cardIn(game), legal),
        take: (game, use) => {
          setFrame(game, l.answer, use);
          if (use !== optionId('event')) emit(game, 'use', actorOf(game), cardIn(game), use);
        },
      }),
      carryOutUse,
      valueIcons,
    ],
  ),
  step((game) => dispose(game, cardIn(game), actorOf(game))),
  policeLast,
  call(placeSocialists),
  step(({ mem }) => {
    mem[ACTIVE] = 0;
  }),
]);
