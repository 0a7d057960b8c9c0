import { add, l, when, type Steps } from '@brink/kernel';
import { PROVINCES } from '../data/provinces.ts';
import { Op } from '../deck/item.ts';
import {
  changeSector,
  changeStandard,
  offerSectorsToEmpty,
  offerSectorsToFill,
  standardOf,
} from '../board/living-standard.ts';
import { WB, isInArea, sideOfProvince } from '../board/map.ts';
import { changeUnrest, isWithinCap, markUsed } from '../board/unrest.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask, frameAt, setFrame } from '../vocabulary.ts';
import { itemOf } from './carry.ts';

function calmAfter(game: Table, province: number): void {
  if (itemOf(game).op === Op['ls+']) changeUnrest(game, province, -1);
}

const isBerlin = (game: Table): boolean => frameAt(game, l.value) === WB + 1;

/** A level by event: nobody asks about the economy. */
export const grantStandard: Steps<Volk> = [
  ask({
    prompt: 'grantStandard',
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
      setFrame(game, l.value, province + 1);
      if (province === WB) return;
      changeStandard(game, province, 1);
      calmAfter(game, province);
    },
  }),
  when(isBerlin, [
    ask({
      prompt: 'fillSector',
      domain: 'sector',
      actor: actorOf,
      auto: true,
      legal: offerSectorsToFill,
      take: (game, sector) => {
        changeSector(game, sector, 1);
        calmAfter(game, WB);
      },
    }),
  ]),
];

export const lowerStandard: Steps<Volk> = [
  ask({
    prompt: 'lowerStandard',
    domain: 'province',
    actor: actorOf,
    auto: true,
    args: (game) => [itemOf(game).side],
    legal: (game, legal) => {
      const { side, where } = itemOf(game);
      for (let province = 0; province < PROVINCES.length; province++) {
        if (sideOfProvince(province) !== side || !isInArea(province, where)) continue;
        if (standardOf(game, province) > 0) add(legal, province);
      }
    },
    take: (game, province) => {
      setFrame(game, l.value, province + 1);
      if (province !== WB) changeStandard(game, province, -1);
    },
  }),
  when(isBerlin, [
    ask({
      prompt: 'emptySector',
      domain: 'sector',
      actor: actorOf,
      auto: true,
      legal: offerSectorsToEmpty,
      take: (game, sector) => changeSector(game, sector, -1),
    }),
  ]),
];
