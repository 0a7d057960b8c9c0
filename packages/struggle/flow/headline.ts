import {
  ACTOR,
  CARD,
  call,
  drop,
  isEmpty,
  newMask,
  program,
  step,
  whilst,
  type Mask,
} from '@brink/kernel';
import { discard, handOf, moveCard, offerZone, reveal } from '../deck.ts';
import { emit } from '../emit.ts';
import { fixReach } from '../influence.ts';
import { US, USSR, rivalOf, type Side } from '../sides.ts';
import { COMMITTED, HEADLINES, PHASING, RESOLVING, ROUND, ROUND_OF } from '../state.ts';
import type { Table, World } from '../world.ts';
import { factsOf, playForEvent } from './play.ts';
import { dueCard } from './rounds.ts';
import { questionToAll } from '../question.ts';

/** §4.5 C: any card of the hand but those that are no headline and one that is due. */
export function offerHeadlines(game: Table, side: Side, legal: Mask): void {
  offerZone(game, handOf(side), legal);
  game.rules.rule.limitHeadlines?.(game, side, legal);
  const due = dueCard(game, side);
  if (due !== 0) drop(legal, due);
}

/** Whether a side chooses its headline when the other's lies open. */
export const seesHeadline = (game: Table, side: Side): boolean =>
  game.rules.rule.seesHeadline?.(game, side) === true;

const scratch = newMask();

function mustChoose(game: Table, side: Side): boolean {
  if (game.mem[COMMITTED + side] !== 0) return false;
  scratch.fill(0);
  offerHeadlines(game, side, scratch);
  return !isEmpty(scratch);
}

/** Both at the same time, unless one of them sees the other's headline first. */
function choosers(game: Table): number {
  const us = mustChoose(game, US);
  const ussr = mustChoose(game, USSR);
  if (us && ussr) {
    if (seesHeadline(game, US)) return 1 << USSR;
    if (seesHeadline(game, USSR)) return 1 << US;
  }
  return (us ? 1 << US : 0) | (ussr ? 1 << USSR : 0);
}

function commit(game: Table, side: Side, card: number): void {
  game.mem[COMMITTED + side] = card + 1;
  if (seesHeadline(game, rivalOf(side))) reveal(game, side, card);
}

function showHeadlines(game: Table): void {
  const { mem } = game;
  for (const side of [USSR, US] as const) {
    const card = mem[COMMITTED + side] - 1;
    mem[COMMITTED + side] = 0;
    mem[HEADLINES + side] = Math.max(0, card);
    if (card < 0) continue;
    moveCard(game, card, RESOLVING);
    game.reveals++;
    emit(game, 'headline', side, card);
  }
}

/** One that cancels the other goes first; then higher operations, the US on a tie. */
function nextHeadline(game: Table): Side {
  const { mem, rules } = game;
  const [us, ussr] = [mem[HEADLINES + US], mem[HEADLINES + USSR]];
  if (us === 0) return USSR;
  if (ussr === 0) return US;
  const first = rules.rule.headlineFirst?.(game, us, ussr);
  if (first !== undefined) return first;
  return factsOf(game, ussr).ops > factsOf(game, us).ops ? USSR : US;
}

/** A headline that still waits is put aside by the other one. */
export function cancelHeadline(game: Table, side: Side): void {
  const cancelled = game.mem[HEADLINES + side];
  if (cancelled === 0) return;
  game.mem[HEADLINES + side] = 0;
  discard(game, side, cancelled);
}

/** Both choose a headline in secret, then both are carried out. */
export const headlinePhase = program<World>('headlinePhase', [
  step((game) => {
    const { mem, rules } = game;
    mem[ROUND] = 0;
    mem[ROUND_OF] = 0;
    rules.rule.onRound?.(game);
  }),
  questionToAll({
    prompt: 'headline',
    domain: 'card',
    actors: choosers,
    legal: (game, side, legal) => offerHeadlines(game, side as Side, legal),
    take: (game, side, card) => commit(game, side as Side, card),
  }),
  step(showHeadlines),
  whilst(
    ({ mem }) => mem[HEADLINES + US] !== 0 || mem[HEADLINES + USSR] !== 0,
    [
      step((game) => {
        game.mem[PHASING] = nextHeadline(game);
        fixReach(game);
      }),
      call(playForEvent, (game, _caller, callee) => {
        const { mem } = game;
        const side = mem[PHASING];
        mem[callee + ACTOR] = side;
        mem[callee + CARD] = mem[HEADLINES + side];
        mem[HEADLINES + side] = 0;
      }),
    ],
  ),
]);
