import { l, local, step } from '@brink/kernel';
import { US, always, ask, optionId, raise } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { CHERNOBYL_REGION } from '../../state.ts';

const anyRegion = {
  europe: always,
  middleEast: always,
  asia: always,
  africa: always,
  centralAmerica: always,
  southAmerica: always,
};

/** The US names a region: this turn the USSR places no influence there with operations. */
export default card(94, {
  event: [
    ask(US, l.answer, anyRegion, 'chernobyl'),
    step((game) => {
      game.mem[CHERNOBYL_REGION] = local(game, l.answer) - optionId('europe') + 1;
    }),
    raise(Flag.Chernobyl),
  ],
});
