import { RETURNED, when } from '@brink/kernel';
import { COUP_FREE, USSR, attemptCoup, battlegrounds, marked, type Where } from '@brink/struggle';
import { card } from '../../card.ts';
import { Africa, CentralAmerica, SouthAmerica } from '../../map.ts';

const targets = Africa.or(CentralAmerica).or(SouthAmerica).minus(battlegrounds);
const attempt = (where: Where) =>
  attemptCoup(USSR, 3, { kind: COUP_FREE, countsAsMilitary: true, optional: true, where });

/** The USSR may attempt a coup outside battlegrounds; if US influence goes, another elsewhere. */
export default card(107, {
  event: [attempt(targets), when(({ mem }) => mem[RETURNED] > 0, [attempt(targets.minus(marked))])],
});
