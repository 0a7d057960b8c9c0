import {
  PHASING,
  ROUND,
  US,
  USSR,
  gainVp,
  isRaised,
  lowerFlag,
  optionId,
  type Table,
} from '@brink/struggle';
import { GRAIN_SALES, MISSILE_ENVY, STAR_WARS, UN_INTERVENTION } from '../card-sets.ts';
import { Flag } from '../flags.ts';
import { isRuled } from '../rulings.ts';
import { BURIAL_DEFERRED } from '../state.ts';

const isDue = (game: Table): boolean =>
  isRaised(game, Flag.WeWillBuryYou) && game.mem[ROUND] !== 0 && game.mem[PHASING] === US;

/** Its event may bring UN Intervention into play. */
const bringsCards = (card: number): boolean =>
  card === MISSILE_ENVY || card === GRAIN_SALES || card === STAR_WARS;

/**
 * We Will Bury You waits for the next action round of the US. Its first card decides: UN
 * Intervention for the event answers it; by ruling also when another event brings that card.
 */
export function answerBurial(game: Table, card: number, use: number): void {
  if (!isDue(game)) return;
  const isEvent = use === optionId('event');
  const mayFollow = isEvent && bringsCards(card);
  if (mayFollow && isRuled(game, 'weWillBuryYouHeedsIndirectUnIntervention')) {
    game.mem[BURIAL_DEFERRED] = 1;
  } else {
    settle(game, isEvent && card === UN_INTERVENTION);
  }
}

/** The US plays no card in that round: the USSR is paid. */
export function payBurial(game: Table): void {
  if (isDue(game)) settle(game, false);
}

/** The round is over and what might have brought UN Intervention has not. */
export function payDeferredBurial(game: Table): void {
  if (game.mem[BURIAL_DEFERRED] === 1) payBurial(game);
}

function settle(game: Table, isAnswered: boolean): void {
  game.mem[BURIAL_DEFERRED] = 0;
  lowerFlag(game, Flag.WeWillBuryYou);
  if (!isAnswered) gainVp(game, USSR, 3);
}
