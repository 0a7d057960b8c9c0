import { DONE, add, again, l, program, type Program } from '@brink/kernel';
import { build, offerBuilding } from '../board/economy.ts';
import { sideOf } from '../sides.ts';
import type { Volk } from '../volk.ts';
import { actorOf, ask, frameAt, setFrame } from '../vocabulary.ts';

/** Up to the value of the card (`value`): a factory or a piece of infrastructure a point. */
export const buildAction: Program<Volk> = program('buildAction', [
  ask({
    prompt: 'build',
    domain: 'site',
    actor: actorOf,
    auto: true,
    args: (game) => [frameAt(game, l.value)],
    legal: (game, legal) => {
      if (frameAt(game, l.value) > 0) offerBuilding(game, sideOf(actorOf(game)), 0, legal);
      add(legal, DONE);
    },
    take: (game, site) => {
      if (site === DONE) return;
      build(game, site);
      setFrame(game, l.value, frameAt(game, l.value) - 1);
      if (frameAt(game, l.value) > 0) again(game);
    },
  }),
]);
