import { when } from '@brink/kernel';
import { US, controlled, gain, place, raised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import {
  Benelux,
  Canada,
  France,
  Norway,
  UnitedKingdom,
  WesternEurope,
  countries,
} from '../../map.ts';

/** A US-controlled United Kingdom: 1 influence next to it; with NATO 2 in Western Europe and 2 VP. */
export default card(105, {
  condition: controlled(US, UnitedKingdom),
  event: [
    when(
      raised(Flag.Nato),
      [place(US, { points: 1, each: 2, where: WesternEurope }), gain(US, 2)],
      [place(US, { points: 1, where: countries(Canada, Norway, Benelux, France) })],
    ),
  ],
});
