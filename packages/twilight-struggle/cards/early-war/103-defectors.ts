import { step, when } from '@brink/kernel';
import { PHASING, ROUND, US, USSR, discard, gain, type Table } from '@brink/struggle';
import { card } from '../../card.ts';
import { HEADLINES } from '../../state.ts';

const isHeadline = ({ mem }: Table): boolean => mem[ROUND] === 0;

/** The USSR headline that still waits is put aside. */
function cancelHeadline(game: Table): void {
  const cancelled = game.mem[HEADLINES + USSR];
  if (cancelled === 0) return;
  game.mem[HEADLINES + USSR] = 0;
  discard(game, USSR, cancelled);
}

/** Cancels a USSR headline; in an action round of the USSR it gives the US 1 VP. */
export default card(103, {
  condition: (game) => isHeadline(game) || game.mem[PHASING] === USSR,
  event: [when(isHeadline, [step(cancelHeadline)], [gain(US, 1)])],
});
