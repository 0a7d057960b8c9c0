import {
  ACTOR,
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
} from '@brink/kernel';
import { optionId } from '../options.ts';
import { COUP_WITH_OPS, type Table, type World } from '../world.ts';
import { offerPlaces, placePoint } from './place.ts';
import { beginRealignment, offerAffordable, realignDice } from './realign.ts';
import { question } from '../question.ts';

const SPENT = l.count;
const BROKEN = l.extra;
const KIND = l.answer;
const NOTHING = 0;
const INFLUENCE = optionId('influence');
const REALIGN = optionId('realign');
const WITH_OPS = { kind: COUP_WITH_OPS } as const;

const scratch = newMask();

function canPlaceNow(game: Table): boolean {
  scratch.fill(0);
  offerPlaces(game, scratch);
  return !isEmpty(scratch);
}

function canRealignNow(game: Table): boolean {
  scratch.fill(0);
  offerAffordable(game, WITH_OPS, scratch);
  return !isEmpty(scratch);
}

/**
 * Whether the frame's points can be split at all: each way can still be paid for when a point
 * has gone the other way. The point of a region bonus counts where it is one.
 */
export function canMix(game: Table): boolean {
  if (game.rules.rule.mixesOperations?.(game) !== true) return false;
  const { mem } = game;
  const spent = mem[FP] + SPENT;
  const before = mem[spent];
  mem[spent] = 1;
  const isOpen = canPlaceNow(game) && canRealignNow(game);
  mem[spent] = before;
  return isOpen;
}

function offerKinds(game: Table, legal: Mask): void {
  if (canPlaceNow(game)) add(legal, INFLUENCE);
  if (canRealignNow(game)) add(legal, REALIGN);
  if (isEmpty(legal)) return;
  const { mem, rules } = game;
  const spent = mem[mem[FP] + SPENT];
  const isPaid = spent >= Math.max(1, mem[mem[FP] + l.value]);
  if (isPaid || (spent > 0 && rules.rule.mayWastePoints(game))) add(legal, DONE);
}

const isNow =
  (kind: number) =>
  ({ mem }: Table): boolean =>
    mem[mem[FP] + KIND] === kind;

const actor = ({ mem }: Table): number => mem[mem[FP] + ACTOR];
const pointsLeft = ({ mem }: Table): [left: number] => [
  Math.max(1, mem[mem[FP] + l.value]) - mem[mem[FP] + SPENT],
];

/**
 * Designer's optional rule: points of one card for placing and for realignments, one by one.
 * Which countries are closed to one by the other is the game's to say.
 */
export const mixOperations = program<World>('mixOperations', [
  step(({ mem }) => {
    const frame = mem[FP];
    mem[frame + SPENT] = 0;
    mem[frame + BROKEN] = 0;
    mem[frame + KIND] = INFLUENCE;
  }),
  whilst(
    ({ mem }) => mem[mem[FP] + KIND] !== NOTHING,
    [
      step(({ mem }) => void (mem[mem[FP] + KIND] = NOTHING)),
      question({
        prompt: 'mixedOperations',
        domain: 'option',
        actor,
        args: pointsLeft,
        legal: offerKinds,
        take: ({ mem }, choice) => {
          mem[mem[FP] + KIND] = choice === DONE ? NOTHING : choice;
        },
      }),
      when(isNow(INFLUENCE), [
        question({
          prompt: 'placeInfluence',
          domain: 'country',
          actor,
          args: pointsLeft,
          legal: offerPlaces,
          take: placePoint,
        }),
      ]),
      when(isNow(REALIGN), [
        question({
          prompt: 'realignTarget',
          domain: 'country',
          actor,
          args: pointsLeft,
          legal: (game, legal) => offerAffordable(game, WITH_OPS, legal),
          take: beginRealignment,
        }),
        realignDice(WITH_OPS),
      ]),
    ],
  ),
]);
