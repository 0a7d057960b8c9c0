import { program, step, type Program } from '@brink/kernel';
import { DECADES, PROTESTS_TO_COLLAPSE } from '../data/tracks.ts';
import { protestsOf } from '../board/unrest.ts';
import { emit } from '../emit.ts';
import { EAST, WEST } from '../sides.ts';
import { DECADE } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { eastLoses, westLoses } from './verdict.ts';

/** Phase 10. Four mass protests bring a state down; if both fall, or none at last, East wins. */
function check(game: Table): void {
  const [west, east] = [protestsOf(game, WEST), protestsOf(game, EAST)];
  emit(game, 'protests', west, east);
  if (west >= PROTESTS_TO_COLLAPSE) {
    return westLoses(game, east >= PROTESTS_TO_COLLAPSE ? 'bothCollapse' : 'collapse');
  }
  if (east >= PROTESTS_TO_COLLAPSE) return eastLoses(game, 'collapse');
  if (game.mem[DECADE] === DECADES) westLoses(game, 'survival');
}

export const collapse: Program<Volk> = program('collapse', [step(check)]);
