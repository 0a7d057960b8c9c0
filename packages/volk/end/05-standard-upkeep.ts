import { add, l, program, step, whilst, type Mask, type Program } from '@brink/kernel';
import { exportValue } from '../board/economy.ts';
import {
  changeSector,
  changeStandard,
  offerSectorsToEmpty,
  standardOf,
} from '../board/living-standard.ts';
import { NI, SH, WB, suppliers } from '../board/map.ts';
import { emit } from '../emit.ts';
import { isRuled } from '../rulings.ts';
import { WEST } from '../sides.ts';
import { HAMBURG, PROVINCE_COUNT, SECTOR_STANDARD } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { ask, frameAt, setFrame } from '../vocabulary.ts';

/** Levels above the export factory of a province. */
export const excessOf = (game: Table, province: number, hamburg: number): number =>
  Math.max(0, standardOf(game, province) - exportValue(game, province, hamburg));

/** West decides about Hamburg only where it matters. */
function offerHamburg(game: Table, legal: Mask): void {
  const loss = (province: number, hamburg: number): number => excessOf(game, province, hamburg);
  if (loss(SH, SH) === loss(SH, NI) && loss(NI, SH) === loss(NI, NI)) return;
  add(legal, SH);
  add(legal, NI);
}

/** More than any factory is worth. */
const NO_LIMIT = 99;

/** The smallest export factory among the provinces that supply West Berlin now. */
export function supplyLimit(game: Table): number {
  let least = NO_LIMIT;
  for (let sector = 0; sector < suppliers.length; sector++) {
    if (game.mem[SECTOR_STANDARD + sector] > 0) {
      least = Math.min(least, exportValue(game, suppliers[sector], -1));
    }
  }
  return least;
}

/** `value` in the frame is the limit as the phase found it. */
const berlinLimit = (game: Table): number =>
  isRuled(game, 'berlinLimitStays') ? frameAt(game, l.value) : supplyLimit(game);

/** Phase 5. Living standard above the export factory is lost. */
export const standardUpkeep: Program<Volk> = program('standardUpkeep', [
  ask({
    prompt: 'hamburg',
    domain: 'province',
    actor: () => WEST,
    legal: offerHamburg,
    take: ({ mem }, province) => {
      mem[HAMBURG] = province + 1;
    },
  }),
  step((game) => {
    // Where it makes no difference Hamburg counts for Schleswig-Holstein.
    const hamburg = (game.mem[HAMBURG] || SH + 1) - 1;
    for (let province = 0; province < PROVINCE_COUNT; province++) {
      const excess = province === WB ? 0 : excessOf(game, province, hamburg);
      if (excess === 0) continue;
      emit(game, 'standardLost', province, excess);
      changeStandard(game, province, -excess);
    }
    game.mem[HAMBURG] = 0;
    setFrame(game, l.value, supplyLimit(game));
  }),
  whilst(
    (game) => standardOf(game, WB) > berlinLimit(game),
    [
      ask({
        prompt: 'emptySector',
        domain: 'sector',
        actor: () => WEST,
        auto: true,
        legal: offerSectorsToEmpty,
        take: (game, sector) => changeSector(game, sector, -1),
      }),
    ],
  ),
]);
