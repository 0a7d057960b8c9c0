import { program, step, type Program } from '@brink/kernel';
import { highestStandard, standardOf } from '../board/living-standard.ts';
import { WB, sideOfProvince } from '../board/map.ts';
import { changeUnrest } from '../board/unrest.ts';
import { emit } from '../emit.ts';
import { berlinProtest } from '../items/unrest.ts';
import { isRuled } from '../rulings.ts';
import { PROVINCE_COUNT } from '../state.ts';
import type { Table, Volk } from '../volk.ts';

/** A province tolerates one level less than the best of its state; West Berlin none. */
export const envyOf = (game: Table, province: number, lag: number): number =>
  province === WB && !isRuled(game, 'berlinTolerates') ? lag : Math.max(0, lag - 1);

/** Unrest that a province gets from the comparison within its state. */
export const envyIn = (game: Table, province: number): number =>
  envyOf(
    game,
    province,
    highestStandard(game, sideOfProvince(province)) - standardOf(game, province),
  );

/** Phase 6. Provinces look at the best one of their own state. */
export const comparison: Program<Volk> = program('comparison', [
  step((game) => {
    for (let province = 0; province < PROVINCE_COUNT; province++) {
      const unrest = envyIn(game, province);
      if (unrest === 0) continue;
      emit(game, 'comparison', province, highestStandard(game, sideOfProvince(province)), unrest);
      changeUnrest(game, province, unrest);
    }
  }),
  berlinProtest,
]);
