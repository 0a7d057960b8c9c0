import { add, type Mask } from '@brink/kernel';
import { Op, Track, type Item } from '../deck/item.ts';
import { canDismantle } from '../board/economy.ts';
import { canMove } from '../board/tracks.ts';
import { hasUnrest } from '../board/unrest.ts';
import { cardOf } from '../cards.ts';
import { isInDebt } from '../items/money.ts';
import { isSuperpower, sideOf, USSR } from '../sides.ts';
import { USSR_VALUE_DOWN } from '../state.ts';
import type { Table } from '../volk.ts';
import { optionId } from '../vocabulary.ts';
import { canRaise } from './standard-action.ts';

/** The value a card has for a seat that builds or raises the living standard with it. */
export function valueFor({ mem, rules }: Table, seat: number, card: number): number {
  const value = rules.deck.cards[card]!.value[sideOf(seat)];
  return seat === USSR && mem[USSR_VALUE_DOWN] ? Math.max(0, value - 1) : value;
}

/** A card of the own colour removes unrest for nothing. */
export const isOwnColor = (game: Table, seat: number, card: number): boolean =>
  cardOf(game, card).color === (sideOf(seat) === 0 ? 'yellow' : 'red');

export function mayUseEvent(game: Table, seat: number, card: number): boolean {
  const { color } = cardOf(game, card);
  if (color === 'red') return sideOf(seat) === 1;
  return color === 'yellow' ? sideOf(seat) === 0 : true;
}

/** Whether an icon of an event would fill the treasury of the seat that plays it. */
export const isGainFor = ({ op, power }: Item, seat: number): boolean =>
  op === Op.gain && (power === sideOf(seat) || power === 2);

/** 2+2 §6.6: whether an event of the seat would fill its own treasury. */
export function fillsTreasury(game: Table, seat: number, card: number): boolean {
  const side = sideOf(seat);
  const { color, items } = cardOf(game, card);
  return items.some((index) => {
    const item = game.rules.deck.items[index];
    if (!isGainFor(item, seat)) return false;
    return color !== 'blue' || item.half < 0 || item.half === side;
  });
}

export function offerUses(game: Table, seat: number, card: number, legal: Mask): void {
  const side = sideOf(seat);
  const isPower = isSuperpower(seat);
  if (isPower) add(legal, optionId('credit'));
  const isPoor = isPower && isInDebt(game, side);
  if (mayUseEvent(game, seat, card) && (!isPoor || fillsTreasury(game, seat, card))) {
    add(legal, optionId('event'));
  }
  if (isPoor) return;
  add(legal, optionId('build'));
  if (canRaise(game, side, valueFor(game, seat, card))) add(legal, optionId('livingStandard'));
  const isFree = isOwnColor(game, seat, card);
  if (hasUnrest(game, side) && (isFree || canDismantle(game, side))) {
    add(legal, optionId('removeUnrest'));
  }
  if (isPower && !cardOf(game, card).noArms && canMove(game, Track.arms, side === 0 ? -1 : 1)) {
    add(legal, optionId('armsRace'));
  }
}
