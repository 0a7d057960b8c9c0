import { when } from '@brink/kernel';
import { US, USSR, addTo, controlled, gain, raise, takeAway } from '@brink/struggle';
import { card } from '../../card.ts';

/** 2 VP if the USSR controls Ethiopia, else the US leaves it to 1 of the USSR. Allows Mengistu. */
export default card(21, ({ Flag, Ethiopia }) => ({
  event: [
    when(
      controlled(USSR, Ethiopia),
      [gain(USSR, 2)],
      [takeAway(US, Ethiopia), addTo(USSR, Ethiopia, 1)],
    ),
    raise(Flag.LionFalters),
  ],
}));
