import { l, step, whilst, type Steps } from '@brink/kernel';
import {
  canRunAnyDown,
  dismantle,
  offerDismantling,
  offerRundown,
  runDown,
} from '../board/economy.ts';
import { prestigeHolder } from '../board/tracks.ts';
import { checkSolvency } from '../items/economy.ts';
import { isRuled } from '../rulings.ts';
import { EAST } from '../sides.ts';
import type { Table, Volk } from '../volk.ts';
import { ask, frameAt, setFrame } from '../vocabulary.ts';

/**
 * In the frame: `count` losses are still to come, `extra` is who picks the next one, `value` is 1
 * where East picks them all.
 */
const lossesLeft = (game: Table): number => frameAt(game, l.count);
const picker = (game: Table): number => frameAt(game, l.extra);

const oneLess: Steps<Volk> = [
  step((game) => {
    setFrame(game, l.count, lossesLeft(game) - 1);
    if (frameAt(game, l.value) === 0) setFrame(game, l.extra, 1 - picker(game));
  }),
];

const dismantleOne: Steps<Volk> = [
  step(checkSolvency),
  ask({
    prompt: 'dismantle',
    domain: 'site',
    actor: picker,
    auto: true,
    args: (game) => [EAST, lossesLeft(game)],
    legal: (game, legal) => offerDismantling(game, EAST, 0, legal),
    take: dismantle,
  }),
  oneLess,
];

/** East dismantles; both pick in turn, the holder of prestige first, or East alone. */
export const eastDismantles = (
  points: (game: Table) => number,
  isEastAlone: boolean,
): Steps<Volk> => [
  step((game) => {
    setFrame(game, l.count, points(game));
    setFrame(game, l.extra, isEastAlone ? EAST : prestigeHolder(game));
    setFrame(game, l.value, isEastAlone ? 1 : 0);
  }),
  whilst((game) => lossesLeft(game) > 0, dismantleOne),
];

/** Factories run down, picked in turn; when none is left the rest is dismantled. */
export const eastRunsDown = (factories: (game: Table) => number): Steps<Volk> => [
  step((game) => {
    const isEastAlone = isRuled(game, 'eastPicksRundowns');
    setFrame(game, l.count, factories(game));
    setFrame(game, l.extra, isEastAlone ? EAST : prestigeHolder(game));
    setFrame(game, l.value, isEastAlone ? 1 : 0);
  }),
  whilst(
    (game) => lossesLeft(game) > 0 && canRunAnyDown(game),
    [
      ask({
        prompt: 'rundown',
        domain: 'site',
        actor: picker,
        auto: true,
        args: (game) => [lossesLeft(game)],
        legal: (game, legal) => offerRundown(game, 0, legal),
        take: runDown,
      }),
      oneLess,
    ],
  ),
  whilst((game) => lossesLeft(game) > 0, dismantleOne),
];
