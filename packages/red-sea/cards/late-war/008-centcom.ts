import { drop } from '@brink/kernel';
import { US, USSR, emit, pickCountries, sideOf, throughout } from '@brink/struggle';
import { card } from '../../card.ts';

/** The US names a country: no USSR coups and realignments there any more. */
export default card(8, ({ Countries, CENTCOM }) => ({
  event: [
    pickCountries({
      by: US,
      prompt: 'centcom',
      count: 1,
      where: Countries,
      effect: (game, country) => {
        const kept = sideOf(game, USSR);
        game.mem[CENTCOM + kept] = country + 1;
        emit(game, 'centcom', kept, country);
      },
    }),
  ],
  lasting: [
    throughout({
      closeTargets: ({ mem }, side, targets) => {
        const closed = mem[CENTCOM + side] - 1;
        if (closed >= 0) drop(targets, closed);
      },
    }),
  ],
}));
