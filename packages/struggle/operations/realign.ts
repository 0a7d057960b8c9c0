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
  rollDie,
  step,
  when,
  whilst,
  type Mask,
  type Program,
} from '@brink/kernel';
import { emit } from '../emit.ts';
import {
  controlledNeighbours,
  influenceOf,
  isNextToSuperpower,
  takeInfluence,
} from '../influence.ts';
import { rivalOf, type Side } from '../sides.ts';
import { COUNTRY_WORDS, PRESENCE } from '../state.ts';
import { COUP_WITH_OPS, type CoupKind, type Table, type World } from '../world.ts';
import type { Where } from '../where.ts';
import { breakBonuses, keepAffordable } from './tiers.ts';

export interface RealignOptions {
  readonly kind: CoupKind;
  readonly where?: Where;
  /** The player may stop before his points are used up. */
  readonly optional?: boolean;
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

export function canRealign(game: Table, side: Side, options: RealignOptions): boolean {
  scratch.fill(0);
  offerRealignments(game, side, options, scratch);
  return !isEmpty(scratch);
}

/** §6.2: one point a roll; each target is named after the roll before it. */
export function realign(options: RealignOptions): Program<World> {
  return program<World>('realign', [
    step(({ mem }) => {
      const frame = mem[FP];
      mem[frame + SPENT] = 0;
      mem[frame + BROKEN] = 0;
      mem[frame + l.target] = 0;
    }),
    whilst(
      ({ mem }) => mem[mem[FP] + l.target] !== NOWHERE,
      [
        step(({ mem }) => void (mem[mem[FP] + l.target] = NOWHERE)),
        {
          kind: 'ask',
          prompt: 'realignTarget',
          domain: 'country',
          actor: ({ mem }) => mem[mem[FP] + ACTOR],
          args: ({ mem }) => [Math.max(1, mem[mem[FP] + l.value]) - mem[mem[FP] + SPENT]],
          legal: (game, legal) => offerAffordable(game, options, legal),
          take: (game, country) => {
            if (country !== DONE) beginRealignment(game, country);
          },
        },
        when(
          ({ mem }) => mem[mem[FP] + l.target] !== NOWHERE,
          [
            rollDie<World>('realignDie', ({ mem }, die) => void (mem[mem[FP] + l.answer] = die)),
            rollDie<World>('realignDieRival', finishRealignment),
          ],
        ),
      ],
    ),
  ]);
}

function offerAffordable(game: Table, options: RealignOptions, legal: Mask): void {
  const { mem } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const [raw, spent] = [mem[frame + l.value], mem[frame + SPENT]];
  offerRealignments(game, side, options, legal);
  keepAffordable(game, side, mem[frame + CARD], raw, spent, mem[frame + BROKEN], legal, undefined);
  if (isEmpty(legal)) return;
  const isPaid = spent >= Math.max(1, raw);
  const mayStop = spent > 0 && game.rules.rule.mayWastePoints(game);
  if (options.optional || isPaid || mayStop) add(legal, DONE);
}

function beginRealignment(game: Table, country: number): void {
  const { mem } = game;
  const frame = mem[FP];
  mem[frame + l.target] = country;
  mem[frame + SPENT]++;
  mem[frame + BROKEN] = breakBonuses(game, country, mem[frame + BROKEN]);
  emit(game, 'realign', mem[frame + ACTOR], country);
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

function finishRealignment(game: Table, rivalDie: number): void {
  const { mem } = game;
  const frame = mem[FP];
  const side = mem[frame + ACTOR] as Side;
  const rival = rivalOf(side);
  const country = mem[frame + l.target];
  const ownDie = mem[frame + l.answer];
  const ownModifier = realignmentModifier(game, side, country);
  const rivalModifier = realignmentModifier(game, rival, country);
  emit(game, 'realignRoll', side, country, ownDie, ownModifier);
  emit(game, 'realignRoll', rival, country, rivalDie, rivalModifier);
  const difference = ownDie + ownModifier - rivalDie - rivalModifier;
  if (difference > 0) takeInfluence(game, rival, country, difference);
  else if (difference < 0 && !game.rules.rule.activeKeepsInfluence(game)) {
    takeInfluence(game, side, country, -difference);
  }
}

export const realignWithOps = realign({ kind: COUP_WITH_OPS });
