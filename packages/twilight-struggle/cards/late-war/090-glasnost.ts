import { when } from '@brink/kernel';
import { USSR, conduct, gain, improveDefcon, raised } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';

/** DEFCON improves by 1, USSR: 2 VP; after The Reformer also 4 operations, but no coup. */
export default card(90, {
  event: [
    gain(USSR, 2),
    improveDefcon(1),
    when(raised(Flag.TheReformer), [
      conduct(USSR, 4, { kinds: ['influence', 'realign'], optional: true }),
    ]),
  ],
});
