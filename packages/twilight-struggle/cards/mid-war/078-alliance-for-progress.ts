import { US, battlegrounds, controlledBy, countOf, gain } from '@brink/struggle';
import { card } from '../../card.ts';
import { CentralAmerica, SouthAmerica } from '../../map.ts';

const held = CentralAmerica.or(SouthAmerica).and(battlegrounds).and(controlledBy(US));

/** The US gains 1 VP for each battleground that it controls in Central and South America. */
export default card(78, { event: [gain(US, countOf(held))] });
