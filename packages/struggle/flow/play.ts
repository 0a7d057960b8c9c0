import {
  ACTOR,
  CARD,
  FP,
  add,
  call,
  l,
  program,
  pushFrame,
  step,
  type Mask,
  type Steps,
} from '@brink/kernel';
import { dispose, isIn, moveCard, zoneOf } from '../deck.ts';
import { emit } from '../emit.ts';
import { fixReach } from '../influence.ts';
import { conductOperations } from '../operations/operations.ts';
import { canSpace, spaceAttempt } from '../operations/space.ts';
import { branch, optionId } from '../options.ts';
import { rawOps } from '../ops-value.ts';
import { NEUTRAL, rivalOf, type Side } from '../sides.ts';
import { COMMITTED, RESOLVING, SWAPPED } from '../state.ts';
import type { CardFacts, EventCondition, Table, World } from '../world.ts';
import { question } from '../question.ts';

/** No card in the frame yet: its owner has chosen one and not shown it. */
export const UNSHOWN = 0;

/** The fixed facts of a card. */
export function factsOf(game: Table, card: number): CardFacts {
  const facts = game.rules.cards[card];
  if (!facts) throw new Error(`no card ${card} in ${game.rules.id}`);
  return facts;
}

/** Operations on a card before anything changes them. */
export const printedOps = (game: Table, side: Side, card: number): number =>
  game.rules.rule.printedOps?.(game, side, card) ?? factsOf(game, card).ops;

/** Whether other events let this one happen at all. */
export function isAllowed(game: Table, card: number): boolean {
  const event = game.rules.events[card];
  return event !== undefined && (event.needs === undefined || event.needs(game));
}

/** Whether the event would take place if it were played by `player` now (§5.2). */
export function canHappen(game: Table, card: number, player: Side): boolean {
  const event = game.rules.events[card];
  if (!event || !isAllowed(game, card)) return false;
  if (!event.condition) return true;
  return holdsFor(game, card, player, event.condition);
}

/** Conditions speak of the frame's owner, so ask them in a frame of whoever carries it out. */
function holdsFor(game: Table, card: number, player: Side, condition: EventCondition): boolean {
  const { mem } = game;
  const frame = mem[FP];
  const [actorBefore, cardBefore] = [mem[frame + ACTOR], mem[frame + CARD]];
  mem[frame + ACTOR] = eventPlayer(game, card, player);
  mem[frame + CARD] = card;
  const answer = condition(game, player);
  mem[frame + ACTOR] = actorBefore;
  mem[frame + CARD] = cardBefore;
  return answer;
}

/** Who carries the event out: its own side, or whoever plays a neutral card. */
export function eventPlayer(game: Table, card: number, player: Side): Side {
  const { side } = factsOf(game, card);
  return side === NEUTRAL ? player : ((side ^ game.mem[SWAPPED]) as Side);
}

/** Opens the event's frame if it can happen; answers whether it does. */
export function startEvent(game: Table, card: number, player: Side): boolean {
  const actor = eventPlayer(game, card, player);
  if (!canHappen(game, card, player)) {
    emit(game, 'noEvent', actor, card);
    return false;
  }
  emit(game, 'event', actor, card);
  pushFrame(game, game.rules.events[card]!.address);
  game.mem[game.mem[FP] + ACTOR] = actor;
  game.mem[game.mem[FP] + CARD] = card;
  return true;
}

const cardInPlay = ({ mem }: Table): number => {
  const frame = mem[FP];
  return mem[frame + CARD] === UNSHOWN
    ? mem[COMMITTED + mem[frame + ACTOR]] - 1
    : mem[frame + CARD];
};

function offerUses(game: Table, uses: Mask): void {
  const side = game.mem[game.mem[FP] + ACTOR] as Side;
  const card = cardInPlay(game);
  const facts = factsOf(game, card);
  if (facts.isScoring) {
    add(uses, optionId('event'));
  } else if (facts.side === rivalOf(side)) {
    if (isAllowed(game, card)) {
      add(uses, optionId('eventFirst'));
      add(uses, optionId('operationsFirst'));
    } else {
      add(uses, optionId('operations'));
    }
  } else {
    if (canHappen(game, card, side)) add(uses, optionId('event'));
    add(uses, optionId('operations'));
  }
  if (!facts.isScoring && canSpace(game, side, printedOps(game, side, card)))
    add(uses, optionId('space'));
  game.rules.rule.limitUses(game, side, card, uses);
}

/** From here on the card is on the table for all to see. */
function show(game: Table, use: number): void {
  const { mem } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const card = cardInPlay(game);
  mem[frame + CARD] = card;
  mem[COMMITTED + side] = 0;
  mem[frame + l.answer] = use;
  mem[frame + l.extra] = 0;
  game.shows++;
  if (zoneOf(game, card) >= 0) moveCard(game, card, RESOLVING);
  emit(game, 'play', side, card, use);
  game.rules.rule.onPlay(game, side, card, use);
}

const HAPPENED = l.extra;

const playEvent = step<World>((game) => {
  const { mem } = game;
  const frame = mem[FP];
  if (startEvent(game, mem[frame + CARD], mem[frame + ACTOR] as Side)) mem[frame + HAPPENED] = 1;
});

const playOperations: Steps<World> = [
  call(conductOperations, (game, caller, callee) => {
    const { mem } = game;
    const side = mem[caller + ACTOR] as Side;
    mem[callee + l.value] = rawOps(game, side, printedOps(game, side, mem[caller + CARD]));
  }),
];

/** By ruling the event counts among what was there when the operations began (§6.1.1). */
const betweenEventAndOperations = step<World>((game) => {
  const { mem, rules } = game;
  const frame = mem[FP];
  if (rules.rule.reachAfterEvent?.(game)) fixReach(game);
  rules.rule.afterEventFirst?.(game, mem[frame + ACTOR] as Side, mem[frame + CARD]);
});

/** Puts away the card whose event has or has not happened. */
const putAway = step<World>((game) => {
  const { mem } = game;
  const frame = mem[FP];
  const card = mem[frame + CARD];
  dispose(game, card, mem[frame + HAPPENED] === 1 && factsOf(game, card).isStarred);
});

/**
 * §5.0: a card is played for its event, for operations or into space. The frame's actor plays
 * the frame's card, or the one he has committed.
 */
export const playCard = program<World>('playCard', [
  question({
    prompt: 'useOfCard',
    domain: 'option',
    actor: ({ mem }) => mem[mem[FP] + ACTOR],
    args: (game) => [cardInPlay(game)],
    legal: offerUses,
    take: show,
  }),
  branch(l.answer, {
    event: [playEvent],
    operations: playOperations,
    eventFirst: [playEvent, betweenEventAndOperations, playOperations],
    operationsFirst: [playOperations, playEvent],
    space: [call(spaceAttempt)],
  }),
  putAway,
]);

/** A card that another event brings into play comes onto the table first. */
const bringOut = (use: 'event' | 'operations' | 'space') =>
  step<World>((game) => {
    const { mem } = game;
    const frame = mem[FP];
    const card = mem[frame + CARD];
    mem[frame + HAPPENED] = 0;
    if (!isIn(game, RESOLVING, card)) moveCard(game, card, RESOLVING);
    game.reveals++;
    game.rules.rule.onPlay(game, mem[frame + ACTOR] as Side, card, optionId(use));
  });

/** Plays a card for its event alone, as headlines and other events do. */
export const playForEvent = program<World>('playForEvent', [bringOut('event'), playEvent, putAway]);

/** The event of a card that lies on the table and that nobody has played. */
export const resolveEvent = program<World>('resolveEvent', [
  step(({ mem }) => void (mem[mem[FP] + HAPPENED] = 0)),
  playEvent,
  putAway,
]);

/** Uses a card for its operations without the event. */
export const playForOperations = program<World>('playForOperations', [
  bringOut('operations'),
  playOperations,
  putAway,
]);

/** Sends a card into space that another event has brought into play. */
export const playIntoSpace = program<World>('playIntoSpace', [
  bringOut('space'),
  call(spaceAttempt),
  putAway,
]);
