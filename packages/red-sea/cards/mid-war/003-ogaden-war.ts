import { US, against, notRaised, war } from '@brink/struggle';
import { card } from '../../card.ts';

/** US war in Ethiopia: wins on 5 or 6, 2 VP, 2 military operations. Ended by F-5Es Delivered. */
export default card(3, ({ Flag, Ethiopia }) => ({
  needs: notRaised(Flag.F5Es),
  event: [against(Ethiopia), war(US, { needs: 5, vp: 2, militaryOps: 2 })],
}));
