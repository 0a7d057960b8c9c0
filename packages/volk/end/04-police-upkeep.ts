import { program, step, type Program } from '@brink/kernel';
import { emit } from '../emit.ts';
import { policeCount } from '../items/police.ts';
import type { Volk } from '../volk.ts';
import { eastDismantles } from './losses.ts';

/** Phase 4. Every police card costs East a point of its choice. */
export const policeUpkeep: Program<Volk> = program('policeUpkeep', [
  step((game) => emit(game, 'policeUpkeep', policeCount(game))),
  eastDismantles(policeCount, true),
]);
