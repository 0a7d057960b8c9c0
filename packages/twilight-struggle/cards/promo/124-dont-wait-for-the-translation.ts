import { when } from '@brink/kernel';
import { MILITARY_OPS, US, USSR, gain, type Condition } from '@brink/struggle';
import { card } from '../../card.ts';
import { isRuled } from '../../rulings.ts';

const isUsBehind: Condition = ({ mem }) => mem[MILITARY_OPS + US] < mem[MILITARY_OPS + USSR];

/** The US gains 2 VP if it has fewer military operations than the USSR. */
export default card(124, {
  condition: (game) => isUsBehind(game) || !isRuled(game, 'translationNeedsFewerMilitaryOps'),
  event: [when(isUsBehind, [gain(US, 2)])],
});
