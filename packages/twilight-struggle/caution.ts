import { promptCode } from '@brink/kernel';
import { cautionOf, isRaised } from '@brink/struggle';
import { CubanMissileCrisis } from './flags.ts';

export const caution = cautionOf({
  desperate: 12,
  isInPeril: (game, actor) =>
    isRaised(game, CubanMissileCrisis + actor) || promptCode(game) === 'defconLevel',
  accidents: ['defcon', 'cubanMissileCrisis', 'vp', 'europeControl'],
});
