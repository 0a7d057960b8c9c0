import { CHANCE, add, call, l, step, type Steps } from '@brink/kernel';
import { FIRST_SPECIAL } from '../deck/deck.ts';
import { Op } from '../deck/item.ts';
import { putIn, handOf, isIn, takeFrom } from '../cards.ts';
import { emit, emitTo } from '../emit.ts';
import { powerOf, sideOf } from '../sides.ts';
import {
  ACTIVE,
  ARMS_COST_UP,
  DECADE,
  KEPT,
  LAST_ACTOR,
  SPACE_CARD,
  USSR_VALUE_DOWN,
  WAITING,
  WALL,
} from '../state.ts';
import type { Table, Volk } from '../volk.ts';
import { ask, branch } from '../vocabulary.ts';
import { defineCarryOut, itemOf } from './carry.ts';
import { drawConflictCard } from './drawn.ts';
import {
  buildPoint,
  dismantlePoint,
  repairFactory,
  runDownFactory,
  stopAbroad,
} from './economy.ts';
import { guillaume } from './guillaume.ts';
import { grantStandard, lowerStandard } from './living-standard.ts';
import { changeTreasury, doveDown, doveUp } from './money.ts';
import { KEEP_AS_PEACEMAKER, disbandStasi, gainPolice } from './police.ts';
import { arrow, choiceArrow } from './tracks.ts';
import { moveUnrest, placeUnrest, removeMassProtest, removeUnrest } from './unrest.ts';

const setWall =
  (to: number) =>
  (game: Table): void => {
    game.mem[WALL] = to;
    emit(game, 'wall', to);
  };

/** The side that a money or conflict icon means; "active" is the bloc that has acted last. */
const sideMeant = (game: Table): number => {
  const { power } = itemOf(game);
  return power === 2 ? sideOf(game.mem[LAST_ACTOR]) : power;
};

/** A card of the next decade for the hand of a superpower, unseen by the others. */
const nextDecadeCard: Steps<Volk> = [
  ask({
    prompt: 'nextDecadeCard',
    domain: 'card',
    actor: () => CHANCE,
    args: (game) => [sideMeant(game)],
    legal: (game, legal) => {
      const first = game.mem[DECADE] * 20 + 1;
      for (let card = first; card < Math.min(first + 20, FIRST_SPECIAL); card++) {
        if (isIn(game, WAITING, card)) add(legal, card);
      }
    },
    take: (game, card) => {
      const seat = powerOf(sideMeant(game));
      takeFrom(game, WAITING, card);
      putIn(game, handOf(seat), card);
      game.mem[SPACE_CARD + sideOf(seat)] = 1;
      game.reveals++;
      emitTo(game, seat, 'draw', seat, card);
      emit(game, 'nextDecadeCard', sideOf(seat));
    },
  }),
];

const raiseFlag = (at: number, code: 'armsCostUp' | 'ussrValueDown'): Steps<Volk> => [
  step((game) => {
    game.mem[at] = 1;
    emit(game, code);
  }),
];

/** What each icon does. */
defineCarryOut(
  branch(
    (game) => itemOf(game).op,
    [
      [Op['unrest+'], placeUnrest],
      [Op['unrest-'], removeUnrest],
      [Op.moveUnrest, moveUnrest],
      [Op.build, buildPoint],
      [Op.dismantle, dismantlePoint],
      [Op['ls+'], grantStandard],
      [Op['ls+noUnrest'], grantStandard],
      [Op['ls-'], lowerStandard],
      [Op.stop, stopAbroad],
      [Op.rundown, runDownFactory],
      [Op.repair, repairFactory],
      [Op.police, gainPolice],
      [Op.removeMassProtest, removeMassProtest],
      [Op.wallBuild, [step(setWall(1))]],
      [Op.wallRemove, [step(setWall(2))]],
      [Op.stasiDisband, disbandStasi],
      [Op.guillaume, guillaume],
      [Op['dove-'], [step(doveDown)]],
      [Op['dove+'], [step(doveUp)]],
      [Op.pay, [step((game) => changeTreasury(game, sideMeant(game), -itemOf(game).amount))]],
      [Op.gain, [step((game) => changeTreasury(game, sideMeant(game), itemOf(game).amount))]],
      [
        Op.conflict,
        [
          call(drawConflictCard, (game, caller, callee) => {
            const { power } = game.rules.deck.items[game.mem[caller + l.target]];
            const side = power === 2 ? sideOf(game.mem[LAST_ACTOR]) : power;
            game.mem[callee + l.value] = side;
          }),
        ],
      ],
      [
        Op.peacemaker,
        [
          step(({ mem }) => {
            if (mem[ACTIVE] !== 0) mem[KEPT] = KEEP_AS_PEACEMAKER;
          }),
        ],
      ],
      [Op.choicePrestigeOrDominance, choiceArrow],
      [Op.armsCostUp, raiseFlag(ARMS_COST_UP, 'armsCostUp')],
      [Op.ussrValueDown, raiseFlag(USSR_VALUE_DOWN, 'ussrValueDown')],
      [Op.drawNextDecadeCard, nextDecadeCard],
      [Op.arrow, arrow],
    ],
  ),
);

export { carryOut } from './carry.ts';
