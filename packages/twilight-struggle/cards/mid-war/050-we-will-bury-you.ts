import { step } from '@brink/kernel';
import {
  PHASING,
  ROUND,
  US,
  USSR,
  degradeDefcon,
  gainVp,
  isRaised,
  lowerFlag,
  optionId,
  raise,
  throughout,
  whileRaised,
  type Table,
} from '@brink/struggle';
import { card } from '../../card.ts';
import { GRAIN_SALES, MISSILE_ENVY, STAR_WARS, UN_INTERVENTION } from '../../card-sets.ts';
import { Flag } from '../../flags.ts';
import { isRuled } from '../../rulings.ts';
import { BURIAL_DEFERRED } from '../../state.ts';

const isDue = (game: Table): boolean =>
  isRaised(game, Flag.WeWillBuryYou) && game.mem[ROUND] !== 0 && game.mem[PHASING] === US;

/** Its event may bring UN Intervention into play. */
const bringsCards = (played: number): boolean =>
  played === MISSILE_ENVY || played === GRAIN_SALES || played === STAR_WARS;

function settle(game: Table, isAnswered: boolean): void {
  game.mem[BURIAL_DEFERRED] = 0;
  lowerFlag(game, Flag.WeWillBuryYou);
  if (!isAnswered) gainVp(game, USSR, 3);
}

function pay(game: Table): void {
  if (isDue(game)) settle(game, false);
}

/**
 * The first card of that round decides: UN Intervention for the event answers; by ruling also when
 * another event brings that card.
 */
function answer(game: Table, played: number, use: number): void {
  if (!isDue(game)) return;
  const isEvent = use === optionId('event');
  const mayFollow = isEvent && bringsCards(played);
  if (mayFollow && isRuled(game, 'weWillBuryYouHeedsIndirectUnIntervention')) {
    game.mem[BURIAL_DEFERRED] = 1;
  } else {
    settle(game, isEvent && played === UN_INTERVENTION);
  }
}

/**
 * DEFCON drops by 1. The USSR gains 3 VP in the next action round of the US, unless the US plays
 * UN Intervention in it for the event.
 */
export default card(50, {
  event: [degradeDefcon(1), raise(Flag.WeWillBuryYou)],
  lasting: [
    whileRaised(Flag.WeWillBuryYou, US, {
      onPlay: (game, _side, played, use) => answer(game, played, use),
      onNoPlay: pay,
    }),
    // The round is over, and what might have brought UN Intervention has not.
    throughout({
      afterRound: [
        step((game) => {
          if (game.mem[BURIAL_DEFERRED] === 1) pay(game);
        }),
      ],
    }),
  ],
});
