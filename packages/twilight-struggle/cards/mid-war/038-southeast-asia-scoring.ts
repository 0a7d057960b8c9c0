import { step } from '@brink/kernel';
import { US, USSR, controlledBy, countOf, emit, gainVp, sideOf } from '@brink/struggle';
import { card } from '../../card.ts';
import { SoutheastAsia, Thailand, countries } from '../../map.ts';

/** Thailand counts twice. */
const [points, more] = [SoutheastAsia, countries(Thailand)].map((where) =>
  ([US, USSR] as const).map((side) => countOf(where.and(controlledBy(side)))),
);

/** Each side counts 1 for a country of Southeast Asia, 2 for Thailand; the difference is paid. */
export default card(38, {
  event: [
    step((game) => {
      const us = points[US](game) + more[US](game);
      const ussr = points[USSR](game) + more[USSR](game);
      emit(game, 'scoringSoutheastAsia', us, ussr);
      gainVp(game, sideOf(game, us >= ussr ? US : USSR), Math.abs(us - ussr));
    }),
  ],
});
