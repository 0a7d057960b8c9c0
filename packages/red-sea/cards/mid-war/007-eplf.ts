import { US, USSR, addTo, controlled, gain, nextTo, place, regionOf } from '@brink/struggle';
import { card } from '../../card.ts';

/** If the USSR controls Ethiopia: the US gains 1 VP, 1 influence there and 1 beside it. */
export default card(7, ({ Ethiopia }) => ({
  condition: controlled(USSR, Ethiopia),
  event: [
    gain(US, 1),
    addTo(US, Ethiopia, 1),
    place(US, { points: 1, where: nextTo(regionOf([Ethiopia])) }),
  ],
}));
