import { CARD, FP, decision, has, legal, nextActor } from '@brink/kernel';
import {
  canDismantle,
  hasFactory,
  hasLine,
  isRundown,
  whyNoBuilding,
  whyNoDismantling,
} from './board/economy.ts';
import { standardOf } from './board/living-standard.ts';
import {
  CITY_COUNT,
  FIRST_ABROAD,
  FIRST_EAST,
  FIRST_LINE,
  WB,
  across,
  ownerOfCity,
  ownerOfLine,
  sideOfProvince,
} from './board/map.ts';
import { canMove } from './board/tracks.ts';
import { hasUnrest, unrestOf } from './board/unrest.ts';
import { cardOf, isSpecial } from './cards.ts';
import { Track } from './deck/item.ts';
import { mayUseEvent } from './flow/uses.ts';
import { isInDebt } from './items/money.ts';
import { isSuperpower, sideOf } from './sides.ts';
import { USED } from './state.ts';
import type { Table } from './volk.ts';
import { OPTIONS } from './vocabulary.ts';

/** Why a choice is closed. */
export const WHY_NOT = [
  'other',
  'notYourTurn',
  'cardElsewhere',
  'specialIsRed',
  'inDebt',
  'eventOfOthers',
  'nothingToRaise',
  'noUnrest',
  'cannotPay',
  'onlySuperpowers',
  'noArms',
  'endOfTrack',
  'otherState',
  'standsAlready',
  'onlyByEvent',
  'massProtest',
  'noFactoryBeside',
  'nothingThere',
  'roadBeside',
  'isRundown',
  'isAbroad',
  'notRundown',
  'full',
  'tooPoor',
  'raisedAlready',
  'bySupplier',
  'notAcross',
  'notPoorer',
] as const;
/** Why a choice is closed. */
export type WhyNot = (typeof WHY_NOT)[number];

const OWN_SIDE: ReadonlySet<string> = new Set(['build', 'raiseStandard']);
const EAST_SITES: ReadonlySet<string> = new Set(['rundown', 'repair', 'stop']);

function whyNoCard(game: Table, seat: number, card: number): WhyNot {
  if (!isSpecial(card)) return 'cardElsewhere';
  if (sideOf(seat) === 0) return 'specialIsRed';
  return isSuperpower(seat) && isInDebt(game, sideOf(seat)) ? 'inDebt' : 'cardElsewhere';
}

function whyNoUse(game: Table, seat: number, use: number): WhyNot {
  const side = sideOf(seat);
  const card = game.mem[game.mem[FP] + CARD];
  const name = OPTIONS[use];
  if ((name === 'armsRace' || name === 'credit') && !isSuperpower(seat)) return 'onlySuperpowers';
  if (name === 'event' && !mayUseEvent(game, seat, card)) return 'eventOfOthers';
  if (isSuperpower(seat) && isInDebt(game, side)) return 'inDebt';
  if (name === 'livingStandard') return 'nothingToRaise';
  if (name === 'removeUnrest') {
    if (!hasUnrest(game, side)) return 'noUnrest';
    return canDismantle(game, side) ? 'other' : 'cannotPay';
  }
  if (name !== 'armsRace') return 'other';
  if (cardOf(game, card).noArms) return 'noArms';
  return canMove(game, Track.arms, side === 0 ? -1 : 1) ? 'other' : 'endOfTrack';
}

function whyNoSite(game: Table, seat: number, prompt: string, site: number, side: number): WhyNot {
  const owner = site < FIRST_LINE ? ownerOfCity[site] : ownerOfLine[site - FIRST_LINE];
  if (prompt === 'build') {
    return owner === sideOf(seat) ? whyNoBuilding(game, site) : 'otherState';
  }
  if (prompt === 'dismantle') return owner === side ? whyNoDismantling(game, site) : 'otherState';
  if (!EAST_SITES.has(prompt)) return 'other';
  if (owner === 0) return 'otherState';
  const isThere = site < CITY_COUNT ? hasFactory(game, site) : hasLine(game, site - FIRST_LINE);
  if (!isThere || site >= CITY_COUNT) return 'nothingThere';
  if (prompt === 'rundown') return site >= FIRST_ABROAD ? 'isAbroad' : 'isRundown';
  return prompt === 'repair' && !isRundown(game, site) ? 'notRundown' : 'other';
}

function whyNoProvince(
  game: Table,
  seat: number,
  prompt: string,
  args: readonly number[],
  province: number,
): WhyNot {
  if (prompt === 'attack') {
    if (!across[args[0]].includes(province)) return 'notAcross';
    return standardOf(game, province) < standardOf(game, args[0]) ? 'other' : 'notPoorer';
  }
  const side = OWN_SIDE.has(prompt)
    ? sideOf(seat)
    : prompt === 'placeUnrest' || prompt === 'removeUnrest'
      ? args[0]
      : -1;
  if (side >= 0 && sideOfProvince(province) !== side) return 'otherState';
  if (prompt === 'raiseStandard') {
    if (province === WB) return 'bySupplier';
    return game.mem[USED] & (1 << province) ? 'raisedAlready' : 'tooPoor';
  }
  if (prompt === 'placeUnrest') return game.mem[USED] & (1 << province) ? 'full' : 'other';
  if (prompt === 'policeAction' && province < FIRST_EAST) return 'otherState';
  return unrestOf(game, province) === 0 ? 'noUnrest' : 'other';
}

/** Why a seat may not choose this now; nothing if it may. */
export function whyNot(game: Table, seat: number, choice: number): WhyNot | undefined {
  const asked = decision(game);
  if (!asked || nextActor(game) !== seat) return 'notYourTurn';
  if (has(legal(game, seat), choice)) return undefined;
  const { prompt, domain, args } = asked;
  if (prompt === 'takeCard') return whyNoCard(game, seat, choice);
  if (prompt === 'useOfCard') return whyNoUse(game, seat, choice);
  if (domain === 'site') return whyNoSite(game, seat, prompt, choice, args[0]);
  if (domain === 'province') return whyNoProvince(game, seat, prompt, args, choice);
  return 'other';
}
