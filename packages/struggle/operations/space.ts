import { ACTOR, FP, RETURNED, l, program, setLocal, step, when, type Steps } from '@brink/kernel';
import { drawStep, reshuffleIfEmpty } from '../deck.ts';
import { roll } from '../die.ts';
import { emit } from '../emit.ts';
import { opsOf } from '../ops-value.ts';
import { always, ask, optionId } from '../options.ts';
import { gainVp } from '../result.ts';
import { SELF, rivalOf, type Side } from '../sides.ts';
import { SPACE, SPACE_ATTEMPTS } from '../state.ts';
import type { SpaceBox, Table, World } from '../world.ts';

/** Whether a side is further in the space race than the other. */
export const isAheadInSpace = ({ mem }: Table, side: Side): boolean =>
  mem[SPACE + side] > mem[SPACE + rivalOf(side)];

/** The ability of a box: its owner has reached it and the rival has not (§6.4.4). */
export const hasSpaceAbility = ({ mem }: Table, side: Side, box: number): boolean =>
  mem[SPACE + side] >= box && mem[SPACE + rivalOf(side)] < box;

/** The track that this game is played with. */
export const spaceTrack = (game: Table): readonly SpaceBox[] =>
  game.rules.rule.spaceTrack?.(game) ?? game.rules.space;

/** §6.4.1–2, §6.4.6: enough operations, an attempt left this turn, a box to go to. */
export function canSpace(game: Table, side: Side, printed: number): boolean {
  const { mem, rules } = game;
  const track = spaceTrack(game);
  const next = mem[SPACE + side] + 1;
  return (
    next < track.length &&
    mem[SPACE_ATTEMPTS + side] < rules.rule.spaceAttemptsAllowed(game, side) &&
    opsOf(game, side, printed) >= track[next].ops
  );
}

/** Moves a marker forward; only the last box entered pays. */
export function advanceInSpace(game: Table, side: Side, boxes: number): void {
  const { mem } = game;
  mem[RETURNED] = 0;
  const track = spaceTrack(game);
  const to = Math.min(track.length - 1, mem[SPACE + side] + boxes);
  if (to === mem[SPACE + side]) return;
  mem[SPACE + side] = to;
  const { vpFirst, vpSecond, drawsFirst, label = to } = track[to];
  emit(game, 'spaceAdvance', side, label);
  const isFirst = mem[SPACE + rivalOf(side)] < to;
  if (isFirst && drawsFirst) mem[RETURNED] = 1;
  gainVp(game, side, isFirst ? vpFirst : vpSecond);
}

const spaceActor = ({ mem }: Table): Side => mem[mem[FP] + ACTOR] as Side;

/** After `advanceInSpace` for the frame's owner: the card that a box may give. */
export const drawSpaceReward: Steps<World> = [
  when(({ mem }) => mem[RETURNED] === 1, [step(reshuffleIfEmpty), drawStep(spaceActor)]),
];

const YES = optionId('yes');

/** A card is sent into space, and the die decides. */
export const spaceAttempt = program<World>('spaceAttempt', [
  step((game) => {
    game.mem[SPACE_ATTEMPTS + spaceActor(game)]++;
    setLocal(game, l.answer, YES);
  }),
  when<World>(
    (game) => game.rules.rule.mayDeclineSpaceDie?.(game) === true,
    [ask(SELF, l.answer, { yes: always, no: always }, 'spaceRoll')],
  ),
  when<World>(
    ({ mem }) => mem[mem[FP] + l.answer] === YES,
    [
      roll('spaceDie', spaceActor, (game, die) => {
        const { mem } = game;
        const side = spaceActor(game);
        const box = mem[SPACE + side] + 1;
        const { die: needed, label = box } = spaceTrack(game)[box];
        emit(game, 'spaceRoll', side, label, die, needed);
        mem[RETURNED] = 0;
        if (die <= needed) advanceInSpace(game, side, 1);
      }),
      drawSpaceReward,
    ],
  ),
]);
