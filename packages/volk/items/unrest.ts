import { add, l, whilst, type Steps } from '@brink/kernel';
import { PROVINCES } from '../data/provinces.ts';
import { UNREST_PER_PROTEST } from '../data/tracks.ts';
import { FIRST_EAST, isInArea, sideOfProvince, suppliers } from '../board/map.ts';
import {
  canCalm,
  changeUnrest,
  isLinkDue,
  isWithinCap,
  linkProtest,
  markUsed,
  offerUnrest,
  unrestOf,
} from '../board/unrest.ts';
import { EAST } from '../sides.ts';
import { PROVINCE_COUNT } from '../state.ts';
import type { Volk } from '../volk.ts';
import { actorOf, ask, frameAt, setFrame } from '../vocabulary.ts';
import { itemOf } from './carry.ts';

/** Each mass protest that arises in West Berlin hits a supplier too; East says which. */
export const berlinProtest: Steps<Volk> = [
  whilst(isLinkDue, [
    ask({
      prompt: 'linkProtest',
      domain: 'province',
      actor: () => EAST,
      legal: (_, legal) => suppliers.forEach((province) => add(legal, province)),
      take: linkProtest,
    }),
  ]),
];

export const placeUnrest: Steps<Volk> = [
  ask({
    prompt: 'placeUnrest',
    domain: 'province',
    actor: actorOf,
    auto: true,
    args: (game) => [itemOf(game).side],
    legal: (game, legal) => {
      const { side, where, cap } = itemOf(game);
      for (let province = 0; province < PROVINCES.length; province++) {
        if (sideOfProvince(province) !== side || !isInArea(province, where)) continue;
        if (isWithinCap(game, province, cap)) add(legal, province);
      }
    },
    take: (game, province) => {
      if (itemOf(game).cap > 0) markUsed(game, province);
      changeUnrest(game, province, 1);
    },
  }),
  berlinProtest,
];

export const removeUnrest: Steps<Volk> = [
  ask({
    prompt: 'removeUnrest',
    domain: 'province',
    actor: actorOf,
    auto: true,
    args: (game) => [itemOf(game).side],
    legal: (game, legal) => offerUnrest(game, itemOf(game).side, itemOf(game).where, legal),
    take: (game, province) => changeUnrest(game, province, -1),
  }),
];

/** From any province of the East to any other. */
export const moveUnrest: Steps<Volk> = [
  ask({
    prompt: 'moveUnrestFrom',
    domain: 'province',
    actor: actorOf,
    auto: true,
    legal: (game, legal) => offerUnrest(game, EAST, 0, legal),
    take: (game, province) => setFrame(game, l.value, province + 1),
  }),
  ask({
    prompt: 'moveUnrestTo',
    domain: 'province',
    actor: actorOf,
    legal: (game, legal) => {
      const from = frameAt(game, l.value) - 1;
      if (from < 0) return;
      for (let province = FIRST_EAST; province < PROVINCE_COUNT; province++) {
        if (province !== from) add(legal, province);
      }
    },
    take: (game, province) => {
      changeUnrest(game, frameAt(game, l.value) - 1, -1);
      changeUnrest(game, province, 1);
    },
  }),
];

/** A province under mass protest is cut to three unrest. */
export const removeMassProtest: Steps<Volk> = [
  ask({
    prompt: 'removeProtest',
    domain: 'province',
    actor: actorOf,
    auto: true,
    legal: (game, legal) => {
      for (let province = 0; province < PROVINCE_COUNT; province++) {
        if (canCalm(game, province)) add(legal, province);
      }
    },
    take: (game, province) =>
      changeUnrest(game, province, UNREST_PER_PROTEST - 1 - unrestOf(game, province)),
  }),
];
