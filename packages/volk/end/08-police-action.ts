import { program, step, whilst, type Program } from '@brink/kernel';
import { changeUnrest, hasUnrest, offerUnrest } from '../board/unrest.ts';
import { emit } from '../emit.ts';
import { freshPolice } from '../items/police.ts';
import { EAST } from '../sides.ts';
import { EXHAUSTED } from '../state.ts';
import type { Volk } from '../volk.ts';
import { ask } from '../vocabulary.ts';

/** Phase 8. Police cards that are not exhausted remove unrest; then all are fresh again. */
export const policeAtEnd: Program<Volk> = program('policeAtEnd', [
  whilst(
    (game) => freshPolice(game) > 0 && hasUnrest(game, EAST),
    [
      step((game) => {
        game.mem[EXHAUSTED]++;
        emit(game, 'policeAction', EAST);
      }),
      ask({
        prompt: 'policeAction',
        domain: 'province',
        actor: () => EAST,
        auto: true,
        legal: (game, legal) => offerUnrest(game, EAST, 0, legal),
        take: (game, province) => changeUnrest(game, province, -1),
      }),
    ],
  ),
  step(({ mem }) => {
    mem[EXHAUSTED] = 0;
  }),
]);
