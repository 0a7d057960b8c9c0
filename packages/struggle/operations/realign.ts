import {
  ACTOR,
  CARD,
  DONE,
  FP,
  add,
  isEmpty,
  l,
  newMask,
  program,
  step,
  when,
  whilst,
  type Mask,
  type Program,
  type Steps,
} from '@brink/kernel';
import { rollTogether } from '../die.ts';
import { emit } from '../emit.ts';
import {
  controlledNeighbours,
  influenceOf,
  isNextToSuperpower,
  takeInfluence,
} from '../influence.ts';
import { rivalOf, type Side } from '../sides.ts';
import { COUNTRY_WORDS, MARKED, PRESENCE } from '../state.ts';
import { COUP_WITH_OPS, type CoupKind, type Table, type World } from '../world.ts';
import type { Where } from '../where.ts';
import { breakBonuses, keepAffordable } from './tiers.ts';
import { question } from '../question.ts';

/** How realignments are made: with operations or free, and where. */
export interface RealignOptions {
  readonly kind: CoupKind;
  readonly where?: Where;
  /** The player may stop before his points are used up. */
  readonly optional?: boolean;
  /** Added to the die of the one who tries (Israeli Periphery Doctrine). */
  readonly bonus?: number;
  /** No country twice (F-5Es Delivered). */
  readonly once?: boolean;
}

const NOWHERE = -1;
const SPENT = l.count;
const BROKEN = l.extra;
const scratch = newMask();

/** Countries where a side may try to realign now, whatever it has left to spend. */
export function offerRealignments(
  game: Table,
  side: Side,
  { kind, where }: RealignOptions,
  legal: Mask,
): void {
  const { sets, rules } = game;
  const rival = PRESENCE + rivalOf(side) * COUNTRY_WORDS;
  const isAnywhere = rules.rule.realignsAnywhere?.(game) === true;
  if (where) where.into(game, legal);
  for (let i = 0; i < COUNTRY_WORDS; i++) {
    const open = isAnywhere ? onMap(rules.countryCount - (i << 5)) : sets[rival + i];
    legal[i] = where ? legal[i] & open : open;
  }
  rules.rule.limitRealignments(game, side, legal, kind);
}

/** A word of the set of all countries, when so many are left to fill it. */
function onMap(left: number): number {
  if (left >= 32) return -1;
  return left <= 0 ? 0 : (1 << left) - 1;
}

/** Whether a side has a target for such a realignment. */
export function canRealign(game: Table, side: Side, options: RealignOptions): boolean {
  scratch.fill(0);
  offerRealignments(game, side, options, scratch);
  return !isEmpty(scratch);
}

/** Both dice, the active side's first, and what they do. */
export const realignDice = (options: RealignOptions): Steps<World> =>
  rollTogether(
    {
      prompt: 'realignDie',
      who: active,
      take: ({ mem }, die) => void (mem[mem[FP] + l.answer] = die),
    },
    {
      prompt: 'realignDieRival',
      who: passive,
      take: (game, die) => finishRealignment(game, die, options),
    },
  );

/** §6.2: one point a roll; each target is named after the roll before it. */
export function realign(options: RealignOptions): Program<World> {
  return program<World>('realign', [
    step(({ mem, sets }) => {
      const frame = mem[FP];
      mem[frame + SPENT] = 0;
      mem[frame + BROKEN] = 0;
      mem[frame + l.target] = 0;
      if (options.once) sets.fill(0, MARKED, MARKED + COUNTRY_WORDS);
    }),
    whilst(
      ({ mem }) => mem[mem[FP] + l.target] !== NOWHERE,
      [
        step(({ mem }) => void (mem[mem[FP] + l.target] = NOWHERE)),
        question({
          prompt: 'realignTarget',
          domain: 'country',
          actor: ({ mem }) => mem[mem[FP] + ACTOR],
          args: ({ mem }) => [Math.max(1, mem[mem[FP] + l.value]) - mem[mem[FP] + SPENT]],
          legal: (game, legal) => offerTargets(game, options, legal),
          take: (game, country) => {
            if (country !== DONE) beginRealignment(game, country);
          },
        }),
        when(({ mem }) => mem[mem[FP] + l.target] !== NOWHERE, realignDice(options)),
      ],
    ),
  ]);
}

/** Countries that the frame's points allow. */
export function offerAffordable(game: Table, options: RealignOptions, legal: Mask): void {
  const { mem } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const [raw, spent] = [mem[frame + l.value], mem[frame + SPENT]];
  offerRealignments(game, side, options, legal);
  if (options.once) for (let i = 0; i < COUNTRY_WORDS; i++) legal[i] &= ~game.sets[MARKED + i];
  keepAffordable(game, side, mem[frame + CARD], raw, spent, mem[frame + BROKEN], legal, undefined);
}

function offerTargets(game: Table, options: RealignOptions, legal: Mask): void {
  offerAffordable(game, options, legal);
  if (isEmpty(legal)) return;
  const { mem } = game;
  const frame = mem[FP];
  const [raw, spent] = [mem[frame + l.value], mem[frame + SPENT]];
  const isPaid = spent >= Math.max(1, raw);
  const mayStop = spent > 0 && game.rules.rule.mayWastePoints(game);
  if (options.optional || isPaid || mayStop) add(legal, DONE);
}

const active = ({ mem }: Table): Side => mem[mem[FP] + ACTOR] as Side;
const passive = (game: Table): Side => rivalOf(active(game));

/** Names the target and pays; locals as in `realign`. */
export function beginRealignment(game: Table, country: number): void {
  const { mem, sets } = game;
  const frame = mem[FP];
  mem[frame + l.target] = country;
  mem[frame + SPENT]++;
  mem[frame + BROKEN] = breakBonuses(game, country, mem[frame + BROKEN]);
  sets[MARKED + (country >> 5)] |= 1 << (country & 31);
  const side = mem[frame + ACTOR] as Side;
  emit(game, 'realign', side, country);
  game.rules.rule.onRealigning?.(game, side, country);
}

/** What a side adds to its die: neighbours, more influence here, its own superpower. */
export function realignmentModifier(game: Table, side: Side, country: number): number {
  const leads = influenceOf(game, side, country) > influenceOf(game, rivalOf(side), country);
  return (
    controlledNeighbours(game, side, country) +
    (leads ? 1 : 0) +
    (isNextToSuperpower(game, side, country) ? 1 : 0) +
    game.rules.rule.realignmentDie(game, side)
  );
}

function finishRealignment(game: Table, rivalDie: number, { bonus = 0 }: RealignOptions): void {
  const { mem } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const rival = rivalOf(side);
  const country = mem[frame + l.target];
  const ownDie = mem[frame + l.answer];
  const ownModifier = realignmentModifier(game, side, country) + bonus;
  const rivalModifier = realignmentModifier(game, rival, country);
  emit(game, 'realignRoll', side, country, ownDie, ownModifier);
  emit(game, 'realignRoll', rival, country, rivalDie, rivalModifier);
  const difference = ownDie + ownModifier - rivalDie - rivalModifier;
  if (difference > 0) takeInfluence(game, rival, country, difference);
  else if (difference < 0 && !game.rules.rule.activeKeepsInfluence(game, side)) {
    takeInfluence(game, side, country, -difference);
  }
}

/** Realignments with the operations of a card. */
export const realignWithOps = realign({ kind: COUP_WITH_OPS });
