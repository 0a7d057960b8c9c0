import {
  ACTOR,
  CARD,
  CHANCE,
  DONE,
  FP,
  add,
  call,
  isEmpty,
  l,
  local,
  setLocal,
  step,
  when,
  type Ask,
  type Call,
  type Local,
  type Mask,
  type Program,
  type Steps,
} from '@brink/kernel';
import { handOf, offerZone } from '../deck.ts';
import { factsOf, playCard, playForEvent, playForOperations, playIntoSpace } from '../flow/play.ts';
import { coup, type CoupOptions } from '../operations/coup.ts';
import { operations, type OperationsOptions } from '../operations/operations.ts';
import { realign, type RealignOptions } from '../operations/realign.ts';
import { canSpace } from '../operations/space.ts';
import { rawEventOps } from '../ops-value.ts';
import { always, ask, branch, optionId } from '../options.ts';
import type { PlainPrompt } from '../prompts.ts';
import { sideOf, type Who } from '../sides.ts';
import { COUP_FREE, type Condition, type Table, type World } from '../world.ts';
import { amount, type Amount } from './influence.ts';
import { question } from '../question.ts';

/** Chance takes a card of a hand; its number goes into a local. */
export const randomCardOf = (who: Who, into: Local): Ask<World> =>
  question({
    prompt: 'randomCard',
    domain: 'card',
    actor: () => CHANCE,
    auto: true,
    legal: (game, legal) => offerZone(game, handOf(sideOf(game, who)), legal),
    take: (game, card) => setLocal(game, into, card),
  });

/** Who picks a card, from where, and whether they must. */
export interface PickCard {
  readonly by: Who;
  readonly prompt: PlainPrompt;
  /** Adds the cards that may be chosen. */
  readonly from: (game: Table, legal: Mask) => void;
  /** "May": the player can also take none; the local is then 0. */
  readonly optional?: boolean | Condition;
}

/** A player chooses a card; its number goes into a local. */
export const pickCard = (into: Local, { by, prompt, from, optional }: PickCard): Ask<World> =>
  question({
    prompt,
    domain: 'card',
    actor: (game) => sideOf(game, by),
    legal: (game, legal) => {
      from(game, legal);
      const mayLeave = typeof optional === 'function' ? optional(game) : optional;
      if (mayLeave && !isEmpty(legal)) add(legal, DONE);
    },
    take: (game, card) => setLocal(game, into, card === DONE ? 0 : card),
  });

/** "Conducts operations as with a card of so many points" (§7.4.3). */
export function conduct(who: Who, printed: Amount, options: OperationsOptions = {}): Call<World> {
  return call(operations(options), (game, _caller, callee) => {
    const side = sideOf(game, who);
    game.mem[callee + ACTOR] = side;
    game.mem[callee + l.value] = rawEventOps(game, side, amount(game, printed));
  });
}

/** "Attempts a coup as with a card of so many points", where `options` say. */
export function attemptCoup(who: Who, printed: Amount, options: CoupOptions): Call<World> {
  return call(coup({ ...options, isGranted: true }), (game, _caller, callee) => {
    const side = sideOf(game, who);
    game.mem[callee + ACTOR] = side;
    game.mem[callee + l.value] = rawEventOps(game, side, amount(game, printed));
  });
}

/** So many realignment rolls that an event grants, where `options` say. */
export function realignFreely(
  who: Who,
  rolls: Amount,
  options: Omit<RealignOptions, 'kind'>,
): Call<World> {
  return call(realign({ ...options, kind: COUP_FREE }), (game, _caller, callee) => {
    game.mem[callee + ACTOR] = sideOf(game, who);
    game.mem[callee + l.value] = amount(game, rolls);
  });
}

const playWith = (program: Program<World>, who: Who, from: Local): Call<World> =>
  call(program, (game, caller, callee) => {
    const { mem } = game;
    const side = sideOf(game, who);
    mem[callee + ACTOR] = side;
    mem[callee + CARD] = mem[caller + from];
  });

/** `who` plays the card in a local as if from his hand: event, operations or space. */
export const playIt = (who: Who, from: Local): Call<World> => playWith(playCard, who, from);

/** `who` plays the card in a local for its event. */
export const playItsEvent = (who: Who, from: Local): Call<World> =>
  playWith(playForEvent, who, from);

/** `who` uses the operations of the card in a local; its event does not happen. */
export const playItsOperations = (who: Who, from: Local): Call<World> =>
  playWith(playForOperations, who, from);

/** `who` sends the card in a local into space. */
export const playItIntoSpace = (who: Who, from: Local): Call<World> =>
  playWith(playIntoSpace, who, from);

/** How a card may be used whose event does not take place. */
export interface UseWithoutEvent {
  /** Whether the space race is a use as well. */
  readonly maySpace: Condition;
  /** Between what is chosen and what is done. */
  readonly before?: Steps<World>;
}

/** `who` uses a card in a local without its event. Local `answer`: how. */
export const useWithoutEvent = (
  who: Who,
  from: Local,
  { maySpace, before = [] }: UseWithoutEvent,
): Steps<World> => [
  step((game) => setLocal(game, l.answer, optionId('operations'))),
  when<World>(
    (game) =>
      maySpace(game) && canSpace(game, sideOf(game, who), factsOf(game, local(game, from)).ops),
    [
      ask(who, l.answer, { operations: always, space: always }, 'useOfCard', (game) => [
        local(game, from),
      ]),
    ],
  ),
  before,
  branch(l.answer, {
    operations: [playItsOperations(who, from)],
    space: [playItIntoSpace(who, from)],
  }),
];

/** A local holds something: a card was drawn, a country was named. */
export const has =
  (from: Local): Condition =>
  ({ mem }) =>
    mem[mem[FP] + from] !== 0;

/** The card that a local holds. */
export const cardIn =
  (from: Local) =>
  ({ mem }: Table): number =>
    mem[mem[FP] + from];
