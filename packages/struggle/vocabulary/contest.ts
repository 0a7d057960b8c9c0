import { l, local, setLocal, step, whilst, type Steps } from '@brink/kernel';
import { rollTogether } from '../die.ts';
import { emit } from '../emit.ts';
import type { PlainPrompt } from '../prompts.ts';
import { RIVAL, SELF, rivalOf, sideOf, type Side } from '../sides.ts';
import type { Table, World } from '../world.ts';

/** Who has won a contest, plus one; 0 after a tie. */
export const WINNER = l.extra;

/** A contest of dice: who rolls what, with which bonus, and what the winner gets. */
export interface Contest {
  readonly prompts: readonly [self: PlainPrompt, rival: PlainPrompt];
  /** What is added to the die of a side. */
  readonly bonus: (game: Table, side: Side) => number;
  readonly won: (game: Table, winner: Side) => void;
  /** A tie is rolled again. */
  readonly untilNoTie?: boolean;
}

/** Whoever carries the event out and the opponent roll at the same time; the higher sum wins. */
export function contest({ prompts, bonus, won, untilNoTie = false }: Contest): Steps<World> {
  const compare = (game: Table, rivalDie: number): void => {
    const self = sideOf(game, SELF);
    const rival = rivalOf(self);
    const die = local(game, l.value);
    const [own, others] = [bonus(game, self), bonus(game, rival)];
    emit(game, 'roll', self, die, own, 0);
    emit(game, 'roll', rival, rivalDie, others, 0);
    const lead = die + own - rivalDie - others;
    if (lead === 0) return;
    const winner = lead > 0 ? self : rival;
    setLocal(game, WINNER, winner + 1);
    won(game, winner);
  };
  const dice = rollTogether(
    {
      prompt: prompts[0],
      who: (game) => sideOf(game, SELF),
      take: (game, die) => setLocal(game, l.value, die),
    },
    { prompt: prompts[1], who: (game) => sideOf(game, RIVAL), take: compare },
  );
  return [
    step((game) => setLocal(game, WINNER, 0)),
    untilNoTie ? whilst((game) => local(game, WINNER) === 0, dice) : dice,
  ];
}
