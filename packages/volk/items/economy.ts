import { step, when, type Steps } from '@brink/kernel';
import {
  build,
  canDismantle,
  canRunAnyDown,
  dismantle,
  offerBuilding,
  offerDismantling,
  offerRepair,
  offerRundown,
  offerStop,
  repair,
  runDown,
  stop,
} from '../board/economy.ts';
import { eastLoses } from '../end/verdict.ts';
import { EAST } from '../sides.ts';
import { PHASE } from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { actorOf, ask } from '../vocabulary.ts';
import { itemOf } from './carry.ts';

export const buildPoint: Steps<Volk> = [
  ask({
    prompt: 'build',
    domain: 'site',
    actor: actorOf,
    auto: true,
    args: () => [1],
    legal: (game, legal) => offerBuilding(game, itemOf(game).side, itemOf(game).where, legal),
    take: build,
  }),
];

/** Nothing is left to dismantle when East must: the state is insolvent. */
export function checkSolvency(game: Table): void {
  if (!canDismantle(game, EAST)) eastLoses(game, 'insolvency');
}

/** At the decade's end a dismantling that East cannot carry out ends the game. */
function checkAtEnd(game: Table, side: number): void {
  if (game.mem[PHASE] !== 0 && side === EAST) checkSolvency(game);
}

export const dismantlePoint: Steps<Volk> = [
  step((game) => checkAtEnd(game, itemOf(game).side)),
  ask({
    prompt: 'dismantle',
    domain: 'site',
    actor: actorOf,
    auto: true,
    args: (game) => [itemOf(game).side, 1],
    legal: (game, legal) => offerDismantling(game, itemOf(game).side, itemOf(game).where, legal),
    take: dismantle,
  }),
];

/** In the prestige phase East dismantles instead when no factory can run down. */
export const runDownFactory: Steps<Volk> = [
  when(
    (game) => game.mem[PHASE] !== 0 && !canRunAnyDown(game),
    [
      step(checkSolvency),
      ask({
        prompt: 'dismantle',
        domain: 'site',
        actor: actorOf,
        auto: true,
        args: () => [EAST, 1],
        legal: (game, legal) => offerDismantling(game, EAST, 0, legal),
        take: dismantle,
      }),
    ],
    [
      ask({
        prompt: 'rundown',
        domain: 'site',
        actor: actorOf,
        auto: true,
        args: () => [1],
        legal: (game, legal) => offerRundown(game, itemOf(game).where, legal),
        take: runDown,
      }),
    ],
  ),
];

export const repairFactory: Steps<Volk> = [
  ask({
    prompt: 'repair',
    domain: 'site',
    actor: actorOf,
    auto: true,
    legal: (game, legal) => offerRepair(game, itemOf(game).where, legal),
    take: repair,
  }),
];

export const stopAbroad: Steps<Volk> = [
  ask({
    prompt: 'stop',
    domain: 'site',
    actor: actorOf,
    auto: true,
    legal: (game, legal) => offerStop(game, itemOf(game).where, legal),
    take: stop,
  }),
];
