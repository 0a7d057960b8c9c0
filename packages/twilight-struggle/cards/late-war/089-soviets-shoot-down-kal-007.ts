import { when } from '@brink/kernel';
import { US, conduct, controlled, degradeDefcon, gain } from '@brink/struggle';
import { card } from '../../card.ts';
import { SouthKorea } from '../../map.ts';

/** DEFCON drops by 1, US: 2 VP; with South Korea also 4 operations, but no coup. */
export default card(89, {
  event: [
    degradeDefcon(1),
    gain(US, 2),
    when(controlled(US, SouthKorea), [
      conduct(US, 4, { kinds: ['influence', 'realign'], optional: true }),
    ]),
  ],
});
