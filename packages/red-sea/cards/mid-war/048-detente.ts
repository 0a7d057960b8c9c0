import { step, when } from '@brink/kernel';
import {
  MILITARY_OPS,
  US,
  USSR,
  gainMilitary,
  passingCardWith,
  setMilitaryOps,
  sideOf,
  takePassingCard,
} from '@brink/struggle';
import { card } from '../../card.ts';

/** 2 military operations for the USSR, 2 less for the US; Romanian Autonomy comes over face up. */
export default card(48, {
  event: [
    gainMilitary(USSR, 2),
    step((game) => {
      const us = sideOf(game, US);
      setMilitaryOps(game, us, Math.max(0, game.mem[MILITARY_OPS + us] - 2));
    }),
    when(passingCardWith(US), [takePassingCard(USSR, true)]),
  ],
});
