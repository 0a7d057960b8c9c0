import { l, when } from '@brink/kernel';
import {
  US,
  addTo,
  always,
  ask,
  branch,
  controlled,
  degradeDefcon,
  gain,
  improveDefcon,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** With Kenya the US gains 1 VP and moves DEFCON by 1; without it, 2 influence there. */
export default card(18, ({ Kenya }) => ({
  event: [
    when(
      controlled(US, Kenya),
      [
        gain(US, 1),
        ask(US, l.answer, { raise: always, lower: always }, 'defconStep'),
        branch(l.answer, { raise: [improveDefcon(1)], lower: [degradeDefcon(1)] }),
      ],
      [addTo(US, Kenya, 2)],
    ),
  ],
}));
