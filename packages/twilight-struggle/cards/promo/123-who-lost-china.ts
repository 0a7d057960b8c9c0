import { step } from '@brink/kernel';
import { US, USSR, setMilitaryOps, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';
import { chinaCardWith } from '../../flow/china-card.ts';

/** While the USSR has the China Card: the military operations of the US go back to 0. */
export default card(123, {
  condition: chinaCardWith(USSR),
  event: [step((game) => setMilitaryOps(game, sideOf(game, US), 0))],
});
