import { USSR, against, notRaised, war } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Israel } from '../../map.ts';

/** The USSR attacks Israel, whose own control counts: wins on 4 to 6, 2 VP, 2 military operations. */
export default card(13, {
  needs: notRaised(Flag.CampDavidAccords),
  event: [against(Israel), war(USSR, { needs: 4, vp: 2, militaryOps: 2, defenderCounts: true })],
});
