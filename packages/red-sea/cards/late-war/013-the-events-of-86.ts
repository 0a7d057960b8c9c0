import { when } from '@brink/kernel';
import { US, USSR, controlled, controlledBy, countOf, gain, remove } from '@brink/struggle';
import { card } from '../../card.ts';
import { MiddleEast, SouthYemen } from '../../map.ts';

/** 1 VP if the USSR controls South Yemen; it loses 1 in the Middle East for each country of the US. */
export default card(13, {
  event: [
    when(controlled(USSR, SouthYemen), [gain(US, 1)]),
    remove(USSR, {
      by: US,
      points: countOf(MiddleEast.and(controlledBy(US))),
      where: MiddleEast,
    }),
  ],
});
