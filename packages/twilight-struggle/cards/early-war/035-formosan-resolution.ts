import { US, controls, lowerFlag, raise, whileRaised } from '@brink/struggle';
import { card } from '../../card.ts';
import { REGIONS } from '../../data/regions.ts';
import { Flag } from '../../flags.ts';
import { Taiwan } from '../../map.ts';
import { isPeaceInChina } from '../../scenarios/chinese-civil-war.ts';

const ASIA = REGIONS.indexOf('asia');

/** A Taiwan of the US is a battleground when Asia is scored, until the US plays the China Card. */
export default card(35, {
  needs: isPeaceInChina,
  event: [raise(Flag.FormosanResolution)],
  lasting: [
    whileRaised(Flag.FormosanResolution, {
      extraBattleground: (game, region) =>
        region === ASIA && controls(game, US, Taiwan) ? Taiwan : -1,
    }),
    whileRaised(Flag.FormosanResolution, US, {
      onPassing: (game) => lowerFlag(game, Flag.FormosanResolution),
    }),
  ],
});
