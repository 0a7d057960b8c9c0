import {
  ACTOR,
  CARD,
  DONE,
  FP,
  RETURNED,
  add,
  isEmpty,
  l,
  newMask,
  program,
  pushFrame,
  step,
  when,
  type Mask,
  type Program,
} from '@brink/kernel';
import { changeDefcon, gainMilitaryOps } from '../defcon.ts';
import { roll } from '../die.ts';
import { emit } from '../emit.ts';
import {
  addInfluence,
  isBattleground,
  markOnly,
  stabilityOf,
  takeInfluence,
} from '../influence.ts';
import { opsIn } from '../ops-value.ts';
import { always, ask, optionId } from '../options.ts';
import { SELF, rivalOf, type Side } from '../sides.ts';
import { COUNTRY_WORDS, PRESENCE } from '../state.ts';
import { COUP_FREE, COUP_WITH_OPS, type CoupKind, type Table, type World } from '../world.ts';
import type { Where } from '../where.ts';
import { question } from '../question.ts';

/** How a coup is made: with operations or free, where, and what it counts for. */
export interface CoupOptions {
  readonly kind: CoupKind;
  /** Where an event allows it; anywhere otherwise. */
  readonly where?: Where;
  /** The player may also leave it. */
  readonly optional?: boolean;
  /** Events that grant military operations all the same (Che). */
  readonly countsAsMilitary?: boolean;
  /** DEFCON stays where it is, whatever the country (Zbig). */
  readonly sparesDefcon?: boolean;
  /** Says which operations are granted even if there is nowhere to use them. */
  readonly isGranted?: boolean;
}

const NOWHERE = -1;
const COUP = optionId('coup');
const YES = optionId('yes');
/** The die that counts, and whether it is to be rolled again. */
const DIE = l.extra;
const AGAIN = l.answer;
const scratch = newMask();

/** Countries where a side may attempt a coup now. */
export function offerCoups(
  game: Table,
  side: Side,
  { kind, where }: CoupOptions,
  legal: Mask,
): void {
  const { sets, rules } = game;
  const rival = PRESENCE + rivalOf(side) * COUNTRY_WORDS;
  if (where) {
    where.into(game, legal);
    for (let i = 0; i < COUNTRY_WORDS; i++) legal[i] &= sets[rival + i];
  } else {
    for (let i = 0; i < COUNTRY_WORDS; i++) legal[i] = sets[rival + i];
  }
  rules.rule.limitCoups(game, side, legal, kind);
}

/** Whether a side has a target for such a coup. */
export function canCoup(game: Table, side: Side, options: CoupOptions): boolean {
  scratch.fill(0);
  offerCoups(game, side, options, scratch);
  return !isEmpty(scratch);
}

/**
 * §6.3. Locals: `value` operations, `target` the country. Answers how much rival influence
 * was removed, or -1 if no coup was made; the country is then the only one marked.
 */
export function coup(options: CoupOptions): Program<World> {
  const isMilitary = options.kind === COUP_WITH_OPS || options.countsAsMilitary === true;
  return program<World>('coup', [
    step((game) => {
      const { mem } = game;
      const frame = mem[FP];
      mem[frame + l.target] = NOWHERE;
      mem[RETURNED] = -1;
      if (!options.isGranted) return;
      emit(game, 'operations', sideOfCoup(game), Math.max(1, mem[frame + l.value]), COUP);
    }),
    question({
      prompt: 'coupTarget',
      domain: 'country',
      actor: ({ mem }) => mem[mem[FP] + ACTOR],
      args: ({ mem }) => [mem[mem[FP] + l.value]],
      legal: (game, legal) => {
        offerCoups(game, game.mem[game.mem[FP] + ACTOR] as Side, options, legal);
        if (options.optional && !isEmpty(legal)) add(legal, DONE);
      },
      take: ({ mem }, country) => {
        mem[mem[FP] + l.target] = country === DONE ? NOWHERE : country;
      },
    }),
    when(
      ({ mem }) => mem[mem[FP] + l.target] !== NOWHERE,
      [
        step((game) => beginCoup(game, isMilitary)),
        step((game) => prepareCoup(game, options)),
        roll('coupDie', sideOfCoup, ({ mem }, die) => void (mem[mem[FP] + DIE] = die)),
        when<World>(mayRollAgain, [
          ask(SELF, AGAIN, { yes: always, no: always }, 'coupAgain', ({ mem }) => [
            mem[mem[FP] + DIE],
            mem[mem[FP] + l.target],
          ]),
          when<World>(
            ({ mem }) => mem[mem[FP] + AGAIN] === YES,
            roll('coupDie', sideOfCoup, rollAgain),
          ),
        ]),
        step((game) => finishCoup(game, options)),
      ],
    ),
  ]);
}

function beginCoup(game: Table, isMilitary: boolean): void {
  const { mem, rules } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const country = mem[frame + l.target];
  markOnly(game, country);
  const ops = opsIn(game, side, mem[frame + CARD], mem[frame + l.value], country);
  mem[frame + l.value] = ops;
  emit(game, 'coup', side, country, ops);
  rules.rule.onCoup(game, side);
  if (isMilitary) gainMilitaryOps(game, side, ops);
}

const sideOfCoup = ({ mem }: Table): Side => mem[mem[FP] + ACTOR] as Side;

/** §6.3.6 of Red Sea: a flashpoint has its own steps before the die, with the same target. */
function prepareCoup(game: Table, { sparesDefcon = false }: CoupOptions): void {
  const { mem, rules } = game;
  if (rules.beforeCoup === undefined) return;
  const country = mem[mem[FP] + l.target];
  if (!rules.rule.isFlashpoint?.(game, country)) return;
  pushFrame(game, rules.beforeCoup);
  mem[mem[FP] + l.target] = country;
  mem[mem[FP] + l.value] = sparesDefcon ? 1 : 0;
}

function mayRollAgain(game: Table): boolean {
  return game.rules.rule.mayRollCoupAgain?.(game, sideOfCoup(game)) === true;
}

/** The second die counts, whatever it is. */
function rollAgain(game: Table, die: number): void {
  const { mem, rules } = game;
  const frame = mem[FP];
  const side = sideOfCoup(game);
  emit(game, 'rollAgain', side, mem[frame + DIE], die);
  mem[frame + DIE] = die;
  rules.rule.onCoupRolledAgain?.(game, side);
}

function finishCoup(game: Table, options: CoupOptions): void {
  const { mem, rules } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const country = mem[frame + l.target];
  const ops = mem[frame + l.value];
  const die = mem[frame + DIE];
  const modifier = rules.rule.coupDie(game, side, country);
  const result = die + modifier + ops - 2 * stabilityOf(game, country);
  emit(game, 'coupRoll', side, country, die, modifier, ops, result);
  mem[RETURNED] = 0;
  if (result > 0) {
    const removed = takeInfluence(game, rivalOf(side), country, result);
    mem[RETURNED] = removed;
    addInfluence(game, side, country, result - removed);
    rules.rule.onCoupSuccess?.(game, side, country);
  }
  if (options.sparesDefcon) return;
  if (costsDefcon(game, side, country, options.kind)) changeDefcon(game, -1);
}

/** Whether a coup there lowers DEFCON: in a battleground, or where every coup counts. */
export function costsDefcon(game: Table, side: Side, country: number, kind: CoupKind): boolean {
  const { rule } = game.rules;
  const isCostly = isBattleground(game, country) || rule.everyCoupCosts?.(game, country) === true;
  return isCostly && !rule.coupSparesDefcon(game, side, kind);
}

/** A coup with the operations of a card. */
export const coupWithOps = coup({ kind: COUP_WITH_OPS });
export { COUP_FREE, COUP_WITH_OPS };
