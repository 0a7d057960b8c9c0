import { ALL_SEEING, type Random, type Viewer } from '@brink/kernel';
import { US, USSR, anyBid, answerAnew, type Side, type Table } from '@brink/struggle';
import { CRISIS, STATECRAFT_LOST } from './state.ts';
import { choiceOfCard, statecraftHand, unshown } from './turn-zero/statecraft.ts';

/** A random member of a small mask. */
function pick(mask: number, random: Random): number {
  const members: number[] = [];
  for (let i = 0; mask >> i !== 0; i++) if (mask & (1 << i)) members.push(i);
  return members[random.below(members.length)];
}

function anotherAnswer(game: Table, side: Side, random: Random): number {
  return game.mem[CRISIS] === 0
    ? anyBid(random)
    : choiceOfCard(side, pick(statecraftHand(game, side), random));
}

/** Bids and statecraft that a viewer has not seen are chosen anew, and what was lost face down. */
export function sealAnew(game: Table, viewer: Viewer, random: Random): void {
  if (viewer === ALL_SEEING) return;
  const { mem } = game;
  for (const side of [US, USSR] as const) {
    if (side === viewer) continue;
    if (mem[STATECRAFT_LOST + side] !== 0) {
      mem[STATECRAFT_LOST + side] = pick(unshown(game, side), random) + 1;
    }
  }
  answerAnew(game, viewer, (side) => anotherAnswer(game, side, random));
}
