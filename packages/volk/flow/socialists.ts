import { add, program, step, whilst, type Program } from '@brink/kernel';
import { FIRST_EAST } from '../board/map.ts';
import { calm, canCalm, protestingUnrest } from '../board/unrest.ts';
import { EAST } from '../sides.ts';
import { HOLDING_BOX, PROVINCE_COUNT } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { ask } from '../vocabulary.ts';

export const isCalledFor = (game: Table): boolean =>
  game.mem[HOLDING_BOX] > 0 && protestingUnrest(game) > 0;

/** Where socialists are enough for all, nobody has to be asked. */
function calmAll(game: Table): void {
  if (protestingUnrest(game) > game.mem[HOLDING_BOX]) return;
  for (let province = FIRST_EAST; province < PROVINCE_COUNT; province++) {
    while (canCalm(game, province)) calm(game, province);
  }
}

/** Socialists of the holding box must go where there is a mass protest; East distributes them. */
export const placeSocialists: Program<Volk> = program('placeSocialists', [
  step(calmAll),
  whilst(isCalledFor, [
    ask({
      prompt: 'placeSocialist',
      domain: 'province',
      actor: () => EAST,
      auto: true,
      args: ({ mem }) => [mem[HOLDING_BOX]],
      legal: (game, legal) => {
        for (let province = FIRST_EAST; province < PROVINCE_COUNT; province++) {
          if (canCalm(game, province)) add(legal, province);
        }
      },
      take: calm,
    }),
  ]),
]);
