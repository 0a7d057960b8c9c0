import { step, when } from '@brink/kernel';
import { USSR, addTo, controlled, raise, setStability } from '@brink/struggle';
import { card } from '../../card.ts';
import { Flag } from '../../flags.ts';
import { Ethiopia } from '../../map.ts';

/** 2 USSR influence in Ethiopia; if that gives control, its stability is 3 from now on. */
export default card(26, {
  event: [
    addTo(USSR, Ethiopia, 2),
    when(controlled(USSR, Ethiopia), [
      step((game) => setStability(game, Ethiopia, 3)),
      raise(Flag.TheDerg),
    ]),
  ],
});
