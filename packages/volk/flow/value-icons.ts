import { ACTOR, CARD, add, call, l, step, whilst, type Mask, type Steps } from '@brink/kernel';
import { cardOf } from '../cards.ts';
import { Op, packItem } from '../deck/item.ts';
import { bindItem, carryOut, chooserOf } from '../items/carry.ts';
import { rivalOf, sideOf } from '../sides.ts';
import type { Table, Volk } from '../volk.ts';
import { USES, actorOf, ask, frameAt, optionId, setFrame } from '../vocabulary.ts';

const cardIn = (game: Table): number => frameAt(game, CARD);
const useIn = (game: Table): number => frameAt(game, l.answer);

/** 2+2 §7: icons beside the value for the side they name, those below it for everybody. */
function valueItemsOf(game: Table, card: number, seat: number): readonly number[] {
  const { right, below } = cardOf(game, card);
  const { items } = game.rules.deck;
  return [...right.filter((item) => items[item].power === sideOf(seat)), ...below];
}

const usesValue = (game: Table): boolean =>
  useIn(game) !== optionId('event') && useIn(game) < USES.length;

const valueItemsIn = (game: Table): readonly number[] =>
  usesValue(game) ? valueItemsOf(game, cardIn(game), actorOf(game)) : [];

/** The side whose superpower an icon brings into conflict, or -1. */
const conflictOf = (game: Table, item: number): number => {
  const { op, power } = game.rules.deck.items[item];
  if (op !== Op.conflict) return -1;
  return power === 2 ? sideOf(actorOf(game)) : power;
};

/** From left to right; of two superpowers in conflict the player says who draws first (2+2 §8). */
function offerValueIcons(game: Table, legal: Mask): void {
  const items = valueItemsIn(game);
  const left = frameAt(game, l.count);
  const next = items.findIndex((_, i) => left & (1 << i));
  add(legal, next);
  const side = conflictOf(game, items[next]);
  const other = items.findIndex(
    (item, i) => left & (1 << i) && side >= 0 && conflictOf(game, item) === rivalOf(side),
  );
  if (other >= 0) add(legal, other);
}

/**
 * What using the value of a card brings after the action. In the frame of the turn `count` has one
 * bit for each icon still to come, `target` is the next.
 */
export const valueIcons: Steps<Volk> = [
  step((game) => setFrame(game, l.count, (1 << valueItemsIn(game).length) - 1)),
  whilst(
    (game) => frameAt(game, l.count) !== 0,
    [
      ask({
        prompt: 'nextItem',
        domain: 'item',
        actor: actorOf,
        auto: true,
        args: (game) => [
          cardIn(game),
          ...valueItemsIn(game).map((item) => packItem(game.rules.deck.items[item])),
        ],
        legal: offerValueIcons,
        take: (game, index) => {
          setFrame(game, l.count, frameAt(game, l.count) & ~(1 << index));
          setFrame(game, l.target, index);
        },
      }),
      call(carryOut, (game, caller, callee) => {
        const { mem } = game;
        const seat = mem[caller + ACTOR];
        const item = valueItemsOf(game, mem[caller + CARD], seat)[mem[caller + l.target]];
        bindItem(game, callee, item, chooserOf(game.rules.deck.items[item], seat));
      }),
    ],
  ),
];
