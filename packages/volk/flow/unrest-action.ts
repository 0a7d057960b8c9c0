import { l, program, when, type Program } from '@brink/kernel';
import { dismantle, offerDismantling } from '../board/economy.ts';
import { changeUnrest, offerUnrest } from '../board/unrest.ts';
import { sideOf } from '../sides.ts';
import type { Volk } from '../volk.ts';
import { actorOf, ask, frameAt } from '../vocabulary.ts';

/** One unrest of the own state; unless the card is of the own colour (`value` 0) it costs a point. */
export const unrestAction: Program<Volk> = program('unrestAction', [
  ask({
    prompt: 'removeUnrest',
    domain: 'province',
    actor: actorOf,
    args: (game) => [sideOf(actorOf(game))],
    legal: (game, legal) => offerUnrest(game, sideOf(actorOf(game)), 0, legal),
    take: (game, province) => changeUnrest(game, province, -1),
  }),
  when(
    (game) => frameAt(game, l.value) !== 0,
    [
      ask({
        prompt: 'dismantle',
        domain: 'site',
        actor: actorOf,
        args: (game) => [sideOf(actorOf(game)), 1],
        legal: (game, legal) => offerDismantling(game, sideOf(actorOf(game)), 0, legal),
        take: dismantle,
      }),
    ],
  ),
]);
