import { l, local, members, step } from '@brink/kernel';
import {
  US,
  USSR,
  Where,
  always,
  ask,
  closing,
  optionId,
  raise,
  regionOf,
  throughout,
  whileRaised,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { CIVIL_WAR_BOX } from '../../data/countries.ts';
import { REGIONS } from '../../data/regions.ts';
import { Flag } from '../../flags.ts';
import { REGION_SETS } from '../../map.ts';
import { CHERNOBYL_REGION } from '../../state.ts';

const anyRegion = {
  europe: always,
  middleEast: always,
  asia: always,
  africa: always,
  centralAmerica: always,
  southAmerica: always,
};

// The box of the Chinese Civil War belongs to Asia (§12.1).
const asiaWithBox = regionOf([...members(REGION_SETS.asia.words), CIVIL_WAR_BOX]);

/** The region that was named. */
const named = new Where((game, out) => {
  const id = REGIONS[game.mem[CHERNOBYL_REGION] - 1];
  (id === 'asia' ? asiaWithBox : REGION_SETS[id]).into(game, out);
});

/** The US names a region: this turn the USSR places no influence there with operations. */
export default card(94, {
  event: [
    ask(US, l.answer, anyRegion, 'chernobyl'),
    step((game) => {
      game.mem[CHERNOBYL_REGION] = local(game, l.answer) - optionId('europe') + 1;
    }),
    raise(Flag.Chernobyl),
  ],
  lasting: [
    whileRaised(Flag.Chernobyl, USSR, { limitPlacing: closing(named) }),
    throughout({ onTurnEnd: ({ mem }) => void (mem[CHERNOBYL_REGION] = 0) }),
  ],
});
