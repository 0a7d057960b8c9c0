import { when } from '@brink/kernel';
import {
  US,
  USSR,
  battlegrounds,
  controlledBy,
  countOf,
  gain,
  type Condition,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { isRuled } from '../../rulings.ts';

const ofUs = countOf(battlegrounds.and(controlledBy(US)));
const ofUssr = countOf(battlegrounds.and(controlledBy(USSR)));
const leads: Condition = (game) => ofUs(game) > ofUssr(game);

/** With more battlegrounds than the USSR the US gains 2 VP. */
export default card(48, {
  condition: (game) => leads(game) || isRuled(game, 'kitchenDebatesAlwaysRemoved'),
  event: [when(leads, [gain(US, 2)])],
});
