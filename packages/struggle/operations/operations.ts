import {
  ACTOR,
  CARD,
  DONE,
  add,
  call,
  l,
  local,
  program,
  setLocal,
  type Program,
} from '@brink/kernel';
import { emit } from '../emit.ts';
import { branch, optionId } from '../options.ts';
import type { Side } from '../sides.ts';
import { COUP_FREE, COUP_WITH_OPS, type CoupKind, type Table, type World } from '../world.ts';
import type { Where } from '../where.ts';
import { canCoup, coup } from './coup.ts';
import { canMix, mixOperations } from './mixed.ts';
import { canPlace, placeInfluence } from './place.ts';
import { canRealign, realign } from './realign.ts';
import { question } from '../question.ts';

/** Which operations an event grants, where, and whether they may be declined. */
export interface OperationsOptions {
  readonly kinds?: readonly ('influence' | 'coup' | 'realign')[];
  readonly kind?: CoupKind;
  readonly where?: Where;
  /** "May conduct operations": the player may also leave it. */
  readonly optional?: boolean;
}

/** The programs of operations: those of a card, and those that an event grants in its own way. */
export const OPERATIONS = 'operations';
const GRANTED_OPERATIONS = 'grantedOperations';

/**
 * §6.0: all points of a card go into one kind of operation. Local `value` holds them, before
 * region bonuses.
 */
export function operations(options: OperationsOptions = {}): Program<World> {
  const { kinds = ['influence', 'coup', 'realign'], kind = COUP_WITH_OPS, where } = options;
  const limits = { kind, ...(where && { where }) };
  const isGranted = kind !== COUP_WITH_OPS || where !== undefined;
  const mixes = options.kinds === undefined && !isGranted;
  const inherit = (game: Table, caller: number, callee: number): void => {
    game.mem[callee + l.value] = game.mem[caller + l.value];
  };
  const allows = (game: Table, name: (typeof kinds)[number]): boolean => {
    const side = local(game, ACTOR) as Side;
    if (!kinds.includes(name)) return false;
    if (name === 'influence') return canPlace(game, side, local(game, CARD), local(game, l.value));
    return name === 'coup' ? canCoup(game, side, limits) : canRealign(game, side, limits);
  };
  return program<World>(isGranted ? GRANTED_OPERATIONS : OPERATIONS, [
    question({
      prompt: 'operations',
      domain: 'option',
      actor: (game) => local(game, ACTOR),
      args: (game) => [Math.max(1, local(game, l.value)), local(game, CARD)],
      legal: (game, legal) => {
        let any = false;
        for (const name of kinds) {
          if (!allows(game, name)) continue;
          add(legal, optionId(name));
          any = true;
        }
        if (mixes && canMix(game)) add(legal, optionId('mixed'));
        if (any && options.optional) add(legal, DONE);
      },
      take: (game, choice) => {
        setLocal(game, l.answer, choice === DONE ? 0 : choice);
        if (choice !== DONE) {
          const side = local(game, ACTOR) as Side;
          emit(game, 'operations', side, Math.max(1, local(game, l.value)), choice);
        }
      },
    }),
    branch(l.answer, {
      influence: [call(placeInfluence, inherit)],
      coup: [call(coup(limits), inherit)],
      // Free rolls need not all be made; bought ones must (§6.0).
      realign: [call(realign({ ...limits, optional: kind === COUP_FREE }), inherit)],
      ...(mixes && { mixed: [call(mixOperations, inherit)] }),
    }),
  ]);
}

/** Operations of a card, in any way the player likes. */
export const conductOperations = operations();
/** The same, where the text says "may". */
export const mayConductOperations = operations({ optional: true });
