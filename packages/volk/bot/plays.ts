import { newMask } from '@brink/kernel';
import { Op, type Item } from '../deck/item.ts';
import { hasFactory } from '../board/economy.ts';
import { offerRaising, subsidyFor } from '../board/living-standard.ts';
import { CITY_COUNT, FIRST_ABROAD } from '../board/map.ts';
import { hasProtest, hasUnrest, protestsOf } from '../board/unrest.ts';
import { cardOf, handOf, isIn, isSpecial } from '../cards.ts';
import { isOwnColor, mayUseEvent, valueFor } from '../flow/uses.ts';
import { isForFour } from '../result.ts';
import { EAST, isSuperpower, rivalOf, sideOf } from '../sides.ts';
import { DISPLAY, DOVES, TREASURY, WALL } from '../state.ts';
import type { Table } from '../volk.ts';
import { optionId } from '../vocabulary.ts';
import { eastLosses } from './standing.ts';

/** What cards and uses are worth to a seat, in points: about one unrest each. */
const RUIN = 50;

const TRACK_WORTH = [0.7, 0.55, 0.65, 0.3, 0.3, 0.3];
/** Superpowers care for their own tracks as much. */
const POWER_TRACK_WORTH = [0.6, 0.4, 0.5, 0.6, 0.8, 0.9];

function arrowWorth(seat: number, { track, delta }: Item): number {
  const towards = sideOf(seat) === 0 ? -delta : delta;
  return towards * (isSuperpower(seat) ? POWER_TRACK_WORTH : TRACK_WORTH)[track];
}

function moneyWorth(game: Table, seat: number, side: number, dollars: number): number {
  const treasury = game.mem[TREASURY + side];
  const each = treasury + dollars < 0 ? 0.7 : treasury > 8 ? 0.15 : 0.35;
  const sign = sideOf(seat) === side ? 1 : -1;
  return sign * dollars * each * (isSuperpower(seat) ? 1 : 0.4);
}

const hasAbroad = (game: Table): boolean => {
  for (let city = FIRST_ABROAD; city < CITY_COUNT; city++) if (hasFactory(game, city)) return true;
  return false;
};

/** What an icon brings the seat if its event is carried out. */
export function itemWorth(game: Table, seat: number, item: Item): number {
  const own = sideOf(seat);
  const sign = item.side === own ? 1 : -1;
  switch (item.op) {
    case Op['unrest+']:
      return -sign * (0.9 + 0.15 * protestsOf(game, item.side));
    case Op['unrest-']:
      return hasUnrest(game, item.side) ? sign * (0.9 + 0.15 * protestsOf(game, item.side)) : 0;
    case Op.build:
      return sign * 0.6;
    case Op.dismantle:
      return -sign * (item.side === EAST ? 0.8 : 0.5);
    case Op['ls+']:
      return sign * 1.6;
    case Op['ls+noUnrest']:
      return sign * 0.8;
    case Op['ls-']:
      return -sign * 1.2;
    case Op.stop:
      return hasAbroad(game) ? -sign * 1.3 : 0;
    case Op.rundown:
      return -sign * 0.6;
    case Op.repair:
      return sign * 0.3;
    case Op.removeMassProtest:
      return hasProtest(game, EAST) ? sign * 2.5 : 0;
    case Op.wallBuild:
      return (own === EAST ? 1 : -1) * (eastLosses(game) - 1.5);
    case Op.wallRemove:
      return game.mem[WALL] === 1 ? -0.3 : 0;
    case Op['dove-']:
      return isForFour(game) ? -0.15 - 0.1 * (6 - game.mem[DOVES]) : 0;
    case Op['dove+']:
      return 0.1 * (6 - game.mem[DOVES]);
    case Op.pay:
      return moneyWorth(game, seat, item.power === 2 ? own : item.power, -item.amount);
    case Op.gain:
      return moneyWorth(game, seat, item.power === 2 ? own : item.power, item.amount);
    case Op.conflict:
      return (item.power === 2 || item.power === own ? -1 : 1) * (isSuperpower(seat) ? 0.7 : 0.3);
    case Op.peacemaker:
      return 0.3 + 0.1 * (6 - game.mem[DOVES]);
    case Op.choicePrestigeOrDominance:
      return 0.7;
    case Op.ussrValueDown:
      return own === EAST ? -0.6 : 0.6;
    case Op.guillaume:
    case Op.moveUnrest:
      return own === EAST ? 0.3 : 0.2;
    case Op.arrow:
      return arrowWorth(seat, item);
    default:
      return 0;
  }
}

function eventWorth(game: Table, seat: number, card: number): number {
  const { color, items } = cardOf(game, card);
  let sum = 0;
  let worst = 0;
  let doves = game.mem[DOVES];
  for (let i = 0; i < items.length; i++) {
    const item = game.rules.deck.items[items[i]];
    if (color === 'blue' && item.half >= 0 && item.half !== sideOf(seat)) continue;
    const worth = itemWorth(game, seat, item);
    sum += worth;
    worst = Math.min(worst, worth);
    if (item.op === Op['dove-']) doves--;
  }
  if (isForFour(game) && doves < 0) return -RUIN;
  return color === 'neutral' ? sum - worst : sum;
}

const raisable = newMask();

function standardWorth(game: Table, seat: number, card: number): number {
  raisable.fill(0);
  const value = valueFor(game, seat, card);
  offerRaising(game, sideOf(seat), value, raisable);
  let left = value;
  let levels = 0;
  // Cheapest first: those without a gap, then those with a small one.
  for (let gap = 0; gap <= 2 && levels < 3; gap++) {
    for (let word = raisable[0]; word !== 0 && levels < 3; word &= word - 1) {
      const province = 31 - Math.clz32(word & -word);
      if (subsidyFor(game, province) !== gap || gap > left) continue;
      left -= gap;
      levels++;
    }
  }
  return levels === 0 ? -1 : 1.75 * levels;
}

/** What the icons beside and below the value bring. */
function valueIconsWorth(game: Table, seat: number, card: number): number {
  if (!isForFour(game)) return 0;
  const { right, below } = cardOf(game, card);
  let sum = 0;
  for (const index of right) {
    const item = game.rules.deck.items[index];
    if (item.power === sideOf(seat)) sum += itemWorth(game, seat, item);
  }
  for (const index of below) {
    const item = game.rules.deck.items[index];
    if (item.op === Op['dove-'] && game.mem[DOVES] === 0) return -RUIN;
    sum += itemWorth(game, seat, item);
  }
  return sum;
}

/** What using a card in one way is worth to a seat. */
export function useWorth(game: Table, seat: number, card: number, use: number): number {
  const side = sideOf(seat);
  if (use === optionId('event')) return eventWorth(game, seat, card);
  const icons = valueIconsWorth(game, seat, card);
  if (use === optionId('build')) return 0.62 * valueFor(game, seat, card) + icons;
  if (use === optionId('livingStandard')) return standardWorth(game, seat, card) + icons;
  if (use === optionId('removeUnrest')) {
    const worth = 0.9 + 0.3 * protestsOf(game, side);
    return worth - (isOwnColor(game, seat, card) ? 0 : 0.7) + icons;
  }
  if (use === optionId('credit')) {
    return moneyWorth(game, seat, side, cardOf(game, card).value[side]) + icons;
  }
  // The arms race: dear, and dangerous when the doves are gone.
  const doves = game.mem[DOVES];
  return (doves === 0 ? -8 : doves === 1 ? -1 : 0.2) + 0.05 * game.mem[TREASURY + side] + icons;
}

/** The best that a seat can make of a card. */
export function cardWorth(game: Table, seat: number, card: number): number {
  if (isSpecial(card)) return eventWorth(game, seat, card) - 0.6;
  let best = useWorth(game, seat, card, optionId('build'));
  const standard = useWorth(game, seat, card, optionId('livingStandard'));
  if (standard > best) best = standard;
  if (mayUseEvent(game, seat, card)) {
    best = Math.max(best, useWorth(game, seat, card, optionId('event')));
  }
  best = Math.max(best, useWorth(game, seat, card, optionId('removeUnrest')));
  // A card of the display that suits the other side is better taken away from it.
  if (isIn(game, DISPLAY, card) && mayUseEvent(game, rivalOf(sideOf(seat)), card)) {
    best += 0.25 * Math.max(0, eventWorth(game, rivalOf(sideOf(seat)), card));
  }
  // Hand cards do not run away.
  return isIn(game, handOf(seat), card) ? best - 0.4 : best;
}
