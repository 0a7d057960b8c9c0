import { decision, type Caution } from '@brink/kernel';
import { isForFour } from './result.ts';
import { DOVES } from './state.ts';
import type { Volk } from './volk.ts';

/** No card turns more doves down than this. */
const MOST_DOVES_DOWN = 3;

/** Decisions after which no dove can fall: places on the map, and the order of boxes. */
const HARMLESS: ReadonlySet<string> = new Set(['province', 'site', 'sector', 'box']);

/** Only the red button loses at once what another choice would have kept: by rule of §11. */
export const caution: Caution<Volk> = {
  isInDanger: (game) => isForFour(game) && game.mem[DOVES] <= MOST_DOVES_DOWN,
  isHarmless: (game) => HARMLESS.has(decision(game)?.domain ?? ''),
  insist: () => {},
  accidents: ['nuclearWar'],
};
